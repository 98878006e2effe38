import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Link, type To } from 'react-router'

interface TabFace {
  label: string
  /** How many are behind it. */
  count?: number
}

export interface TabLinkItem extends TabFace {
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

export interface TabItem<Id extends string> extends TabFace {
  id: Id
}

export interface TabsProps<Id extends string> {
  label: string
  items: readonly TabItem<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** The panel of the selected tab. */
  children: React.ReactNode
}

/** Views of one page: arrow keys move and select, the panel follows. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>) {
  const own = useId()
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex(item => item.id === selected)
    const next = nextTab(event.key, at, items.length)
    const item = next === null ? undefined : items[next]
    if (!item) return
    event.preventDefault()
    onSelect(item.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus()
  }
  return (
    <>
      <div aria-label={label} className="scroll-row tabs" onKeyDown={move} ref={row} role="tablist">
        {items.map(item => (
          <button
            aria-controls={`${own}-panel`}
            aria-selected={item.id === selected}
            className="tab"
            id={`${own}-${item.id}`}
            key={item.id}
            onClick={() => onSelect(item.id)}
            role="tab"
            tabIndex={item.id === selected ? 0 : -1}
            type="button"
          >
            <Face {...item} />
          </button>
        ))}
      </div>
      <div aria-labelledby={`${own}-${selected}`} id={`${own}-panel`} role="tabpanel">
        {children}
      </div>
    </>
  )
}

function nextTab(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

function Face({ label, count }: TabFace) {
  return (
    <>
      {label}
      {count !== undefined && <span className="tab-count tabular">{count}</span>}
    </>
  )
}
