import { Link } from 'react-router'
import type { OrderState, SubscriptionState } from '../../../../domain/machines/tables.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatShortDay, formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { foundMessages } from '../../../../i18n/found.ts'
import { formatPhone } from '../../../../i18n/phones.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { boxShapes } from '../../../office/box_shapes.ts'
import { Lit } from '../../../office/lit.tsx'
import { useHousehold } from '../../../office/person.tsx'
import type { ShapeId } from '../../../office/shapes.tsx'
import { State, type Tone } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import type { FoundHousehold } from '../../../office/use_found.ts'
import { useMatchWords } from '../../../office/use_found_words.ts'

export type FoundRow = FoundHousehold

/** @param typed what the rows were found by: it is lit */
export function useFoundColumns(typed: string): readonly Column<FoundRow>[] {
  const say = useMessages(foundMessages)
  const locale = useLocale()
  const hrefOf = useHousehold()
  const matchOf = useMatchWords()
  const { columns } = say
  return [
    {
      id: 'household',
      words: columns.household,
      cell: ({ client, brand }) => (
        <Link to={hrefOf(client.id, brand)}>
          <Lit text={client.name} typed={typed} />
        </Link>
      ),
      by: ({ client }) => client.name,
    },
    {
      id: 'email',
      words: columns.email,
      cell: ({ client }) => (
        <a className="of-person-email" href={`mailto:${client.email}`}>
          <Lit text={client.email} typed={typed} />
        </a>
      ),
      by: ({ client }) => client.email,
    },
    {
      id: 'found',
      words: columns.found,
      cell: found => (
        <>
          <span>{say.by[found.matched.by]} </span>
          {!['name', 'email'].includes(found.matched.by) && (
            <span className="of-meta">
              <Lit text={matchOf(found)} typed={typed} />
            </span>
          )}
        </>
      ),
      by: ({ matched }) => say.by[matched.by],
    },
    {
      id: 'phone',
      words: columns.phone,
      cell: ({ phone }) =>
        phone && (
          <a href={`tel:${phone}`}>
            <Lit text={formatPhone(phone, locale)} typed={typed} />
          </a>
        ),
      by: ({ phone }) => phone,
      isOptional: true,
    },
    { id: 'place', words: columns.place, cell: ({ city }) => city, by: ({ city }) => city },
    { id: 'plan', words: columns.plan, cell: ({ plan }) => plan, by: ({ plan }) => plan },
    {
      id: 'next',
      words: columns.next,
      cell: ({ next }) => (next ? formatShortWeekdayAndDay(next.date, locale) : say.noBox),
      by: ({ next }) => next?.date ?? null,
    },
    {
      id: 'state',
      words: columns.state,
      cell: row => <StateOf row={row} />,
      by: ({ state }) => say.states[state ?? 'none'],
    },
    {
      id: 'amount',
      words: columns.amount,
      cell: ({ next }) => next && next.totalCents !== null && formatMoney(next.totalCents, locale),
      by: ({ next }) => next?.totalCents ?? null,
      end: true,
    },
  ]
}

const shapes: Readonly<Record<SubscriptionState | 'none', readonly [ShapeId, Tone]>> = {
  active: ['done', 'good'],
  paused: ['skipped', 'calm'],
  closing: ['waits', 'warn'],
  closed: ['failed', 'bad'],
  none: ['open', 'calm'],
}

/** The state of the next box of an active household, else that of its account; an unpaid box comes first. */
function StateOf({ row: { state, next, unpaid, resumesOn } }: { row: FoundRow }) {
  const say = useMessages(foundMessages)
  const { states } = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  if (unpaid) {
    return (
      <State shape="unpaid" tone="bad">
        {say.unpaidBox}
      </State>
    )
  }
  if (state === 'active' && next) {
    const [shape, tone] = boxShapes[next.state as OrderState]
    return (
      <State shape={shape} tone={tone}>
        {states[next.state as OrderState]}
      </State>
    )
  }
  const [shape, tone] = shapes[state ?? 'none']
  return (
    <State shape={shape} tone={tone}>
      {state === 'paused' && resumesOn
        ? say.pausedTo(formatShortDay(resumesOn, locale))
        : say.states[state ?? 'none']}
    </State>
  )
}
