// The links of header and footer, in the page's language.

import { pageOfPath } from '../../contract/paths.ts'
import { useLinks } from '../components/links.ts'
import { type Way, wayPaths } from './destinations.ts'

/** Gives `to(way)`: the address of a link in the current language; `/404` where its page does not exist. */
export function useWays(): (way: Way) => string {
  const to = useLinks()
  return way => {
    const path = wayPaths[way]
    return to(pageOfPath(path) ?? 'notFound', { date: path.split('/').at(-1) ?? '' })
  }
}
