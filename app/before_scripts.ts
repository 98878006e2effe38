// What a page waits for before its scripts come, and what it does meanwhile. The functions run in the browser on their own: they are
// written into the page as text (late_scripts.ts), and use nothing from outside themselves.

/** Resolves when the browser has had time for something else. */
export function nextTask(): Promise<void> {
  return new Promise(next => setTimeout(next))
}

/** Resolves once the page has been read to its end: what stands last in it may be there in part before. */
export function untilRead(): Promise<void> {
  return new Promise(read => {
    if (document.readyState !== 'loading') read()
    else document.addEventListener('DOMContentLoaded', () => read(), { once: true })
  })
}

/**
 * Resolves once the page has been seen, with the picture on top of it; at the first touch of a finger or a key; or after a while.
 * @param longest milliseconds: a picture may not come, and a page in the background is not painted
 */
export function untilSeen(longest: number): Promise<unknown> {
  return new Promise(seen => {
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, seen, { once: true })
    setTimeout(seen, longest)
    const coming = [...document.images].filter(
      ({ fetchPriority, complete }) => fetchPriority === 'high' && !complete,
    )
    const painted = new Promise<void>(first => {
      new PerformanceObserver(() => first()).observe({ type: 'paint', buffered: true })
    })
    const pictures = coming.map(picture => picture.decode().catch(() => {}))
    Promise.all([painted, ...pictures]).then(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen))),
    )
  })
}

/**
 * Lays out what the styles leave out of an early page for being far down, a little in each frame: all of it at once would keep a
 * phone from answering.
 * @param most milliseconds of a frame
 */
export async function layOutFar(most: number): Promise<void> {
  const far = document.querySelectorAll<HTMLElement>('[data-far]')
  let began = performance.now()
  for (const part of far) {
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
    if (performance.now() - began < most) continue
    await new Promise<unknown>(next => {
      // No frames come to a page in the background.
      setTimeout(next, 50)
      requestAnimationFrame(() => setTimeout(next))
    })
    began = performance.now()
  }
  document.documentElement.removeAttribute('data-early')
  for (const part of far) part.removeAttribute('style')
}

/**
 * Fetches modules ahead as soon as the page has its stylesheet; stands before that in the page.
 * @param modules addresses
 * @param nonce undefined where the page lets scripts in by their hash
 */
export function fetchOnceStyled(modules: readonly string[], nonce: string | undefined): void {
  const fetchAhead = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    document.removeEventListener('load', fetchAhead, true)
    for (const href of modules) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      if (nonce) link.nonce = nonce
      document.head.append(link)
    }
  }
  document.addEventListener('load', fetchAhead, true)
}
