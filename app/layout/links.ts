// Links inside the site, in the page's language.

import { linkTo, type PageId, pageOfPath } from '../../contract/paths.ts'
import { useBrand, useLocale } from '../components/brand_context.tsx'
import { type Way, wayPaths } from './destinations.ts'

/** Gives `to(page, parameters)`: the address of a page in the current language. */
export function useLinks(): (page: PageId, parameters?: Record<string, string>) => string {
  const { id: brand } = useBrand()
  const locale = useLocale()
  return (page, parameters) => linkTo(page, { brand, locale }, parameters)
}

/** Gives `to(way)`: the address of a link in the current language; `/404` where its page does not exist. */
export function useWays(): (way: Way) => string {
  const to = useLinks()
  return way => {
    const path = wayPaths[way]
    return to(pageOfPath(path) ?? 'notFound', { date: path.split('/').at(-1) ?? '' })
  }
}
