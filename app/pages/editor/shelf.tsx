import { useSearchParams } from 'react-router'
import { useMessages } from '../../components/brand_context.tsx'
import { Chip, ChipGroup } from '../../components/chips.tsx'
import { EmptyState } from '../../components/panels.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { editorMessages } from '../../messages/editor.ts'
import { categoryMessages, shelfMessages } from '../../messages/menu.ts'
import { ProductCard } from './card.tsx'
import type { EditorData, LiveBox } from './prices.ts'
import { isDish, kindOf, kindsOf, type Product, productsOf, type TabId, tabIds } from './shelves.ts'
import type { Box } from './use_box.ts'

interface ShelfProps {
  data: EditorData
  live: LiveBox
  box: Box
  allergenNames: Readonly<Record<string, string>>
  /** Sets a quantity, with the way back where it takes something out. */
  onQuantity: (productId: string, quantity: number) => void
}

/** Recipes, pantry and market: the tab and the kind are in the address, so that back and a shared link keep the view. */
export function Shelf(props: ShelfProps) {
  const { data } = props
  const say = useMessages(editorMessages)
  const [search, setSearch] = useSearchParams()
  const tab = tabIds.find(id => id === search.get('tab')) ?? 'recipes'
  const show = (view: Record<string, string>) => setSearch(view, { replace: true, preventScrollReset: true })
  const select = (id: TabId) => show(id === 'recipes' ? {} : { tab: id })
  if (data.dishes.length + data.items.length === 0) {
    return <EmptyState title={say.unpublished}>{say.unpublishedNote}</EmptyState>
  }
  return (
    <Tabs
      items={tabIds.map(id => ({ id, label: say.tabs[id], count: productsOf(data, id).length }))}
      label={say.views}
      onSelect={select}
      selected={tab}
    >
      <View
        {...props}
        kind={search.get('kind')}
        key={tab}
        onKind={kind => show({ ...(tab !== 'recipes' && { tab }), ...(kind && { kind }) })}
        products={productsOf(data, tab)}
      />
    </Tabs>
  )
}

interface ViewProps extends ShelfProps {
  products: readonly Product[]
  kind: string | null
  onKind: (kind: string | null) => void
}

function View({ products, kind, onKind, ...props }: ViewProps) {
  const { plan } = props.data
  const say = useMessages(editorMessages)
  const kinds = kindsOf(products, plan)
  const chosen = kinds.find(one => one === kind) ?? null
  const shown = products.filter(product => !chosen || kindOf(product, plan) === chosen)
  return (
    <>
      {kinds.length > 1 && <Kinds chosen={chosen} kinds={kinds} onKind={onKind} />}
      {shown.length === 0 && <EmptyState title={say.nothing} />}
      <ProductGrid {...props} products={shown} />
    </>
  )
}

function Kinds(props: { kinds: string[]; chosen: string | null; onKind: (kind: string | null) => void }) {
  const { kinds, chosen, onKind } = props
  const say = useMessages(editorMessages)
  const categories = useMessages(categoryMessages)
  const shelves = useMessages(shelfMessages)
  const names: Readonly<Record<string, string>> = { ...categories, ...say.otherKind, ...shelves }
  return (
    <div className="editor-kinds">
      <ChipGroup legend={say.kinds} line quiet>
        <Chip onToggle={() => onKind(null)} pressed={chosen === null}>
          {say.all}
        </Chip>
        {kinds.map(kind => (
          <Chip key={kind} onToggle={pressed => onKind(pressed ? kind : null)} pressed={chosen === kind}>
            {names[kind] ?? kind}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  )
}

/** Products as cards, three across; those in the box are ringed. */
export function ProductGrid(props: ShelfProps & { products: readonly Product[] }) {
  const { data, live, box, products } = props
  const lines = new Map(live.lines.map(line => [line.productId, line]))
  return (
    <ul className="dish-grid editor-grid" data-columns="3">
      {products.map((product, place) => (
        <li data-kind={isDish(product) ? 'dish' : 'item'} key={product.id}>
          <ProductCard
            allergenNames={props.allergenNames}
            data={data}
            eager={place < 6}
            left={box.state.left.get(product.id)}
            line={lines.get(product.id)}
            onQuantity={box.state.order.editable ? quantity => props.onQuantity(product.id, quantity) : null}
            onSwap={id => box.setCustomization(product.id, id)}
            product={product}
          />
        </li>
      ))}
    </ul>
  )
}
