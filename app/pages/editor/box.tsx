import { formatMoney } from '../../../domain/money.ts'
import { isTaxable } from '../../../domain/tax/tax.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { formatWeekdayAndDay } from '../../components/dates.ts'
import { Receipt, type ReceiptLine, type ReceiptProps, type SaveState } from '../../components/receipt.tsx'
import { ReceiptSheet } from '../../components/receipt_sheet.tsx'
import { useLinks } from '../../layout/links.ts'
import { editorMessages } from '../../messages/editor.ts'
import { orderMessages } from '../../messages/orders.ts'
import { discountLabel, taxBase } from './names.ts'
import type { EditorData, LiveBox, LiveLine } from './prices.ts'
import { productOf } from './prices.ts'
import { isDish, waysToMinimum } from './shelves.ts'

interface BoxProps {
  data: EditorData
  live: LiveBox
  saved: SaveState | undefined
  onQuantity: (productId: string, quantity: number) => void
}

/** The receipt beside the shelves, and as a sheet on a phone: the total moves as the household chooses. */
export function EditorBox(props: BoxProps) {
  const { live } = props
  const say = useMessages(editorMessages)
  const locale = useLocale()
  const receipt = useReceipt(props)
  const units = unitsOf(props.data, live)
  return (
    <>
      <aside aria-label={say.inBox} className="editor-box" data-ground="sunk">
        <Receipt {...receipt} />
      </aside>
      <ReceiptSheet {...receipt} />
      <p className="visually-hidden" role="status">
        {say.announce(units, formatMoney(live.receipt.totalCents, locale))}
      </p>
    </>
  )
}

function useReceipt({ data, live, saved, onQuantity }: BoxProps): ReceiptProps {
  const { receipt } = live
  const lines = useReceiptLines({ data, live, onQuantity })
  const ways = waysToMinimum(
    data,
    receipt.missingCents,
    new Map(live.lines.map(line => [line.productId, line.quantity])),
  )
  return {
    lines,
    count: unitsOf(data, live),
    ...useSums(data, live),
    totalCents: receipt.totalCents,
    chargedOn: data.order.chargeDate,
    note: useTotalNote(data, live),
    action: <Done missing={receipt.missingCents > 0} />,
    ...(saved && { saved }),
    ...(!live.untouched && {
      gap: {
        goodsCents: receipt.goodsCents,
        minimumCents: receipt.minimumCents,
        ways: ways.map(({ productId, name, cents }) => ({
          label: name,
          cents,
          onAdd: () => onQuantity(productId, 1),
        })),
      },
    }),
  }
}

/** Units in the box; while no dish is chosen, the plan's dishes count: they are what comes. */
export function unitsOf({ plan }: EditorData, { lines, untouched }: LiveBox): number {
  return lines.reduce((sum, line) => sum + line.quantity, untouched ? plan.count : 0)
}

/** A box under the minimum cannot be confirmed, only left for later. */
function Done({ missing }: { missing: boolean }) {
  const say = useMessages(editorMessages)
  const to = useLinks()
  return (
    <ButtonLink kind={missing ? 'secondary' : 'primary'} to={to('account')} width="full">
      {missing ? say.later : say.done}
    </ButtonLink>
  )
}

/** Goods, discounts by name, taxes by name and base: as the receipt lists them. */
export function useSums(data: EditorData, { receipt, lines }: Pick<LiveBox, 'receipt' | 'lines'>) {
  const say = useMessages(orderMessages)
  const locale = useLocale()
  return {
    goodsCents: receipt.goodsCents,
    volumeDiscountCents: receipt.volumeDiscountCents,
    discounts: receipt.discounts
      .filter(discount => discount.cents > 0)
      .map(discount => ({ label: discountLabel(discount, data, say, locale), cents: discount.cents })),
    deliveryCents: receipt.deliveryCents,
    taxes: receipt.taxes.map(tax => ({
      code: tax.code,
      rate: tax.rate,
      cents: tax.cents,
      base: taxBase(tax, data, lines, say),
    })),
  }
}

/** When it is charged, and what pays before the card. */
function useTotalNote({ order }: EditorData, { receipt }: LiveBox): string | undefined {
  const say = useMessages(orderMessages)
  const locale = useLocale()
  const { givenCents, boughtCents, corporateCents, cardCents } = receipt.payment
  const credit = givenCents + boughtCents + corporateCents
  if (credit === 0) return undefined
  const day = formatWeekdayAndDay(order.chargeDate, locale)
  return say.paid(day, formatMoney(credit, locale), formatMoney(cardCents, locale))
}

/** The lines of the box; while no dish is chosen, the plan's dishes stand first as our choice. */
export function useReceiptLines(props: {
  data: EditorData
  live: LiveBox
  onQuantity: ((productId: string, quantity: number) => void) | null
}): ReceiptLine[] {
  const { data, live, onQuantity } = props
  const say = useMessages(editorMessages)
  const orders = useMessages(orderMessages)
  const detail = useDetail(data)
  const { plan } = data
  const people = plan.kind === 'rtc' ? plan.people : null
  const ours = {
    id: 'plan',
    name: say.ourChoice(orders.dishes(plan.count, plan.kind, people)),
    detail: say.ourChoiceDetail,
    cents: plan.weekCents,
    picture: null,
  }
  const chosen = live.lines.map(line => ({
    id: line.productId,
    name: line.name,
    detail: detail(line),
    cents: line.cents,
    picture: line.picture,
    ...(onQuantity && { action: <Remove line={line} onRemove={() => onQuantity(line.productId, 0)} /> }),
  }))
  return live.untouched ? [ours, ...chosen] : chosen
}

function Remove({ line, onRemove }: { line: LiveLine; onRemove: () => void }) {
  const say = useMessages(editorMessages)
  return (
    <button aria-label={say.removeOf(line.name)} className="receipt-remove" onClick={onRemove} type="button">
      {say.remove}
    </button>
  )
}

/** "2 servings, with tofu", "2 × 1 bag, taxable". */
function useDetail(data: EditorData): (line: LiveLine) => string {
  const say = useMessages(editorMessages)
  const orders = useMessages(orderMessages)
  const { province, deliveryDate, prices } = data.pricing
  return line => {
    const product = productOf(data, line.productId)
    const swap = data.customizations[line.productId]?.find(one => one.id === line.customizationId)
    const taxClass = prices[line.productId]?.taxClass
    const amount =
      product && !isDish(product) ? say.units(line.quantity, product.unit) : orders.servings(line.servings)
    const whole = swap ? say.detail(amount, swap.name) : amount
    return taxClass && isTaxable(province, deliveryDate, taxClass) ? say.taxable(whole) : whole
  }
}
