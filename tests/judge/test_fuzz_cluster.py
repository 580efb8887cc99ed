"""regelratt fuzz --cluster: on a real scheduler with workers in processes of their own, of which one is killed."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from regelratt.fuzz.campaign import Campaign, Progress
from regelratt.fuzz.pool import Cluster, Here
from regelratt.fuzz.sides import Spec

ROOT = Path(__file__).parent.parent.parent
ADAPTER = "python:tests.judge.wrong:NoTrotta"
SPEC = Spec("mulle", ADAPTER, "", ("0.3.0", "utkast"))
ROUNDS = 10


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler with two workers: its address, and the workers' processes."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "3"}
    address = tmp_path / "address.json"
    quiet = {"cwd": tmp_path, "env": environment, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with ExitStack() as stack:

        def start(*command: object) -> subprocess.Popen[bytes]:
            process = subprocess.Popen([sys.executable, "-m", *map(str, command)], **quiet)  # type: ignore[call-overload]
            stack.callback(process.wait)
            stack.callback(process.kill)
            return process

        start(
            "distributed.cli.dask_scheduler", "--scheduler-file", address, "--host", "127.0.0.1", "--port", 0,
            "--dashboard-address", "127.0.0.1:0", "--no-show", "--no-dashboard",
        )  # fmt: skip
        workers = [
            start(
                "distributed.cli.dask_worker",
                "--scheduler-file",
                address,
                "--nthreads",
                1,
                "--no-nanny",
                "--no-dashboard",
                "--local-directory",
                tmp_path / f"worker {number}",
            )
            for number in range(2)
        ]
        from distributed import Client

        with Client(scheduler_file=str(address), timeout=120, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=120)
            yield client.scheduler.address, workers


def test_nothing_is_lost_when_a_worker_is_killed_in_the_middle(
    scheduler: tuple[str, list[subprocess.Popen[bytes]]],
) -> None:
    address, workers = scheduler
    killed = []

    def watch(progress: Progress) -> None:
        if progress.rounds >= 2 and not killed:
            workers[0].send_signal(signal.SIGKILL)
            killed.append(progress.rounds)

    pool = Cluster(address)
    try:
        far = Campaign(SPEC, pool, watch).run(rounds=ROUNDS)
    finally:
        pool.close()
    assert killed
    assert killed[0] < ROUNDS
    assert workers[0].wait() == -signal.SIGKILL
    here = Here()
    near = Campaign(SPEC, here).run(rounds=ROUNDS)
    here.close()
    assert far.rounds == ROUNDS
    assert (far.questions, far.tally.clauses, far.findings) == (near.questions, near.tally.clauses, near.findings)
    assert far.findings


def test_the_command_runs_on_a_cluster(scheduler: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "regelratt", "fuzz", "--adapter", ADAPTER, "--rounds", "4", "--cluster", scheduler[0]],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}, capture_output=True,
        encoding="utf-8",
    )  # fmt: skip
    assert told.returncode == 1, told.stderr
    assert "play refused trotta" in told.stdout
    assert len(list((tmp_path / "fuzz-found").glob("*.feature"))) == 1
