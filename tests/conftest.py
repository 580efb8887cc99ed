"""How thoroughly the property tests look: enough by default, more with `--hypothesis-profile=thorough`."""

import signal

from hypothesis import HealthCheck, settings

settings.register_profile(
    "default", max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("default"), max_examples=2000, derandomize=False)
settings.load_profile("default")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell starts what runs in the background so, and all that the tests start would be deaf to Ctrl-C too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
