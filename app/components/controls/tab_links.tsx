import { useEffect, useRef } from 'react'
import { Link, type To } from 'react-router'
import { Face, type TabFace } from './tab_face.tsx'

interface TabLinkItem extends TabFace {
  to: To
  current: boolean
}

/** Views with addresses of their own: a row of links. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLinkItem[] }) {
  const row = useRef<HTMLUListElement>(null)
  const current = items.find(item => item.current)?.label
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the current tab moves the row.
  useEffect(() => showCurrent(row.current), [current])
  return (
    <nav aria-label={label} className="tab-links">
      <ul className="scroll-row tabs" ref={row}>
        {items.map(item => (
          <li key={item.label}>
            <Link
              aria-current={item.current ? 'page' : undefined}
              className="tab"
              preventScrollReset
              replace
              to={item.to}
            >
              <Face {...item} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls a long row until its current tab is fully visible; the page stays where it is. */
function showCurrent(row: HTMLElement | null) {
  const tab = row?.querySelector('[aria-current]')
  if (!row || !tab) return
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  const margin = 56
  if (inner.right > outer.right - margin) row.scrollLeft += inner.right - outer.right + margin
  else if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left
}
