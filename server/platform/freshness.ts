// What a process keeps in memory is checked against the database every so often. When the database cannot be asked, what was
// known goes on being true: pages that are kept need no connection.

/** Longest anybody waits to hear whether what is known still holds, in milliseconds. */
const patience = 1_000

/**
 * The answer of a check, or what was known where the check fails or takes longer than a second. Who calls this notes that it
 * looked, so that nobody else waits for the same.
 * @param known what was known before; undefined: there is nothing to fall back on, and the check is waited for
 */
export async function freshOr<T>(check: Promise<T>, known: T | undefined): Promise<T> {
  if (known === undefined) return check
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>(resolve => {
    timer = setTimeout(() => resolve(known), patience)
  })
  return Promise.race([check.catch(() => known), late]).finally(() => clearTimeout(timer))
}
