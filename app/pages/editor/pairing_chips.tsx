import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { formatMoney } from '../../../domain/money.ts'
import type { Edit } from '../../../domain/orders/edits.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { editorMessages } from '../../messages/editor.ts'
import { type EditorData, type LiveLine, productOf } from './prices.ts'
import { unitCents } from './shelves.ts'

interface PairingChipsProps {
  data: EditorData
  /** The dish in the box. */
  line: Pick<LiveLine, 'productId' | 'name' | 'pairings'>
  onEdit: (edit: Edit) => void
  /** A card has room for one more; what is paired already shows in any case. */
  few?: boolean
}

/** What goes with a dish of the box: pressed, one of it comes along. What is sold out is not offered. */
export function PairingChips({ data, line, onEdit, few = false }: PairingChipsProps) {
  const say = useMessages(editorMessages)
  const locale = useLocale()
  const { productId, pairings } = line
  const offered = (data.pairings[productId] ?? []).flatMap(id => {
    const product = productOf(data, id)
    return product && (!product.soldOut || pairings.includes(id)) ? [product] : []
  })
  if (offered.length === 0) return null
  const first = offered.find(({ id }) => !pairings.includes(id))
  const shown = few ? offered.filter(one => one === first || pairings.includes(one.id)) : offered
  return (
    <fieldset className="pairings">
      <legend className={few ? 'visually-hidden' : undefined}>
        {few ? say.goesWith(line.name) : say.goesWell}
      </legend>
      {shown.map(({ id, name }) => {
        const paired = pairings.includes(id)
        const others = pairings.filter(other => other !== id)
        return (
          <button
            aria-pressed={paired}
            className="pairing"
            key={id}
            onClick={() => onEdit({ productId, pairings: paired ? others : [...pairings, id] })}
            type="button"
          >
            {paired ? <Check aria-hidden size={16} /> : <Plus aria-hidden size={16} />}
            <span className="pairing-name">{name}</span>
            <span className="tabular">{formatMoney(unitCents(data, id), locale)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
