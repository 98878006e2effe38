import { Link, type To } from 'react-router'
import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from './brand_context.tsx'
import { Button } from './button.tsx'
import { ChevronLeft, ChevronRight } from './icons.tsx'

interface PaginationProps {
  page: number
  pages: number
  toPage: (page: number) => To
}

/** Pages by number: the first, the last, and the ones around this one. */
export function Pagination({ page, pages, toPage }: PaginationProps) {
  const say = useMessages(componentMessages).pages
  if (pages <= 1) return null
  return (
    <nav aria-label={say.label} className="pages">
      {page > 1 && (
        <Link aria-label={say.previous} className="page-link" rel="prev" to={toPage(page - 1)}>
          <ChevronLeft aria-hidden size={20} />
        </Link>
      )}
      {shownPages(page, pages).map((shown, place) =>
        shown === null ? (
          <span aria-hidden key={`before ${shownPages(page, pages)[place + 1]}`}>
            …
          </span>
        ) : (
          <Link
            aria-current={shown === page ? 'page' : undefined}
            aria-label={say.page(shown)}
            className="page-link"
            key={shown}
            to={toPage(shown)}
          >
            {shown}
          </Link>
        ),
      )}
      {page < pages && (
        <Link aria-label={say.next} className="page-link" rel="next" to={toPage(page + 1)}>
          <ChevronRight aria-hidden size={20} />
        </Link>
      )}
    </nav>
  )
}

/** Page numbers to show, with null for a gap: 1 … 4 5 6 … 12. */
function shownPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter(value => value >= 1 && value <= pages)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((value, place) => {
    const before = sorted[place - 1]
    return before !== undefined && value - before > 1 ? [null, value] : [value]
  })
}

/** More of a list, under it. */
export function ShowMore({ onMore, busy }: { onMore: () => void; busy?: boolean }) {
  const say = useMessages(componentMessages)
  return (
    <p className="show-more">
      <Button busy={busy ?? false} kind="secondary" onClick={onMore}>
        {say.showMore}
      </Button>
    </p>
  )
}
