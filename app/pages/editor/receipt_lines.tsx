import type { Edit } from '../../../domain/orders/edits.ts'
import { isTaxable } from '../../../domain/tax/tax.ts'
import { orderMessages } from '../../../i18n/orders.ts'
import type { ReceiptLine } from '../../box/receipt.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import type { EditorData, LiveBox, LiveLine } from './prices.ts'
import { useAmount } from './telling.ts'
import { warningOf } from './warning.ts'
import { editorMessages } from './words.ts'

/** The lines of the box; without chosen dishes, the plan's dishes come first, as our choice. */
export function useReceiptLines(props: {
  data: EditorData
  live: LiveBox
  onEdit: ((edit: Edit) => void) | null
  /** By id. */
  allergenNames: Readonly<Record<string, string>>
}): ReceiptLine[] {
  const { data, live, onEdit, allergenNames } = props
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
  const products = new Map([...data.dishes, ...data.items].map(product => [product.id, product]))
  // A product that breaks an exclusion stays marked (rule 64).
  const markOf = (line: LiveLine) => {
    const product = products.get(line.productId)
    if (!product) return null
    const swap = data.customizations[product.id]?.find(one => one.id === line.customizationId)
    return warningOf({ product: swap ? { ...swap, id: product.id } : product, data, allergenNames }, say)
  }
  const chosen = live.lines.map(line => ({
    id: line.productId,
    name: line.name,
    detail: detail(line),
    mark: markOf(line),
    cents: line.cents,
    picture: line.picture,
    ...(onEdit && {
      action: <Remove line={line} onRemove={() => onEdit({ productId: line.productId, quantity: 0 })} />,
    }),
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

/** "2 servings, Tofu", "2 × 1 bag, taxable". */
function useDetail(data: EditorData): (line: LiveLine) => string {
  const say = useMessages(editorMessages)
  const amountOf = useAmount()
  const { terms, prices } = data.pricing
  return line => {
    const taxClass = prices[line.productId]?.taxClass
    const amount = amountOf(data, line)
    return taxClass && isTaxable(terms.taxes, taxClass) ? say.taxable(amount) : amount
  }
}
