import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminGiftMessages } from '../../../../i18n/admin_gifts.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Dialog } from '../../../components/controls/dialog.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { officeApi } from '../../../office/office_api.ts'
import type { Card } from './page.tsx'

/** Sends a card once more, to where it went or to another address. A letter cannot be taken back, so it asks first. */
export function SendAgain({ card }: { card: Card }) {
  const say = useMessages(adminGiftMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        aria-label={say.sendOf(card.recipientName)}
        className="of-btn"
        onClick={() => setOpen(true)}
        type="button"
      >
        {say.send}
      </button>
      <Dialog onClose={() => setOpen(false)} open={open} title={say.sendOf(card.recipientName)}>
        <Where card={card} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Where({ card, onDone }: { card: Card; onDone: () => void }) {
  const say = useMessages(adminGiftMessages)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('to')).trim()
    const body = { cardId: card.cardId, ...(typed !== '' && { to: typed }) }
    if (!(await attempt.run(() => officeApi(card.brand).post('gift_cards_admin.resend', body)))) return
    onDone()
    notify({ text: say.done })
    await revalidate()
  }
  return (
    <form className="form" method="dialog" noValidate onSubmit={send} ref={attempt.form}>
      <p>{say.goesTo(card.recipientEmail)}</p>
      <TextField
        aria-label={say.toOf(card.recipientName)}
        autoComplete="off"
        error={attempt.of('to')}
        label={say.to}
        name="to"
        type="email"
      />
      <Failed>{attempt.sentence}</Failed>
      <p>
        <button aria-busy={attempt.busy || undefined} className="of-btn" data-kind="primary" type="submit">
          {say.send}
        </button>
      </p>
    </form>
  )
}
