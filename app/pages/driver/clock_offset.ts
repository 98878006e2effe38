// The time on a driver's page that was opened without a connection.

const key = 'driver:clock'

/**
 * Milliseconds from the phone's clock to the program's. A kept page shows the same time whenever it is opened, so the offset from
 * its first load is remembered.
 * @param loaded the program's instant as the page was made, ISO
 */
export function clockOffset(loaded: string): number {
  const offset = Date.parse(loaded) - Date.now()
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const known = kept as { loaded?: string; offset?: number } | null
    if (known?.loaded === loaded && typeof known.offset === 'number') return known.offset
    localStorage.setItem(key, JSON.stringify({ loaded, offset }))
  } catch {
    // As above.
  }
  return offset
}
