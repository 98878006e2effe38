// An address that is about to change: the requested parameters, while the page still shows the former ones.

interface Place {
  pathname: string
  search: string
}

interface OnItsWay {
  pathname: string
  /** Queries that the address may still show before the requested one. */
  passed: Set<string>
  to: string
}

/** Parameters as a query, in the browser's form. */
export const queryOf = (parameters: URLSearchParams): string => {
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * A second press can come before the page shows the first, and the router hands each change the parameters that were last shown. A
 * requested change is forgotten once it is shown, or when the person navigates in between.
 */
export function openAskedAddress() {
  let ahead: OnItsWay | null = null

  /** The parameters that the address shows, or is about to. */
  function now({ pathname, search }: Place): URLSearchParams {
    if (ahead && (ahead.pathname !== pathname || !ahead.passed.has(search))) ahead = null
    return new URLSearchParams(ahead?.to ?? search)
  }

  /**
   * Whether a text that the page shows for a parameter is the newest: the address has it, or is about to. The page can show one change
   * while the next is on its way; a field that followed it would take back what was typed since.
   */
  function isNewest(place: Place, name: string, text: string): boolean {
    return text.trim() === (now(place).get(name) ?? '').trim()
  }

  /** Requests changes on top of those; null or nothing removes a parameter. */
  function ask(place: Place, change: Readonly<Record<string, string | null>>): URLSearchParams {
    const after = now(place)
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === '') after.delete(name)
      else after.set(name, value)
    }
    const passed = ahead?.passed ?? new Set([place.search])
    if (ahead) passed.add(ahead.to)
    ahead = { pathname: place.pathname, passed, to: queryOf(after) }
    return after
  }

  /** The page shows these parameters. */
  function shown(parameters: URLSearchParams): void {
    if (ahead?.to === queryOf(parameters)) ahead = null
  }

  return { now, isNewest, ask, shown }
}
