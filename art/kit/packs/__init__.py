"""Market items: a pack on a coloured ground. One JSON file says archetype, name, weight and colours."""
