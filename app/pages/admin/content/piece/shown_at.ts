import { type PageId, pages } from '../../../../../contract/paths.ts'
import { useSiteLinks } from '../../../../office/use_office.ts'
import type { Key } from './use_piece.ts'

/** The page of a piece: with its name, or with the words of its path joined by hyphens. */
function pageOfSlug(slug: string): PageId | null {
  const ids = Object.keys(pages) as PageId[]
  return ids.find(id => id === slug || pages[id].path.slice(1).replaceAll('/', '-') === slug) ?? null
}

/** The page that shows a piece; null for a banner, which is shown beside other things. */
export function useShownAt({ kind, slug }: Key): string | null {
  const to = useSiteLinks()
  if (kind === 'banner') return null
  if (kind === 'faq_category') return to('faqCategory', { friendlyId: slug })
  if (kind === 'faq_entry') return `${to('faq')}#${slug}`
  const page = pageOfSlug(slug)
  return page && to(page)
}
