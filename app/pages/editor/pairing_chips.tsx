import { formatMoney } from '../../../domain/money.ts'
import type { Edit } from '../../../domain/orders/edits.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Check, Plus } from '../../components/icons.tsx'
import { useAnswer } from '../../components/use_answer.ts'
import { type EditorData, type LiveLine, productOf } from './prices.ts'
import { unitCents } from './shelves.ts'
import { editorMessages } from './words.ts'

interface PairingChipsProps {
  data: EditorData
  /** The dish in the box. */
  line: Pick<LiveLine, 'productId' | 'name' | 'pairings'>
  onEdit: (edit: Edit) => void
  /** A card has room for one more; existing pairings always show. */
  few?: boolean
}

/** The pairings of a dish in the box: a press adds one. Sold-out ones are not offered. */
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
        const others = pairings.filter(other => other !== id)
        return (
          <PairingChip
            key={id}
            name={name}
            onChange={paired => onEdit({ productId, pairings: paired ? [...others, id] : others })}
            paired={pairings.includes(id)}
            price={formatMoney(unitCents(data, id), locale)}
          />
        )
      })}
    </fieldset>
  )
}

interface PairingChipProps {
  name: string
  price: string
  paired: boolean
  onChange: (paired: boolean) => void
}

function PairingChip({ name, price, onChange, ...props }: PairingChipProps) {
  const [paired, change] = useAnswer(props.paired, onChange)
  return (
    <button aria-pressed={paired} className="pairing" onClick={() => change(!paired)} type="button">
      {paired ? <Check aria-hidden size={16} /> : <Plus aria-hidden size={16} />}
      <span className="pairing-name">{name}</span>
      <span className="tabular">{price}</span>
    </button>
  )
}
