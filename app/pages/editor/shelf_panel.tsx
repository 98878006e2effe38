import { memo, useDeferredValue, useState } from 'react'
import { browseMessages, categoryMessages, shelfMessages } from '../../../i18n/browse.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { Chip, ChipGroup } from '../../components/controls/chips.tsx'
import { EmptyState } from '../../components/panels.tsx'
import { NoneForFilters, NoneForSearch } from '../../dishes/browse_none.tsx'
import { BrowseResults } from '../../dishes/browse_results.tsx'
import type { Browse } from '../../dishes/use_browse.ts'
import { type GridProps, ProductGrid } from './grid.tsx'
import type { Found } from './shelf.tsx'
import { kindOf, type Product, type TabId, type View } from './shelves.ts'
import { editorMessages } from './words.ts'

interface PanelProps extends GridProps {
  tab: TabId
  tabs: readonly TabId[]
  /** From the shelves. */
  below?: boolean
  browse: Browse
  found: Found
  view: View
  /** Whether the tab was opened here, after the page was loaded. */
  turned: boolean
  /** The name of the tab. */
  nameOf: (tab: TabId) => string
  kinds: readonly string[]
  kind: string | null
  onKind: (kind: string | null) => void
  onTab: (tab: TabId) => void
}

/** One tab: its filters and its products. */
export function ShelfPanel(props: PanelProps) {
  const { browse, view, kinds } = props
  // There is no kind of nothing.
  const hasKinds = kinds.length > 1 && (view.among.length > 0 || props.kind !== null)
  return (
    <div style={useHeldPlace(props.turned)}>
      {hasKinds && <Kinds kind={props.kind} kinds={kinds} onKind={props.onKind} />}
      <Results
        among={view.among}
        browse={browse}
        count={view.shown.length}
        dishes={props.tab === 'recipes'}
        filters={view.filters}
      />
      {view.shown.length > 0 ? (
        <Products {...props} />
      ) : view.among.length > 0 ? (
        <NoneForFilters onClear={browse.clearFilters} without={view.among.length} />
      ) : (
        <Nothing {...props} />
      )}
    </div>
  )
}

/**
 * Room down to the lower edge of the screen while a tab has its first products only: without it the page would be too short for the
 * place that it is scrolled to.
 */
function useHeldPlace(turned: boolean): { minHeight: number } | undefined {
  const [held] = useState(() => (turned ? { minHeight: scrollY + innerHeight } : undefined))
  // Rendered with the other products.
  const isShort = useDeferredValue(false, turned)
  return isShort ? held : undefined
}

/** A kind is named by its category, its shelf, or its kind of dish. */
function useKindNames(): Readonly<Record<string, string>> {
  const say = useMessages(editorMessages)
  return { ...useMessages(categoryMessages), ...say.otherKind, ...useMessages(shelfMessages) }
}

// Choosing a product does not change them: they render again only for a search.
const Results = memo(BrowseResults)
const Kinds = memo(function Kinds({ kinds, kind, onKind }: Pick<PanelProps, 'kinds' | 'kind' | 'onKind'>) {
  const say = useMessages(editorMessages)
  const names = useKindNames()
  return (
    <div className="editor-kinds">
      <ChipGroup legend={say.kinds} line quiet>
        <Chip onToggle={() => onKind(null)} pressed={kind === null}>
          {say.all}
        </Chip>
        {kinds.map(one => (
          <Chip key={one} onToggle={pressed => onKind(pressed ? one : null)} pressed={kind === one}>
            {names[one] ?? one}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  )
})

/** Products of a tab that render at first: more than a screen. The others follow once those are on screen. */
const atFirst = 12

/** Products of a shelf below others: two rows on a phone, one on a desktop. */
const ofEachShelf = 4

/** Items are grouped by shelf unless they are sorted otherwise. */
function Products(props: PanelProps) {
  const { data, view, browse, kind, kinds } = props
  const { live, left, allergenNames, onEdit, onLook } = props
  // A stable reference: a key in the search field renders the cards again only once the results change.
  const grid = { data, live, left, allergenNames, onEdit, onLook }
  const products = useDeferredValue(view.shown, props.turned ? view.shown.slice(0, atFirst) : view.shown)
  const names = useKindNames()
  const shelved = props.tab !== 'recipes' && kind === null && kinds.length > 1
  if (!shelved || browse.asked.trim() !== '' || browse.sort !== 'recommended') {
    return <ProductGrid {...grid} {...(props.below && { heading: 'h3' })} products={products} />
  }
  return [...Map.groupBy(products, product => kindOf(product, data.plan))].map(([id, ofKind]) => (
    <ShelfSection
      {...grid}
      key={id}
      name={names[id] ?? id}
      products={ofKind}
      shelf={id}
      {...(props.below && { onAll: () => props.onKind(id) })}
    />
  ))
}

interface ShelfSectionProps extends GridProps {
  shelf: string
  name: string
  products: readonly Product[]
  /** Shows the whole shelf; absent where it is shown already. */
  onAll?: () => void
}

/** One shelf under its name. */
function ShelfSection({ shelf, name, products, onAll, ...grid }: ShelfSectionProps) {
  const say = useMessages(editorMessages)
  const Name = onAll ? 'h3' : 'h2'
  const few = onAll ? products.slice(0, ofEachShelf) : products
  return (
    <section aria-labelledby={`shelf-${shelf}`} className="editor-section">
      <Name className="editor-section-name" id={`shelf-${shelf}`}>
        {name}
      </Name>
      <ProductGrid {...grid} heading={onAll ? 'h4' : 'h3'} products={few} />
      {few.length < products.length && (
        <Button aria-label={say.allOf(products.length, name)} kind="link" onClick={onAll}>
          {say.seeAll(products.length)}
        </Button>
      )}
    </section>
  )
}

/** The search finds nothing here, or the tab is empty. */
function Nothing({ browse, found, tab, tabs, nameOf, onTab }: PanelProps) {
  const say = useMessages(editorMessages)
  const words = useMessages(browseMessages)
  const typed = browse.asked.trim()
  if (typed === '') return <EmptyState title={say.nothing} />
  const others = tabs.filter(id => id !== tab && found[id].length > 0)
  return (
    <NoneForSearch
      onClear={() => browse.type('')}
      typed={typed}
      {...(others.length > 0 && {
        elsewhere: others.map(id => (
          <Button key={id} kind="secondary" onClick={() => onTab(id)}>
            {words.elsewhere(found[id].length, nameOf(id))}
          </Button>
        )),
      })}
    />
  )
}
