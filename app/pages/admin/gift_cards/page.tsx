// Lost gift cards: found by email, and sent again with the same code, to the same address or another.

import { type FormEvent, useState } from 'react'
import type { Api, OutputOf } from '../../../../contract/index.ts'
import { adminGiftMessages } from '../../../../i18n/admin_gifts.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { Person } from '../../../admin/person.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { Table } from '../../../components/table.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'

type Card = OutputOf<'gift_cards_admin.find'>['cards'][number]

const cardsOf = (api: Api, email: string) => api.get('gift_cards_admin.find', { email })

/** Inert until its script is there. */
export default function LostGiftCards() {
  const say = useMessages(adminGiftMessages)
  const api = useOfficeApi()
  const attempt = useFormAttempt()
  const [found, setFound] = useState<{ email: string; cards: readonly Card[] } | null>(null)

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    setFound(null)
    const answer = await attempt.run(() => cardsOf(api(), email))
    if (answer) setFound({ email, cards: answer.cards })
  }

  async function renew() {
    if (found) setFound({ ...found, cards: (await cardsOf(api(), found.email)).cards })
  }

  return (
    <OfficePage lede={say.lede} page="adminGiftCards" title={say.title}>
      <form className="form admin-find" method="dialog" noValidate onSubmit={find} ref={attempt.form}>
        <TextField
          autoComplete="off"
          error={attempt.of('email')}
          label={say.email}
          name="email"
          type="email"
        />
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <p>
          <Button busy={attempt.busy} type="submit">
            {say.find}
          </Button>
        </p>
      </form>
      <section aria-live="polite" className="admin-section admin-gifts">
        {found && (
          <h2 className="text-h3">{found.cards.length === 0 ? say.none : say.found(found.cards.length)}</h2>
        )}
        {found && found.cards.length > 0 && <Cards cards={found.cards} onSent={renew} />}
      </section>
    </OfficePage>
  )
}

function Cards({ cards, onSent }: { cards: readonly Card[]; onSent: () => Promise<void> }) {
  const say = useMessages(adminGiftMessages)
  const locale = useLocale()
  const day = (date: string) => formatFullDay(date, locale)
  return (
    <Table
      caption={say.title}
      columns={say.columns}
      rows={cards.map(card => ({
        id: card.cardId,
        cells: [
          <>
            <span>
              {card.kind === 'given'
                ? `${say.worth(card.valueCents)}, ${say.bonus}`
                : say.worth(card.valueCents)}
            </span>
            {card.expiresOn && (
              <>
                <br />
                <span>{say.until(day(card.expiresOn))}</span>
              </>
            )}
          </>,
          <dl className="admin-gift-people" key="people">
            <dt>{say.from}</dt>
            <dd>
              <Person email={card.senderEmail} name={card.senderName} />
            </dd>
            <dt>{say.recipient}</dt>
            <dd>
              <Person email={card.recipientEmail} name={card.recipientName} />
            </dd>
          </dl>,
          <>
            <span>
              {card.state === 'scheduled' ? say.scheduled(day(card.sendOn)) : say.sent(card.timesSent)}
            </span>
            <br />
            <span>{card.taken ? say.taken : say.open}</span>
            {card.state === 'sent' && (
              <details className="admin-gift-again">
                <summary aria-label={say.sendOf(card.recipientName)} className="link">
                  {say.send}
                </summary>
                <SendAgain card={card} onSent={onSent} />
              </details>
            )}
          </>,
        ],
      }))}
    />
  )
}

function SendAgain({ card, onSent }: { card: Card; onSent: () => Promise<void> }) {
  const api = useOfficeApi()
  const say = useMessages(adminGiftMessages)
  const attempt = useFormAttempt()
  const notify = useToasts()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = String(new FormData(form).get('to')).trim()
    const body = { cardId: card.cardId, ...(typed !== '' && { to: typed }) }
    if (!(await attempt.run(() => api().post('gift_cards_admin.resend', body)))) return
    form.reset()
    notify({ text: say.done })
    await onSent()
  }

  return (
    <form className="form" method="dialog" noValidate onSubmit={send} ref={attempt.form}>
      <TextField
        aria-label={say.toOf(card.recipientName)}
        autoComplete="off"
        error={attempt.of('to')}
        label={say.to}
        name="to"
        type="email"
      />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <Button aria-label={say.sendOf(card.recipientName)} busy={attempt.busy} kind="secondary" type="submit">
        {say.send}
      </Button>
    </form>
  )
}
