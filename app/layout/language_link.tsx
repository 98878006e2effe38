import { useLocation } from 'react-router'
import { addressesOf, canonicalPath, pageOfPath, pages, splitPrefix } from '../../contract/paths.ts'
import { useLocale } from '../components/brand_context.tsx'
import { LanguageSwitch } from '../components/header_parts.tsx'

/** The same page in the other language, at its canonical address; for an unknown page, the other language's home. */
export function LanguageLink() {
  const { pathname, search } = useLocation()
  const other = useLocale() === 'en' ? 'fr' : 'en'
  const page = pageOfPath(pathname)
  const path = page ? canonicalPath(page, other, parametersOf(pathname)) : `/${other}`
  const query = new URLSearchParams(search)
  // It asks for the language that the reader leaves.
  query.delete('locale')
  return <LanguageSwitch to={query.size > 0 ? `${path}?${query}` : path} />
}

/** The parameters of a page in an address: `/fr/produit/tacos` → `{ id: 'tacos' }`. */
export function parametersOf(pathname: string): Record<string, string> {
  const page = pageOfPath(pathname)
  const { rest } = splitPrefix(pathname)
  for (const path of page ? addressesOf(pages[page]) : []) {
    const pattern = path.replace(/:([^/]+)/g, '(?<$1>[^/]+)')
    const { groups } = new RegExp(`^${pattern}/?$`).exec(rest) ?? {}
    if (groups)
      return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)]))
  }
  return {}
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
