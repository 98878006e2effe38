// Lost gift cards: found by email, and sent again with the same code, to the same address or another.

import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { adminGiftMessages } from '../../../../i18n/admin_gifts.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Failed } from '../../../office/failed.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Person } from '../../../office/person.tsx'
import { State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { SendAgain } from './send_again.tsx'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export type Card = OutputOf<'gift_cards_admin.find'>['cards'][number] & { brand: BrandId }

const askedIn = (request: Request): string =>
  (new URL(request.url).searchParams.get('email') ?? '').trim().slice(0, 254)

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand }) => {
    const email = askedIn(args.request)
    if (email === '') return { email, isEmail: true, cards: [] }
    try {
      const { cards } = await api.get('gift_cards_admin.find', { email })
      return { email, isEmail: true, cards: cards.map((card): Card => ({ ...card, brand })) }
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'email_invalid') throw failure
      return { email, isEmail: false, cards: [] }
    }
  })

export default function LostGiftCards() {
  const brands = useLoaderData<typeof loader>()
  const say = useMessages(adminGiftMessages)
  const { rights } = useOffice()
  const columns = useColumns()
  const [first] = brands
  const cards = brands.flatMap(one => one.cards)
  const mayAct = rights.includes('act_for_households')
  if (!first) return null
  return (
    <OfficePage end={<Find {...first} />} lede={say.lede} page="adminGiftCards" title={say.title}>
      <OfficeTable
        {...(mayAct && {
          actionsOf: (card: Card) => (card.state === 'sent' ? <SendAgain card={card} /> : null),
        })}
        brandOf={card => card.brand}
        caption={say.title}
        columns={columns}
        filters={[
          { id: 'open', words: say.open, holds: ({ taken }) => !taken },
          { id: 'taken', words: say.taken, holds: ({ taken }) => taken },
          { id: 'scheduled', words: say.toCome, holds: ({ state }) => state === 'scheduled' },
          { id: 'bonus', words: say.bonus, holds: ({ kind }) => kind === 'given' },
        ]}
        idOf={card => card.cardId}
        nameOf={card => say.cardOf(card.recipientName)}
        none={
          <p role="status">{first.email === '' ? say.ask : first.isEmail ? say.none(first.email) : null}</p>
        }
        rows={cards}
        wordsOf={say.words}
      />
    </OfficePage>
  )
}

/** By whose email the cards are looked for. */
function Find({ email, isEmail }: { email: string; isEmail: boolean }) {
  const say = useMessages(adminGiftMessages)
  return (
    <Form className="of-line" method="get" role="search">
      <input
        aria-invalid={!isEmail || undefined}
        aria-label={say.email}
        autoComplete="off"
        className="input"
        defaultValue={email}
        key={email}
        name="email"
        placeholder={say.email}
        type="search"
      />
      <button className="of-btn" data-kind="primary" type="submit">
        {say.find}
      </button>
      <Failed>{!isEmail && say.noEmail}</Failed>
    </Form>
  )
}

function useColumns(): readonly Column<Card>[] {
  const say = useMessages(adminGiftMessages)
  const locale = useLocale()
  const { columns } = say
  const day = (date: string) => formatShortDay(date, locale)
  const sentOf = ({ state, sendOn, timesSent }: Card) =>
    state === 'scheduled' ? say.scheduled(day(sendOn)) : say.sent(timesSent)
  return [
    {
      id: 'to',
      words: columns.to,
      cell: card => <Person email={card.recipientEmail} name={card.recipientName} />,
      by: card => card.recipientName,
      csv: card => `${card.recipientName} <${card.recipientEmail}>`,
    },
    {
      id: 'from',
      words: columns.from,
      cell: card => <Person email={card.senderEmail} name={card.senderName} />,
      by: card => card.senderName,
      csv: card => `${card.senderName} <${card.senderEmail}>`,
    },
    {
      id: 'value',
      words: columns.value,
      cell: card => (
        <>
          <span>{say.worth(card.valueCents)}</span>
          {card.kind === 'given' && <span className="of-meta"> {say.bonus}</span>}
        </>
      ),
      by: card => card.valueCents,
      end: true,
    },
    { id: 'sent', words: columns.sent, cell: sentOf, by: card => card.timesSent, csv: sentOf },
    {
      id: 'state',
      words: columns.state,
      cell: ({ taken }) => (
        <State shape={taken ? 'done' : 'open'} tone={taken ? 'good' : 'calm'}>
          {taken ? say.taken : say.open}
        </State>
      ),
      by: ({ taken }) => (taken ? say.taken : say.open),
    },
    {
      id: 'until',
      words: columns.until,
      cell: ({ expiresOn }) => (expiresOn ? day(expiresOn) : say.noEnd),
      by: ({ expiresOn }) => expiresOn,
    },
  ]
}
