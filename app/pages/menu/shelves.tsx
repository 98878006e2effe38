import { Suspense, useEffect, useMemo } from 'react'
import { type SearchWords, searched } from '../../../domain/search/products.ts'
import { browseMessages, categoryMessages, shelfMessages } from '../../../i18n/browse.ts'
import { menuMessages } from '../../../i18n/menu.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Chip, ChipGroup } from '../../components/controls/chips.tsx'
import { TabLinks } from '../../components/controls/tab_links.tsx'
import { part } from '../../components/part.tsx'
import { NoneForFilters, NoneForSearch } from '../../dishes/browse_none.tsx'
import { BrowseResults } from '../../dishes/browse_results.tsx'
import { BrowseTools } from '../../dishes/browse_tools.tsx'
import { type Browse, useAddress, useBrowse } from '../../dishes/use_browse.ts'
import { Dishes } from './dishes.tsx'
import { useWishes } from './use_wishes.ts'
import { useWords } from './use_words.ts'
import { addressOf, isDish, isIn, type Menu, type Product, tabsOf, type View, viewOf } from './view.ts'

// The market is below the dishes or on its own tab: its scripts load after theirs.
const Market = part(async () => ({ default: (await import('./market.tsx')).Market }))
const MarketRows = part(async () => ({ default: (await import('./market.tsx')).MarketRows }))
const MarketStall = part(() => import('./market_stall.tsx'))

/** The menu by tabs: recipes, meals, the market; searches and filters are answered in place. */
export function Shelves({ menu, loaded }: { menu: Menu; loaded: SearchWords | null }) {
  const browse = useBrowse()
  const { words, ready } = useWords(menu, loaded)
  const { wishes, ask } = useWishes()
  const [search, change] = useAddress()
  const found = useMemo(
    () => searched<Product>(words, [...menu.dishes, ...menu.items], browse.asked),
    [menu, words, browse.asked],
  )
  const view = viewOf(
    menu,
    found,
    {
      category: search.get('category'),
      of: search.get('of'),
      filters: browse.filters,
      sort: browse.sort,
      searched: browse.asked.trim() !== '',
    },
    wishes,
  )
  // Restores the typed search: the page may have been loaded before it.
  const typedAlready = browse.asked !== ''
  useEffect(() => {
    if (typedAlready) ready()
  }, [typedAlready, ready])
  const shelf = { menu, browse, found, view, search }
  return (
    <>
      <div className="menu-filters">
        <MenuTabs {...shelf} />
      </div>
      <div className="menu-found" data-searched={browse.typed !== '' || undefined}>
        <div className="menu-tools">
          <BrowseTools
            among={view.among}
            browse={browse}
            filters={view.filters}
            left={view.shown.length}
            onFilters={ask}
            onReady={ready}
            wishes={wishes}
          />
          <BrowseResults
            among={view.among}
            browse={browse}
            count={view.shown.length}
            dishes={view.tab !== 'market'}
            filters={view.filters}
          />
        </div>
        {(view.kinds.length > 1 || view.of !== null) && <Kinds onKind={of => change({ of })} view={view} />}
        <Found {...shelf} />
      </div>
      {view.tab === 'all' && view.whole && menu.items.length > 0 && (
        <Suspense>
          <MarketStall items={menu.items} />
        </Suspense>
      )}
    </>
  )
}

interface ShelfProps {
  menu: Menu
  browse: Browse
  found: readonly Product[]
  view: View
  search: URLSearchParams
}

function useTabNames(): Readonly<Record<string, string>> {
  return useMessages(categoryMessages)
}

/** Each tab with its number of matches. */
function MenuTabs({ menu, found, view, search }: ShelfProps) {
  const say = useMessages(menuMessages)
  const names = useTabNames()
  return (
    <TabLinks
      items={tabsOf(menu).map(id => ({
        label: names[id] ?? id,
        count: found.filter(product => isIn(product, id)).length,
        to: addressOf(search, { category: id === 'all' ? null : id, of: null }),
        current: id === view.tab,
      }))}
      label={say.filters}
    />
  )
}

/** Meals by category, the market by shelf. */
function Kinds({ view, onKind }: { view: View; onKind: (kind: string | null) => void }) {
  const say = useMessages(menuMessages)
  const names: Readonly<Record<string, string>> = { ...useTabNames(), ...useMessages(shelfMessages) }
  return (
    <div className="menu-kinds">
      <ChipGroup legend={say.shelves} line quiet>
        {view.kinds.map(kind => (
          <Chip key={kind} onToggle={pressed => onKind(pressed ? kind : null)} pressed={view.of === kind}>
            {names[kind] ?? kind}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  )
}

/** The products, or why there are none and a button back. */
function Found(props: ShelfProps) {
  const { menu, view, browse } = props
  if (view.shown.length === 0) {
    if (view.among.length === 0) return <NotFound {...props} />
    return <NoneForFilters onClear={browse.clearFilters} without={view.among.length} />
  }
  if (view.tab !== 'market') {
    return <Dishes dishes={view.shown.filter(isDish)} menu={menu} whole={view.whole} />
  }
  const items = view.shown.filter(product => !isDish(product))
  return view.whole ? (
    <Suspense>
      <Market items={items} shelf={view.of} week={menu.week} />
    </Suspense>
  ) : (
    <Suspense>
      <MarketRows items={items} week={menu.week} />
    </Suspense>
  )
}

/** The search finds nothing on this tab; other tabs where it does are offered. */
function NotFound({ menu, browse, found, view, search }: ShelfProps) {
  const say = useMessages(browseMessages)
  const names = useTabNames()
  const others = tabsOf(menu)
    .map(id => ({ id, count: found.filter(product => isIn(product, id)).length }))
    .filter(({ id, count }) => id !== view.tab && count > 0)
  // The tab of all recipes has every category, so categories need not be offered there.
  const elsewhere = others.some(({ id }) => id === 'all')
    ? others.filter(({ id }) => ['all', 'rte', 'market'].includes(id))
    : others
  return (
    <NoneForSearch
      onClear={() => browse.type('')}
      typed={browse.typed.trim()}
      {...(elsewhere.length > 0 && {
        elsewhere: elsewhere.map(({ id, count }) => (
          <ButtonLink
            key={id}
            kind="secondary"
            replace
            to={addressOf(search, { category: id === 'all' ? null : id, of: null })}
          >
            {say.elsewhere(count, names[id] ?? id)}
          </ButtonLink>
        )),
      })}
    />
  )
}
