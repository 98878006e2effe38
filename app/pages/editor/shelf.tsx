import { useCallback, useEffect, useMemo, useState } from 'react'
import { indexOf, inPlace, placesOf } from '../../../domain/search/products.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { painted } from '../../components/painted.ts'
import { EmptyState } from '../../components/panels.tsx'
import { BrowseTools } from '../../dishes/browse_tools.tsx'
import { useAddress, useBrowse } from '../../dishes/use_browse.ts'
import { isAlive } from '../../first_paint/alive.ts'
import type { GridProps } from './grid.tsx'
import type { EditorData } from './prices.ts'
import { ShelfPanel } from './shelf_panel.tsx'
import { kindsOf, type Product, productsOf, type TabId, tabIds, viewOf } from './shelves.ts'
import { editorMessages } from './words.ts'

interface ShelfProps extends GridProps {
  /** The existing tabs; the first is open. */
  tabs?: readonly TabId[]
  /** Below a heading of the page: each shelf shows its first few products, and a link to the others. */
  below?: boolean
}

/** Recipes, pantry and market: the search is in the address, so back and a shared link keep the view. */
export function Shelf(props: ShelfProps) {
  const { data, tabs = tabIds } = props
  const first = tabs[0] ?? 'recipes'
  const say = useMessages(editorMessages)
  const browse = useBrowse()
  const [search, change] = useAddress()
  // The first tab too, where the editor was opened from another page; a page rendered by the server is complete.
  const [turned, setTurned] = useState(() => typeof document !== 'undefined' && isAlive())
  const tab = tabs.find(id => id === search.get('tab')) ?? first
  const all = useMemo(() => productsOf(data, tab), [data, tab])
  const kinds = useMemo(() => kindsOf(all, data), [all, data])
  const kind = kinds.find(one => one === search.get('kind')) ?? null
  const found = useMemo(() => foundIn(data, browse.asked), [data, browse.asked])
  const { filters, sort } = browse
  const view = useMemo(
    () => viewOf(data, found[tab], { kind, filters, sort }),
    [data, found, tab, kind, filters, sort],
  )
  // Prepared before the field gets the focus, so that the first key need not wait; and run once with a word that matches nothing,
  // because a browser compiles a function on its first call.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const idle = requestIdleCallback(() => placesOf(data.words, 'qzxwv'))
    return () => cancelIdleCallback(idle)
  }, [data.words])
  const openKind = useCallback((one: string | null) => change({ kind: one }), [change])
  // A choice changes nothing in it, and gets its response sooner if it does not render again.
  const tools = useMemo(
    () => (
      <BrowseTools
        among={view.among}
        browse={browse}
        filters={view.filters}
        left={view.shown.length}
        onReady={() => void painted().then(() => indexOf(data.words))}
        wishes={data.household}
      />
    ),
    [view, browse, data],
  )
  if (data.dishes.length + data.items.length === 0) {
    return <EmptyState title={say.unpublished}>{say.unpublishedNote}</EmptyState>
  }
  const nameOf = (id: TabId) => (id === 'recipes' && data.plan.kind === 'rte' ? say.mealsTab : say.tabs[id])
  const openTab = (id: TabId) => {
    setTurned(true)
    change({ tab: id === first ? null : id, kind: null })
  }
  return (
    <div className="editor-browse" data-searched={browse.typed !== '' || undefined}>
      {tools}
      <Tabs
        items={tabs.map(id => ({ id, label: nameOf(id), count: found[id].length }))}
        label={say.views}
        onSelect={openTab}
        selected={tab}
      >
        <ShelfPanel
          {...props}
          browse={browse}
          found={found}
          key={tab}
          kind={kind}
          kinds={kinds}
          nameOf={nameOf}
          onKind={openKind}
          onTab={openTab}
          tab={tab}
          tabs={tabs}
          turned={turned}
          view={view}
        />
      </Tabs>
    </div>
  )
}

export type Found = Readonly<Record<TabId, readonly Product[]>>

/** The products of the tabs, for the typed text. */
function foundIn(data: EditorData, typed: string): Found {
  const places = timed('search', typed, () => placesOf(data.words, typed))
  const of = (tab: TabId) => inPlace(productsOf(data, tab), places)
  return { recipes: of('recipes'), pantry: of('pantry'), market: of('market') }
}

/** Handles typed text, and records its duration in the browser's own timeline. */
function timed<T>(name: string, typed: string, work: () => T): T {
  if (typed === '' || typeof window === 'undefined') return work()
  const start = performance.now()
  const made = work()
  performance.measure(name, { start, detail: typed })
  return made
}
