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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab is what moves the row.
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

/** Moves a row that is longer than the screen to where its current tab is whole; the page stays where it is. */
function showCurrent(row: HTMLElement | null) {
  const tab = row?.querySelector('[aria-current]')
  if (!row || !tab) return
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  const margin = 56
  if (inner.right > outer.right - margin) row.scrollLeft += inner.right - outer.right + margin
  else if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left
}
