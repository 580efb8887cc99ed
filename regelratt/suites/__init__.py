"""The suites, importable under this name whether they lie in the wheel or in the checkout.

`regelratt.suites.steps.<game>` is the package `steps/<game>` of the checkout. A wheel must not make a package called
`steps` importable: the name is everybody's.
"""

from ..suite import ROOT

__path__ = [str(ROOT)]
