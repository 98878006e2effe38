// A binary heap of numbers, the smallest first.

export type Heap = number[]

export function pushInto(heap: Heap, value: number): void {
  let at = heap.push(value) - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    if ((heap[above] as number) <= value) break
    heap[at] = heap[above] as number
    at = above
  }
  heap[at] = value
}

/** Removes and returns the least; undefined where the heap is empty. */
export function dropLeast(heap: Heap): void {
  const value = heap.pop()
  if (value === undefined || heap.length === 0) return
  let at = 0
  for (;;) {
    let below = 2 * at + 1
    if (below >= heap.length) break
    if (below + 1 < heap.length && (heap[below + 1] as number) < (heap[below] as number)) below++
    if ((heap[below] as number) >= value) break
    heap[at] = heap[below] as number
    at = below
  }
  heap[at] = value
}
