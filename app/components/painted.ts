// Lets a tap show on screen first, and does the rest after the paint.

/** The longest wait, in milliseconds: a hidden page is not painted. */
const longest = 100

/** Resolves once the change is on screen. Call it only in event handlers and effects. */
export function painted(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, longest)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
