import { lazy, Suspense, useMemo, useState } from 'react'
import { countAsked, facetsOf, sortsOf } from '../../../domain/catalogue/browse.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { BrowseBar } from '../../components/browse_bar.tsx'
import { EmptyState } from '../../components/panels.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { type Browse, useAddress, useBrowse } from '../../components/use_browse.ts'
import { editorMessages } from '../../messages/editor.ts'
import type { GridProps } from './grid.tsx'
import type { EditorData } from './prices.ts'
import { ShelfPanel } from './shelf_panel.tsx'
import {
  indexOf,
  kindsOf,
  type Product,
  productsOf,
  searched,
  type TabId,
  tabIds,
  type View,
  viewOf,
} from './shelves.ts'

const BrowseFilters = lazy(() => import('../../components/browse_filters.tsx'))

/** Recipes, pantry and market: what is looked for is in the address, so that back and a shared link keep the view. */
export function Shelf(props: GridProps) {
  const { data } = props
  const say = useMessages(editorMessages)
  const browse = useBrowse()
  const [search, change] = useAddress()
  const tab = tabIds.find(id => id === search.get('tab')) ?? 'recipes'
  const all = useMemo(() => productsOf(data, tab), [data, tab])
  const kinds = useMemo(() => kindsOf(all, data.plan), [all, data.plan])
  const kind = kinds.find(one => one === search.get('kind')) ?? null
  const found = useMemo(() => foundIn(data, browse.asked), [data, browse.asked])
  const { filters, sort } = browse
  const view = useMemo(
    () => viewOf(data, found[tab], { kind, filters, sort }),
    [data, found, tab, kind, filters, sort],
  )
  if (data.dishes.length + data.items.length === 0) {
    return <EmptyState title={say.unpublished}>{say.unpublishedNote}</EmptyState>
  }
  const openTab = (id: TabId) => change({ tab: id === 'recipes' ? null : id, kind: null })
  return (
    <div className="editor-browse">
      <Tools browse={browse} data={data} view={view} />
      <Tabs
        items={tabIds.map(id => ({ id, label: say.tabs[id], count: found[id].length }))}
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
          onKind={one => change({ kind: one })}
          onTab={openTab}
          tab={tab}
          view={view}
        />
      </Tabs>
    </div>
  )
}

export type Found = Readonly<Record<TabId, readonly Product[]>>

/** The tabs' products, by what is typed. */
function foundIn(data: EditorData, typed: string): Found {
  const of = (tab: TabId) => searched(data, productsOf(data, tab), typed)
  return { recipes: of('recipes'), pantry: of('pantry'), market: of('market') }
}

/** The search field and the filters, which are fetched when they are first asked for. */
function Tools({ data, browse, view }: { data: EditorData; browse: Browse; view: View }) {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const asked = countAsked(view.filters)
  return (
    <>
      <BrowseBar
        count={asked}
        onFilters={() => {
          setOpened(true)
          setOpen(true)
        }}
        onReady={() => indexOf(data)}
        onType={browse.type}
        typed={browse.typed}
      />
      {opened && (
        <Suspense>
          <BrowseFilters
            asked={asked}
            count={view.shown.length}
            facets={open ? facetsOf(view.among, view.filters, data.household) : []}
            onClear={browse.clearFilters}
            onClose={() => setOpen(false)}
            onSort={browse.setSort}
            onToggle={browse.toggle}
            open={open}
            sort={browse.sort}
            sorts={sortsOf(view.among)}
          />
        </Suspense>
      )}
    </>
  )
}
