import { type FormEvent, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatPoints } from '../../../../domain/points.ts'
import { cardName } from '../../../../i18n/card_words.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { formatPhone } from '../../../../i18n/phones.ts'
import { useCorporateCredit } from '../../../admin/find_household.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { TextArea } from '../../../components/text_fields.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { Panel } from '../../../office/panel.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import { State } from '../../../office/state.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { useBalanceRows } from '../../../value/balances.tsx'
import { householdPageMessages } from './words.ts'

type Household = OutputOf<'households_admin.show'>

interface AsideProps {
  household: Household
  mayAct: boolean
}

/** What somebody has to know of a household before they answer it. */
export function Aside({ household, mayAct }: AsideProps) {
  return (
    <>
      <Eats household={household} />
      <Where household={household} />
      <Money household={household} />
      <Out household={household} />
      <Notes household={household} mayAct={mayAct} />
    </>
  )
}

function Eats({ household: { never, vegetarian, vegan, subscription } }: Pick<AsideProps, 'household'>) {
  const say = useMessages(householdPageMessages).aside
  return (
    <Panel title={say.eats}>
      <p>{subscription?.plan ?? say.noPlan}</p>
      <ul className="of-marks">
        {(vegan || vegetarian) && (
          <li>
            <State shape="done">{vegan ? say.vegan : say.vegetarian}</State>
          </li>
        )}
        {never.map(({ name, isSevere }) => (
          <li key={name}>
            <State shape={isSevere ? 'warning' : 'failed'} tone={isSevere ? 'bad' : 'calm'}>
              {isSevere ? say.severe(name) : say.never(name)}
            </State>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Where({ household: { address, client } }: Pick<AsideProps, 'household'>) {
  const say = useMessages(householdPageMessages).aside
  const locale = useLocale()
  return (
    <Panel title={say.where}>
      {address ? (
        <>
          <p>{address.label}</p>
          {address.buzzer && <p>{say.buzzer(address.buzzer)}</p>}
          {address.notes && <p className="of-meta">{address.notes}</p>}
          {!address.verified && (
            <State shape="warning" tone="warn">
              {say.unverified}
            </State>
          )}
        </>
      ) : (
        <p>{say.noAddress}</p>
      )}
      <p>
        <a href={`mailto:${client.email}`}>{client.email}</a>
      </p>
      {client.phone && (
        <p>
          <a href={`tel:${client.phone}`}>{formatPhone(client.phone, locale)}</a>
        </p>
      )}
    </Panel>
  )
}

function Money({ household: { value, points, card, client } }: Pick<AsideProps, 'household'>) {
  const say = useMessages(householdPageMessages).aside
  const locale = useLocale()
  const to = useLinks()
  const corporateCredit = useCorporateCredit()
  const rows = useBalanceRows({ ...value, points: points.available })
  return (
    <Panel end={<Link to={to('adminClientPoints', { id: client.id })}>{say.points}</Link>} title={say.money}>
      <dl className="of-sums">
        {rows.map(row => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
        <div>
          <dt>{say.pending}</dt>
          <dd>{formatPoints(points.pending, locale)}</dd>
        </div>
        <div>
          <dt>{say.card}</dt>
          <dd>
            {card
              ? [`${cardName(card.brand)} ${card.last4}`, card.expiry].filter(Boolean).join(', ')
              : say.noCard}
          </dd>
        </div>
      </dl>
      <p>
        <Link to={corporateCredit(client.id)}>{say.credit}</Link>
      </p>
    </Panel>
  )
}

function Out({ household: { out } }: Pick<AsideProps, 'household'>) {
  const say = useMessages(householdPageMessages).aside
  const locale = useLocale()
  if (out.length === 0) return null
  return (
    <Panel title={say.out}>
      <ul>
        {out.map(({ number, since }) => (
          <li key={number}>{say.outSince(number, formatShortDay(since, locale))}</li>
        ))}
      </ul>
    </Panel>
  )
}

function Notes({ household: { notes, client }, mayAct }: AsideProps) {
  const say = useMessages(householdPageMessages).aside
  const locale = useLocale()
  const api = useOfficeApi()
  const attempt = useFormAttempt()
  const { revalidate } = useRevalidator()
  const request = useRef<string>(undefined)
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const words = String(new FormData(form).get('words') ?? '')
    request.current ??= crypto.randomUUID()
    const requestId = request.current
    const done = await attempt.run(() =>
      api().post('households_admin.add_note', { clientId: client.id, requestId, words }),
    )
    if (!done) return
    request.current = undefined
    form.reset()
    await revalidate()
  }
  return (
    <Panel title={say.notes}>
      <ul className="of-history">
        {notes.map(note => (
          <li key={note.id}>
            <p className="of-letter">{note.words}</p>
            <p className="of-meta">
              <span>{[note.by, formatShortDay(note.date, locale)].filter(Boolean).join(', ')}</span>
            </p>
            {mayAct && (
              <p>
                <RowAction
                  act={() =>
                    api().post('households_admin.take_note_away', { clientId: client.id, noteId: note.id })
                  }
                  done={say.noteGone}
                  label={say.dropNoteOf(note.words.slice(0, 60))}
                  words={say.dropNote}
                />
              </p>
            )}
          </li>
        ))}
      </ul>
      {notes.length === 0 && <p className="of-meta">{say.noNotes}</p>}
      {mayAct && (
        <form className="form" id="note" method="dialog" noValidate onSubmit={add} ref={attempt.form}>
          <TextArea error={attempt.of('words')} label={say.note} maxLength={1000} name="words" rows={2} />
          <p>
            <button aria-busy={attempt.busy || undefined} className="of-btn" type="submit">
              {say.addNote}
            </button>
          </p>
          <Failed>{attempt.sentence}</Failed>
        </form>
      )}
    </Panel>
  )
}
