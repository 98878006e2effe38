// Runs in the page while the editor is measured: it records the response time of every touch and key (Event Timing, the source of
// INP), and taps until the editor responds. It is sent to the page as text, so it has no imports.

export interface Interaction {
  /** All events of one tap or key. */
  id: number
  type: string
  /** The activity at the time. */
  doing: string
  /** Milliseconds to the next frame, and the part of them in handlers. */
  duration: number
  handling: number
}

export interface Agent {
  doing: string
  interactions: Interaction[]
  /**
   * Milliseconds from the start of the visit to the first paint; to the first tap with a visible response, which can come before
   * the page's scripts (app/first_paint/keep_presses.ts); and until that tap is in the box.
   */
  painted: number
  usable: number
  alive: number
  /** Milliseconds of each search. */
  searches: number[]
}

/** Sets everything up; runs before the page's own scripts. */
export function probe(): void {
  const agent: Agent = { doing: 'opening', interactions: [], painted: 0, usable: 0, alive: 0, searches: [] }
  Object.assign(window, { agent })
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    note: (entry: PerformanceEntry) => void,
  ) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ buffered: true, ...options })
  observe({ type: 'event', durationThreshold: 16 }, entry => {
    const event = entry as PerformanceEventTiming
    if (event.interactionId) {
      const { name: type, duration } = event
      const handling = event.processingEnd - event.processingStart
      agent.interactions.push({ id: event.interactionId, type, doing: agent.doing, duration, handling })
    }
  })
  observe({ type: 'paint' }, ({ startTime }) => {
    agent.painted ||= startTime
  })
  observe({ type: 'measure' }, ({ name, duration }) => {
    if (name === 'search') agent.searches.push(duration)
  })
  // An impatient person: taps the first plus of the shelves until the page responds.
  let from = 0
  const onScreen = (note: 'usable' | 'alive') =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        agent[note] = performance.now() - from
      }),
    )
  const tap = () => {
    const plus = document.querySelector<HTMLElement>('.editor-grid button.plus')
    const card = plus?.closest('.dish-card')
    plus?.click()
    if (!card) return void setTimeout(tap, 25)
    let answered = false
    const look = () => {
      const alive = card.querySelector('output') !== null
      if (!answered && (alive || card.querySelector('[data-kept]'))) {
        answered = true
        onScreen('usable')
      }
      if (alive) onScreen('alive')
      else {
        if (!answered) plus?.click()
        setTimeout(look, 25)
      }
    }
    look()
  }
  if (location.pathname.endsWith('/editor')) tap()
  else {
    document.addEventListener(
      'click',
      event => {
        if (!(event.target as Element).closest('a[href$="/editor"]')) return
        from = event.timeStamp
        tap()
      },
      { capture: true },
    )
  }
}
