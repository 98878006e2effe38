// Links inside the site, in the page's language.

import { linkTo, type PageId } from '../../contract/paths.ts'
import { useBrand, useLocale } from './brand_context.tsx'

/** Gives `to(page, parameters)`: the address of a page in the current language. */
export function useLinks(): (page: PageId, parameters?: Record<string, string>) => string {
  const { id: brand } = useBrand()
  const locale = useLocale()
  return (page, parameters) => linkTo(page, { brand, locale }, parameters)
}
