// Links inside the site, in the page's language.

import { useBrand, useLocale } from '../components/brand_context.tsx'
import { linkTo, type PageId } from '../paths.ts'

/** Gives `to(page, parameters)`: the address of a page in the language being read. */
export function useLinks(): (page: PageId, parameters?: Record<string, string>) => string {
  const { id: brand } = useBrand()
  const locale = useLocale()
  return (page, parameters) => linkTo(page, { brand, locale }, parameters)
}
