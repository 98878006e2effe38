import { memo, useMemo } from 'react'
import type { Edit } from '../../../domain/orders/edits.ts'
import { ProductCard } from './card.tsx'
import type { EditorData, LiveBox } from './prices.ts'
import { isDish, menuPlaces, type Product } from './shelves.ts'

export interface GridProps {
  /** As the editor was loaded: its menu and its household, not its order. */
  data: EditorData
  live: LiveBox
  /** Units still available of a product, where known. */
  left: ReadonlyMap<string, number>
  /** Names of the excluded allergens, by id. */
  allergenNames: Readonly<Record<string, string>>
  /** Changes the box; null where it cannot change. Always the same function. */
  onEdit: ((...edits: Edit[]) => void) | null
  /** Opens the quick look. Always the same function. */
  onLook: (productId: string) => void
}

interface ProductGridProps extends GridProps {
  products: readonly Product[]
  heading?: 'h2' | 'h3' | 'h4'
}

/** Products as cards, three across, items four; those in the box have a ring. */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { data, live, left, products } = props
  const lines = new Map(live.lines.map(line => [line.productId, line]))
  const places = useMemo(() => menuPlaces(data), [data])
  const items = products[0] !== undefined && !isDish(products[0])
  return (
    <ul
      className="dish-grid editor-grid"
      data-columns={items ? '4' : '3'}
      data-kind={items ? 'items' : 'dishes'}
    >
      {products.map(product => (
        <ProductCard
          allergenNames={props.allergenNames}
          data={data}
          heading={props.heading ?? 'h2'}
          key={product.id}
          left={left.get(product.id)}
          line={lines.get(product.id)}
          onEdit={props.onEdit}
          onLook={props.onLook}
          place={places.get(product.id) ?? 0}
          product={product}
        />
      ))}
    </ul>
  )
})
