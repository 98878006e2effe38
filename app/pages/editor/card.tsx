import { memo, useDeferredValue, useState } from 'react'
import { formatMoney } from '../../../domain/money.ts'
import type { Edit } from '../../../domain/orders/edits.ts'
import { mostUnits } from '../../../domain/orders/lines.ts'
import { browseMessages, categoryMessages } from '../../../i18n/browse.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/controls/dialog.tsx'
import { Stepper } from '../../components/controls/stepper.tsx'
import { DrawnOnce } from '../../components/drawn_once.tsx'
import { dietOf } from '../../components/marks.ts'
import { DishCard } from '../../dishes/dish_card.tsx'
import { DishWarning } from '../../dishes/dish_warning.tsx'
import { lookAddress } from './look.ts'
import { PairingChips } from './pairing_chips.tsx'
import type { EditorData, LiveLine } from './prices.ts'
import { isDish, type Product, perServingCents } from './shelves.ts'
import { SwapField } from './swap_field.tsx'
import { useWarning } from './warning.ts'
import { editorMessages } from './words.ts'

export interface ProductCardProps {
  product: Product
  /** On the week's menu, from 0. */
  place: number
  /** As the editor was loaded: its menu and its household, not its order. */
  data: EditorData
  /** Names of allergens by id. */
  allergenNames: Readonly<Record<string, string>>
  /** Its line in the box. */
  line: LiveLine | undefined
  /** Units still available, where known. */
  left: number | undefined
  heading: 'h2' | 'h3' | 'h4'
  /** Absent where the box cannot change. */
  onEdit: ((edit: Edit) => void) | null
  onLook: (productId: string) => void
}

/**
 * An entry of the shelf, a product: its picture, its price all in, the stepper, and warnings for this household. A page has two
 * hundred of them, so one renders again only when its own data changes. Pictures wait for the scripts: until then their colours
 * hold their place, and on a slow line a tap is answered sooner.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, data, line, left, onEdit } = props
  const quantity = line?.quantity ?? 0
  const gone = isGone(props)
  const warning = useWarning(props)
  // The count responds first; the further choices follow.
  const settledLine = useDeferredValue(line)
  const { heading, place } = props
  const mark = useMark(props)
  const price = usePrice(props)
  const face = {
    facts: useFacts(product),
    heading,
    mark,
    name: product.name,
    picture: product.picture,
    place,
    price,
    soldOut: gone,
    summary: isDish(product) ? product.summary : product.unit,
    to: lookAddress(product.id),
  }
  return (
    <DrawnOnce from={onEdit && !line ? [product, heading, mark, place, price, gone, warning] : null}>
      <DishCard
        {...face}
        action={onEdit && !gone ? <Amount {...props} onEdit={onEdit} /> : null}
        chosen={quantity > 0 && onEdit !== null}
        onOpen={() => props.onLook(product.id)}
      />
      {warning && <DishWarning>{warning}</DishWarning>}
      {onEdit && line && settledLine && isDish(product) && (
        <div className="product-ways">
          <SwapField
            customizationId={line.customizationId}
            name={product.name}
            onSwap={customizationId => onEdit({ productId: product.id, customizationId })}
            swaps={data.customizations[product.id] ?? []}
          />
          <PairingChips data={data} few line={line} onEdit={onEdit} />
        </div>
      )}
      {quantity > 0 && left !== undefined && left > 0 && <FewLeft left={left} />}
    </DrawnOnce>
  )
}, isSameCard)

/** Lines are rebuilt with every price: an equal one counts as the same. */
function isSameCard(before: ProductCardProps, after: ProductCardProps): boolean {
  const { line: lineBefore, ...others } = before
  const { line, ...rest } = after
  return (
    isAlike(others, rest) && (line === lineBefore || (!!line && !!lineBefore && isSameLine(line, lineBefore)))
  )
}

const isSameLine = ({ pairings, ...line }: LiveLine, before: LiveLine): boolean =>
  isAlike(line, before) && pairings.join() === before.pairings.join()

const isAlike = (a: object, b: object): boolean =>
  Object.entries(a).every(([key, value]) => Object.is(value, b[key as keyof typeof b]))

/** Removed entirely for a box that has none of it. */
export function isGone({
  product,
  line,
  left,
}: Pick<ProductCardProps, 'product' | 'line' | 'left'>): boolean {
  return (product.soldOut || left === 0) && (line?.quantity ?? 0) === 0
}

function FewLeft({ left }: { left: number }) {
  const say = useMessages(editorMessages)
  return <p className="product-left">{say.left(left)}</p>
}

type AmountProps = Pick<ProductCardProps, 'product' | 'data' | 'line' | 'left' | 'allergenNames'> & {
  onEdit: (edit: Edit) => void
  /** On the button while it is not in the box. */
  words?: string
}

/** The quantity in the box: servings of a dish, pieces of anything else. Never more than available. */
export function Amount({ product, data, line, left, onEdit, words, allergenNames }: AmountProps) {
  const say = useMessages(editorMessages)
  const quantity = line?.quantity ?? 0
  const most = left !== undefined ? quantity + left : product.soldOut ? quantity : mostUnits
  const servings = data.pricing.prices[product.id]?.servingsPerUnit ?? 1
  const warning = useWarning({ product, data, allergenNames, line })
  const [asked, setAsked] = useState<number | null>(null)
  const take = (count: number) => onEdit({ productId: product.id, quantity: count })
  return (
    <>
      <Stepper
        count={quantity}
        maximum={Math.min(most, mostUnits)}
        name={product.name}
        // Asked when it first enters the box, and not for each further unit (rule 64).
        onChange={count => (warning && quantity === 0 && count > 0 ? setAsked(count) : take(count))}
        shown={count => (isDish(product) ? say.servings(count * servings) : String(count))}
        words={words}
      />
      {asked !== null && warning && (
        <Dialog
          actions={
            <>
              <Button
                kind="secondary"
                onClick={() => {
                  take(asked)
                  setAsked(null)
                }}
              >
                {say.askAdd}
              </Button>
              <Button onClick={() => setAsked(null)}>{say.askLeave}</Button>
            </>
          }
          onClose={() => setAsked(null)}
          open
          title={say.askTitle(product.name)}
        >
          <DishWarning>{say.askText(warning)}</DishWarning>
        </Dialog>
      )}
    </>
  )
}

/** "30 min, easy". */
function useFacts(product: Product): string[] {
  const say = useMessages(editorMessages)
  const { levels } = useMessages(browseMessages)
  if (!isDish(product)) return []
  return [say.minutes(product.minutes), levels[product.difficulty]]
}

/** The price of a serving, a meal or a piece, surcharge included. */
export function usePrice({ product, data }: Pick<ProductCardProps, 'product' | 'data'>): string {
  const say = useMessages(editorMessages)
  const locale = useLocale()
  const amount = formatMoney(perServingCents(data, product.id), locale)
  if (!isDish(product)) return amount
  return product.kind === 'rte' ? say.perMeal(amount) : say.perServing(amount)
}

/** The one mark in words: first a surcharge, then a favourite, then the kind of dish. */
function useMark({ product, data }: Pick<ProductCardProps, 'product' | 'data'>): string | null {
  const say = useMessages(editorMessages)
  const names = useMessages(categoryMessages)
  const locale = useLocale()
  if (isDish(product) && product.surchargeCents > 0) {
    return say.surcharge(names.premium, formatMoney(product.surchargeCents, locale))
  }
  if (data.household.liked.includes(product.id)) return say.liked
  if (!isDish(product)) return null
  const diet = dietOf(product)
  if (diet) return say[diet]
  return product.category === 'family-friendly' ? names['family-friendly'] : null
}
