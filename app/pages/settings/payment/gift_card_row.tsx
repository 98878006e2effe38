import type { OutputOf } from '../../../../contract/index.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { settingsPaymentMessages } from './words.ts'

type GiftCard = OutputOf<'settings_payment.show'>['giftCards'][number]
type Use = GiftCard['history'][number]

/** A gift card or a credit: how long it is good for, what it paid, and what is left. What expired was not spent. */
export function GiftCardRow({ card }: { card: GiftCard }) {
  const say = useMessages(settingsPaymentMessages)
  const dayOf = ({ at }: Use) => at.slice(0, 10)
  const expired = card.history.findLast(isExpiry)
  const paid = card.history.filter(use => !isExpiry(use))
  const goodFor = card.expiresOn === null ? say.forever : say.until(card.expiresOn)
  return (
    <li className="setting" tabIndex={-1}>
      <div className="setting-words">
        <p className="setting-label">{card.name}</p>
        <p className="setting-value">
          {say.since(card.createdAt.slice(0, 10))} ·{' '}
          {expired ? say.expiredOn(expired.cents, dayOf(expired)) : goodFor}
        </p>
        {paid.length > 0 && (
          <details>
            <summary>{say.history}</summary>
            <ul>
              {paid.map(use => (
                <li key={`${use.at} ${use.cents}`}>{say.use(use.cents, dayOf(use))}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <strong className="tabular">
        {card.remainingCents > 0
          ? say.left(card.remainingCents, card.valueCents)
          : expired
            ? say.expired
            : say.spent}
      </strong>
    </li>
  )
}

const isExpiry = ({ reason }: Use) => reason === 'expired'
