import { formatMoney, formatMoneyShort } from '../../domain/money.ts'
import { receiptPartMessages } from '../../i18n/receipt_parts.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Plus } from '../components/icons.tsx'

export interface MinimumGapProps {
  goodsCents: number
  minimumCents: number
  /** One-tap ways to close the gap, two at most. */
  suggestions?: readonly { label: string; cents: number; onAdd: () => void }[]
  /** The sheet's short form: meter and half a sentence. */
  short?: boolean
}

/** How much the goods lack to the minimum order: a meter, a sentence with the consequence, two ways to close the gap. */
export function MinimumGap({ goodsCents, minimumCents, suggestions = [], short }: MinimumGapProps) {
  const locale = useLocale()
  const say = useMessages(receiptPartMessages)
  const missing = Math.max(minimumCents - goodsCents, 0)
  const minimum = formatMoneyShort(minimumCents, locale)
  return (
    <div className="gap" data-met={missing === 0 || undefined} data-short={short || undefined}>
      <progress aria-label={say.meter} max={minimumCents} value={Math.min(goodsCents, minimumCents)} />
      <p>
        {missing === 0 ? (
          <span>{say.met(minimum)}</span>
        ) : (
          <>
            <b>{say.missing(formatMoney(missing, locale))}</b>
            <span>{short ? say.missingShort(minimum) : say.missingRest(minimum)}</span>
          </>
        )}
      </p>
      {missing > 0 && !short && suggestions.length > 0 && (
        <p className="gap-ways">
          {suggestions.map(suggestion => (
            <button className="gap-way" key={suggestion.label} onClick={suggestion.onAdd} type="button">
              <Plus aria-hidden size={18} />
              {suggestion.label}, {formatMoney(suggestion.cents, locale)}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}
