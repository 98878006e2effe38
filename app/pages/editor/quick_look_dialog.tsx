import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../domain/money.ts'
import type { Edit } from '../../../domain/orders/edits.ts'
import { componentMessages } from '../../../i18n/components.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/controls/dialog.tsx'
import { useLinks } from '../../components/links.ts'
import { Skeleton } from '../../components/panels.tsx'
import { blockAt, DishPicture } from '../../dishes/dish_picture.tsx'
import { DishWarning } from '../../dishes/dish_warning.tsx'
import { ReviewsSummary } from '../../reviews/reviews_summary.tsx'
import { Amount, isGone, type ProductCardProps, usePrice } from './card.tsx'
import type { GridProps } from './grid.tsx'
import { PairingChips } from './pairing_chips.tsx'
import { LookAllergens, LookFacts, LookIngredients, LookNutrition, LookSwaps } from './quick_look_parts.tsx'
import { quickLookMessages } from './quick_look_words.ts'
import { isDish, menuPlaces, type Product, unitCents } from './shelves.ts'
import { useDetails } from './use_details.ts'
import { useWarning } from './warning.ts'

type LookProps = Pick<GridProps, 'data' | 'live' | 'left' | 'allergenNames' | 'onEdit'> & {
  /** The immediate price of adding it, in a sentence. */
  due?: string | null
}

export type LookOf = (product: Product) => Partial<LookProps>

interface QuickLookDialogProps extends LookProps {
  product: Product | undefined
  lookOf?: LookOf | undefined
  onClose: () => void
}

/** Known facts show at once; the rest follows when it has arrived. */
export default function QuickLookDialog(props: QuickLookDialogProps) {
  const { product, onClose, data, live, left, allergenNames, onEdit, lookOf } = props
  // The product stays visible while the dialog closes.
  const [last, setLast] = useState(product)
  if (product && product !== last) setLast(product)
  const shown = product ?? last
  // Opening and closing keep it.
  const body = useMemo(() => {
    const given = { data, live, left, allergenNames, onEdit }
    return shown && <QuickLookBody {...given} {...lookOf?.(shown)} key={shown.id} product={shown} />
  }, [shown, data, live, left, allergenNames, onEdit, lookOf])
  return (
    <Dialog onClose={onClose} open={product !== undefined} title={shown?.name ?? ''} width="wide">
      {body}
    </Dialog>
  )
}

function QuickLookBody(props: LookProps & { product: Product }) {
  const { product, data, live, onEdit, allergenNames, due } = props
  const say = useMessages(quickLookMessages)
  const to = useLinks()
  const { details, failed, retry } = useDetails(product.id, data.order.week)
  const line = live.lines.find(one => one.productId === product.id)
  const [wanted, setWanted] = useState<string | null>(null)
  const swap = line ? line.customizationId : wanted
  const left = props.left.get(product.id)
  const warning = useWarning({ product, data, allergenNames, line: { customizationId: swap } })
  const swaps = data.customizations[product.id] ?? []
  const places = useMemo(() => menuPlaces(data), [data])
  /** Choices made before the dish is in the box are added with it. */
  const change = (edit: Edit) => {
    const first = line === undefined && wanted !== null
    onEdit?.(edit, ...(first ? [{ productId: product.id, customizationId: wanted }] : []))
  }
  return (
    <div className="look" data-kind={isDish(product) ? 'dish' : 'item'}>
      <DishPicture block={blockAt(places.get(product.id) ?? 0)} picture={product.picture} size="card" />
      <div className="look-words">
        <p className="look-promise">
          {details ? details.promise : isDish(product) ? product.summary : product.unit}
        </p>
        <LookFacts
          details={details}
          product={product}
          servings={data.pricing.prices[product.id]?.servingsPerUnit ?? 1}
        />
        {details?.reviews && <ReviewsSummary reviews={details.reviews} />}
        {warning && <DishWarning>{warning}</DishWarning>}
        {onEdit && swaps.length > 0 && (
          <LookSwaps
            chosen={swap}
            details={details}
            onChoose={id => (line ? onEdit({ productId: product.id, customizationId: id }) : setWanted(id))}
            swaps={swaps}
          />
        )}
        <LookBuy
          allergenNames={allergenNames}
          data={data}
          left={left}
          line={line}
          onEdit={onEdit && change}
          product={product}
          swap={swap}
        />
        {onEdit && due && <p className="look-due">{due}</p>}
        {onEdit && line && isDish(product) && <PairingChips data={data} line={line} onEdit={onEdit} />}
      </div>
      {failed ? (
        <p className="look-failed" role="alert">
          {say.failed}{' '}
          <Button kind="link" onClick={retry}>
            {say.retry}
          </Button>
        </p>
      ) : details ? (
        <div className="look-parts">
          <LookAllergens details={details} swap={swap} unwanted={Object.values(allergenNames)} />
          <LookIngredients details={details} />
          <LookNutrition details={details} swap={swap} />
        </div>
      ) : (
        <div aria-busy="true" className="look-parts">
          <Skeleton count={4} />
        </div>
      )}
      <p className="look-more">
        <Link className="link" to={to('product', { id: product.id })} viewTransition>
          {isDish(product) ? say.wholeDish : say.wholeItem}
        </Link>
      </p>
    </div>
  )
}

type LookBuyProps = Pick<
  ProductCardProps,
  'product' | 'data' | 'line' | 'left' | 'onEdit' | 'allergenNames'
> & {
  swap: string | null
}

/** The price, and the way to add it: a button in words, then the stepper. */
function LookBuy({ product, data, line, left, onEdit, swap, allergenNames }: LookBuyProps) {
  const say = useMessages(quickLookMessages)
  const { soldOut } = useMessages(componentMessages).dish
  const locale = useLocale()
  const price = usePrice({ product, data })
  const swapCents = data.customizations[product.id]?.find(one => one.id === swap)?.surchargeCents ?? 0
  const servings = data.pricing.prices[product.id]?.servingsPerUnit ?? 1
  const unit = formatMoney(unitCents(data, product.id) + swapCents * servings, locale)
  return (
    <div className="look-buy">
      <p className="look-price tabular">{isDish(product) || line ? price : product.unit}</p>
      {isGone({ product, line, left }) ? (
        <p className="look-sold-out">{soldOut}</p>
      ) : (
        onEdit && (
          <Amount
            allergenNames={allergenNames}
            data={data}
            left={left}
            line={line}
            onEdit={onEdit}
            product={product}
            words={say.put(unit)}
          />
        )
      )}
    </div>
  )
}
