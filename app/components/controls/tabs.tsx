import { type KeyboardEvent, useId, useRef } from 'react'
import { Face, type TabFace } from './tab_face.tsx'

interface TabItem<Id extends string> extends TabFace {
  id: Id
}

interface TabsProps<Id extends string> {
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
