import { formatMoney } from '../../../domain/money.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ChevronDown } from '../../components/icons.tsx'
import type { EditorData } from './prices.ts'
import { editorMessages } from './words.ts'

interface SwapFieldProps {
  /** The dish. */
  name: string
  swaps: EditorData['customizations'][string]
  customizationId: string | null
  onSwap: (customizationId: string | null) => void
}

/** The swaps of a dish, with the platform's own list. */
export function SwapField({ name, swaps, customizationId, onSwap }: SwapFieldProps) {
  const say = useMessages(editorMessages)
  const locale = useLocale()
  if (swaps.length === 0) return null
  return (
    <label className="product-swap">
      <span className="visually-hidden">{say.swap(name)}</span>
      <select onChange={event => onSwap(event.target.value || null)} value={customizationId ?? ''}>
        <option value="">{say.asItIs}</option>
        {swaps.map(swap => (
          <option key={swap.id} value={swap.id}>
            {swap.surchargeCents > 0
              ? say.swapFor(swap.name, formatMoney(swap.surchargeCents, locale))
              : say.swapFree(swap.name)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} />
    </label>
  )
}
