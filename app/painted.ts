// Lets a tap show on screen first, and does the rest after the paint.

/** The longest wait, in milliseconds: a hidden page is not painted. */
const longest = 100

/** Resolves once what has changed is on screen. Only call it in event handlers and effects. */
export function painted(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, longest)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
