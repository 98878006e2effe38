// Reading again what stands, after it was changed. React Router puts an error page where a page's data cannot be read, and with it
// goes the row that was to say that the change is made: so it is first seen whether they can.

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
