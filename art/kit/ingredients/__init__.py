"""All ingredients: importing this package imports every module in it, which fills the registry."""

import importlib, pkgutil

for _module in sorted(m.name for m in pkgutil.iter_modules(__path__)):
    importlib.import_module(f"{__name__}.{_module}")
