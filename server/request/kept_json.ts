// Values that many responses share: marked where they are made, then serialized and compressed once.

const marked = new WeakSet<object>()

/** Marks a value that is shared between answers and never changed. */
export function cacheJson<T extends object>(value: T): T {
  marked.add(value)
  return value
}

/** Whether a value is the same for many answers. */
export const isKept = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && marked.has(value)
