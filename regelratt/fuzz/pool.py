"""Where rounds are run: here, on all cores of this machine, or on a cluster."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Collection
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from typing import Any, Protocol

from .sides import close
from .stopping import Flag, heed

_PATIENCE = 15.0
"""Seconds for what is running to come to its end when it is broken off."""


class NoCluster(Exception):
    """The cluster cannot be reached, or what is needed for it is not installed."""


class Lost(Exception):
    """What ran a round is gone, and the round with it: it can be asked again."""


class Pool(Protocol):
    """Something that runs functions of plain data."""

    workers: int

    def submit(self, function: Callable[..., Any], *arguments: Any) -> "Future[Any]":
        """Run it, some time."""

    def outcome(self, future: "Future[Any]") -> Any:
        """What came of it; `Lost` where nobody can know."""

    def stop(self, futures: "Collection[Future[Any]]") -> None:
        """End what is running as soon as that can be done."""

    def close(self) -> None:
        """Leave nothing running."""


class Here:
    """This process: one thing at a time, at once."""

    workers = 1

    def submit(self, function: Callable[..., Any], *arguments: Any) -> "Future[Any]":
        """Run it now."""
        future: Future[Any] = Future()
        try:
            future.set_result(function(*arguments))
        except Exception as error:  # told when it is asked for, as in any other pool
            future.set_exception(error)
        return future

    def outcome(self, future: "Future[Any]") -> Any:
        """What came of it."""
        return future.result()

    def stop(self, futures: "Collection[Future[Any]]") -> None:
        """Nothing is running besides."""

    def close(self) -> None:
        """End the engines."""
        close()


def _deaf(stop: Flag) -> None:
    """A worker leaves an interrupt to the one who gives it work, or its engine would be cut off in the middle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    heed(stop)


class Cores:
    """Processes of this machine, each with engines of its own."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or os.cpu_count() or 1
        self._context = multiprocessing.get_context("spawn")
        self._stop = self._context.Event()
        self._pool = self._new()

    def _new(self) -> Executor:
        return ProcessPoolExecutor(self.workers, self._context, initializer=_deaf, initargs=(self._stop,))

    def submit(self, function: Callable[..., Any], *arguments: Any) -> "Future[Any]":
        """Give it to a process that is free. Where one has died a new lot is started."""
        try:
            return self._pool.submit(function, *arguments)
        except BrokenExecutor:
            self._pool.shutdown(wait=False)
            self._pool = self._new()
            return self._pool.submit(function, *arguments)

    def outcome(self, future: "Future[Any]") -> Any:
        """What came of it."""
        try:
            return future.result()
        except (BrokenExecutor, CancelledError) as error:
            raise Lost(str(error)) from error

    def stop(self, futures: "Collection[Future[Any]]") -> None:
        """Begin nothing more, and wait until the questions are answered that are being asked."""
        self._stop.set()
        for future in futures:
            future.cancel()
        wait(futures, _PATIENCE)

    def close(self) -> None:
        """Let what is running end, and start nothing more."""
        self._pool.shutdown(wait=True, cancel_futures=True)


class Cluster:
    """The workers of a dask scheduler that runs already."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client  # noqa: PLC0415  an extra
        except ImportError as error:
            raise NoCluster("A cluster needs the extra cluster: install regelratt[cluster].") from error
        try:
            client: Any = Client(address, timeout=10, set_as_default=False)  # type: ignore[no-untyped-call]
        except (OSError, ValueError) as error:
            raise NoCluster(f"No scheduler answers at {address}: {error}") from error
        self._client: Any = client
        self.workers: int = max(1, sum(client.nthreads().values()))
        self._pool = client.get_executor(pure=False)

    def submit(self, function: Callable[..., Any], *arguments: Any) -> "Future[Any]":
        """Give it to the scheduler, which gives it to another worker when one dies."""
        future: Future[Any] = self._pool.submit(function, *arguments)
        return future

    def outcome(self, future: "Future[Any]") -> Any:
        """What came of it."""
        from distributed import KilledWorker  # noqa: PLC0415
        from distributed.comm.core import CommClosedError  # noqa: PLC0415

        try:
            return future.result()
        except (KilledWorker, CommClosedError, CancelledError) as error:
            raise Lost(str(error)) from error

    def stop(self, futures: "Collection[Future[Any]]") -> None:
        """A round that has begun elsewhere comes to its end there, and nobody waits for it."""

    def close(self) -> None:
        """Leave the scheduler as it was."""
        self._pool.shutdown(wait=False)
        self._client.close()
