// Adds one item to a paid box: the quantity, its price with taxes, and the card that is charged at once.

import { useState } from 'react'
import { Refusal } from '../../../contract/errors.ts'
import type { MenuItem } from '../../../contract/views.ts'
import { formatMoney } from '../../../domain/money.ts'
import { mostUnits } from '../../../domain/orders/lines.ts'
import { priceAddition } from '../../../domain/pricing/add_to_order.ts'
import { paymentRows } from '../../../domain/pricing/receipt_rows.ts'
import { receiptMessages } from '../../../i18n/receipt.ts'
import { receiptPartMessages } from '../../../i18n/receipt_parts.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Dialog } from '../../components/controls/dialog.tsx'
import { Stepper } from '../../components/controls/stepper.tsx'
import { useLinks } from '../../components/links.ts'
import { useToasts } from '../../components/toasts.tsx'
import { useReread } from '../../dishes/answers_in_place.ts'
import { useAttempt } from '../../forms/attempt.ts'
import { lateMessages } from './late_words.ts'
import type { EditorData } from './prices.ts'
import { shortOf } from './store.ts'

interface LateDialogProps {
  data: EditorData
  item: MenuItem
  onClose: () => void
}

export function LateDialog({ data, item, onClose }: LateDialogProps) {
  const say = useMessages(lateMessages)
  const locale = useLocale()
  const [units, setUnits] = useState(1)
  const adding = useAdding(data, onClose)
  const had = data.order.lines.find(line => line.productId === item.id)?.quantity ?? 0
  const added = additionOf(data, item.id, units)
  if (!added) return null
  const { cardCents } = added.payment
  const total = formatMoney(cardCents, locale)
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {say.back}
          </Button>
          <Button
            busy={adding.busy}
            onClick={() => adding.add({ item, quantity: had + units, payNowCents: cardCents, total })}
          >
            {cardCents > 0 ? say.confirm(total) : say.confirmFree}
          </Button>
        </>
      }
      onClose={onClose}
      open
      title={say.asked(item.name)}
    >
      <div className="late-dialog">
        <p>{cardCents > 0 ? say.when : say.whenFree}</p>
        {adding.refused}
        <div className="late-units">
          <span>{say.each(formatMoney(item.priceCents, locale))}</span>
          <Stepper
            count={units}
            maximum={mostUnits - had}
            name={item.name}
            onChange={setUnits}
            shown={String}
            stays
          />
        </div>
        <LateSums added={added} name={item.name} />
      </div>
    </Dialog>
  )
}

type Addition = ReturnType<typeof priceAddition>

/** The present price of these units, as the server will charge it; null for a product without a price this week. */
export function additionOf(
  { order, pricing }: EditorData,
  productId: string,
  quantity: number,
): Addition | null {
  const price = pricing.prices[productId]
  if (!price) return null
  const line = { ...price, productId, kind: 'item' as const, quantity, customizationCents: 0 }
  return priceAddition(order.receipt, [line], pricing.terms.taxes, pricing.balances)
}

function LateSums({ added, name }: { added: Addition; name: string }) {
  const say = useMessages(lateMessages)
  const { taxNames } = useMessages(receiptPartMessages)
  const { given, prepaid: bought, corporate } = useMessages(receiptMessages)
  const names = { given, bought, corporate }
  const locale = useLocale()
  return (
    <dl className="sums">
      <div>
        <dt>{name}</dt>
        <dd>{formatMoney(added.goodsCents, locale)}</dd>
      </div>
      {added.taxes.map(tax => (
        <div key={tax.code}>
          <dt>{taxNames[tax.code]}</dt>
          <dd>{formatMoney(tax.cents, locale)}</dd>
        </div>
      ))}
      {paymentRows(added.payment).map(
        ({ payer, cents }) =>
          payer !== 'card' && (
            <div key={payer}>
              <dt>{names[payer]}</dt>
              <dd>{`−${formatMoney(cents, locale)}`}</dd>
            </div>
          ),
      )}
      <div data-strong="">
        <dt>{say.due}</dt>
        <dd>{formatMoney(added.payment.cardCents, locale)}</dd>
      </div>
    </dl>
  )
}

interface ToAdd {
  item: MenuItem
  /** Wanted units in the box. */
  quantity: number
  payNowCents: number
  /** The same in words. */
  total: string
}

/** Adds once; a refusal stays in the dialog, and changes made elsewhere are read again. */
function useAdding({ order }: EditorData, onAdded: () => void) {
  const say = useMessages(lateMessages)
  const notify = useToasts()
  const attempt = useAttempt(say.refused)
  const reread = useReread()
  const add = ({ item, quantity, payNowCents, total }: ToAdd) =>
    attempt.run(async () => {
      try {
        await browserApi().post('orders.update_quantity', {
          orderId: order.id,
          productId: item.id,
          quantity,
          payNowCents,
        })
      } catch (failure) {
        if (failure instanceof Refusal && !failure.code.startsWith('card_')) await reread()
        throw failure
      }
      await reread()
      notify({ text: payNowCents > 0 ? say.added(item.name, total) : say.addedFree(item.name) })
      onAdded()
    })
  const { refusal, sentence } = attempt
  return {
    add,
    busy: attempt.busy,
    refused: refusal && <Refused refusal={refusal} sentence={sentence ?? ''} />,
  }
}

function Refused({ refusal, sentence }: { refusal: Refusal; sentence: string }) {
  const say = useMessages(lateMessages)
  const to = useLinks()
  const short = shortOf(refusal)
  const ofCard = refusal.code.startsWith('card_')
  return (
    <Banner
      tone="warn"
      {...(ofCard && {
        action: (
          <ButtonLink kind="secondary" size="small" to={to('paymentMethod')}>
            {say.another}
          </ButtonLink>
        ),
      })}
    >
      {short ? (short.left > 0 ? say.fewLeft(short.left) : say.soldOut) : sentence}
    </Banner>
  )
}
