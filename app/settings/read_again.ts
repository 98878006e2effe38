// Reads a page's data again after a change. If that fails, React Router shows an error page, and the row that should say the change was
// made is gone with it. So the data are asked for once before React Router reads them.

/** Asks for the data of the page that the browser is on, as React Router does. */
export const browserPage = (): Promise<Response> =>
  fetch(`${location.pathname.replace(/\/$/, '')}.data${location.search}`)

/**
 * @param page asks for the page's data
 * @param read has the page read them
 * @returns whether they could be read; where not, the page is left as it is
 */
export async function readAgain(
  page: () => Promise<Pick<Response, 'status'>>,
  read: () => Promise<void>,
): Promise<boolean> {
  const status = await page().then(
    answer => answer.status,
    () => 503,
  )
  // What is refused, such as settings that ask again, is for the page to show.
  if (status >= 500) return false
  await read()
  return true
}
