import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { formatMoney } from '../../../domain/money.ts'
import { mostUnits } from '../../../domain/orders/lines.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { DishCard } from '../../components/dish_card.tsx'
import { Stepper } from '../../components/stepper.tsx'
import { useLinks } from '../../layout/links.ts'
import { editorMessages } from '../../messages/editor.ts'
import { categoryMessages } from '../../messages/menu.ts'
import type { EditorData, LiveLine } from './prices.ts'
import { isDish, type Product, warningOf } from './shelves.ts'

export interface ProductCardProps {
  product: Product
  data: EditorData
  /** Names of allergens by id. */
  allergenNames: Readonly<Record<string, string>>
  /** Its line in the box. */
  line: LiveLine | undefined
  /** Units still to be had, where known. */
  left: number | undefined
  eager: boolean
  /** Absent where the box cannot change. */
  onQuantity: ((quantity: number) => void) | null
  onSwap: (customizationId: string | null) => void
}

/** A product on the shelf: its picture, its price all in, the stepper, and what this household should know of it. */
export function ProductCard(props: ProductCardProps) {
  const { product, line, left, onQuantity } = props
  const to = useLinks()
  const quantity = line?.quantity ?? 0
  const gone = (product.soldOut || left === 0) && quantity === 0
  return (
    <>
      <DishCard
        action={onQuantity && !gone ? <Amount {...props} onQuantity={onQuantity} /> : null}
        chosen={quantity > 0 && onQuantity !== null}
        eager={props.eager}
        heading="h2"
        mark={useMark(product)}
        name={product.name}
        picture={product.picture}
        price={usePrice(props)}
        soldOut={gone}
        summary={isDish(product) ? product.summary : product.unit}
        to={to('product', { id: product.id })}
        {...(isDish(product) && { minutes: product.minutes })}
      />
      <ProductWarning {...props} />
      {onQuantity && line && <Swap {...props} line={line} />}
    </>
  )
}

/** How many are in the box: servings of a dish, pieces of anything else. Never more than can be had. */
function Amount(props: ProductCardProps & { onQuantity: (quantity: number) => void }) {
  const { product, data, line, left } = props
  const say = useMessages(editorMessages)
  const quantity = line?.quantity ?? 0
  const most = left !== undefined ? quantity + left : product.soldOut ? quantity : mostUnits
  const servings = data.pricing.prices[product.id]?.servingsPerUnit ?? 1
  return (
    <Stepper
      count={quantity}
      maximum={Math.min(most, mostUnits)}
      name={product.name}
      onChange={props.onQuantity}
      shown={isDish(product) ? say.servings(quantity * servings) : String(quantity)}
    />
  )
}

/** What a serving, a meal or a piece costs, premium included. */
function usePrice({ product, data }: ProductCardProps): string {
  const say = useMessages(editorMessages)
  const locale = useLocale()
  const price = data.pricing.prices[product.id]
  const amount = formatMoney((price?.unitCents ?? 0) + (price?.surchargeCents ?? 0), locale)
  if (!isDish(product)) return amount
  return product.kind === 'rte' ? say.perMeal(amount) : say.perServing(amount)
}

/** The one worded mark: what costs more before what it is. */
function useMark(product: Product): string | null {
  const say = useMessages(editorMessages)
  const names = useMessages(categoryMessages)
  const locale = useLocale()
  if (!isDish(product)) return null
  if (product.surchargeCents > 0) {
    return say.surcharge(names.premium, formatMoney(product.surchargeCents, locale))
  }
  if (product.diets.includes('vegetarian')) return names.vegetarian
  return product.category === 'family-friendly' ? names['family-friendly'] : null
}

function ProductWarning({ product, data, allergenNames }: ProductCardProps) {
  const say = useMessages(editorMessages)
  const warning = warningOf(product, data.household)
  if (!warning) return null
  const names = warning.allergens.map(id => (allergenNames[id] ?? id).toLowerCase())
  const diet =
    warning.diet === 'vegan' ? say.notVegan : warning.diet === 'vegetarian' ? say.notVegetarian : null
  return (
    <p className="product-warning">
      <CircleAlert aria-hidden size={16} />
      <span>
        {[names.length > 0 ? say.contains(names.join(', ')) : null, diet].filter(Boolean).join('. ')}
      </span>
    </p>
  )
}

/** The swaps of a dish that is in the box, by the platform's own list. */
function Swap({ product, data, line, onSwap }: ProductCardProps & { line: LiveLine }) {
  const say = useMessages(editorMessages)
  const locale = useLocale()
  const swaps = data.customizations[product.id] ?? []
  if (swaps.length === 0) return null
  return (
    <label className="product-swap input-box">
      <span className="visually-hidden">{say.swap(product.name)}</span>
      <select
        className="input"
        onChange={event => onSwap(event.target.value || null)}
        value={line.customizationId ?? ''}
      >
        <option value="">{say.asItIs}</option>
        {swaps.map(swap => (
          <option key={swap.id} value={swap.id}>
            {swap.surchargeCents > 0
              ? say.swapFor(swap.name, formatMoney(swap.surchargeCents, locale))
              : say.swapFree(swap.name)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="input-mark" size={20} />
    </label>
  )
}
