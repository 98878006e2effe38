// Payments that need an admin: disputes, with the day by which each has to be answered, and differences between a processor's books
// and the ledger. Both are settled at the processor; nothing is decided here.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { adminPaymentMessages } from '../../../../i18n/admin_payments.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Person, useHousehold } from '../../../office/person.tsx'
import type { ShapeId } from '../../../office/shapes.tsx'
import { State, type Tone } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

type Watched = OutputOf<'payments_admin.watched'>
type Dispute = Watched['disputes'][number] & { brand: BrandId }
type Difference = Watched['differences'][number]

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand }) => {
    const { books, disputes, differences } = await api.get('payments_admin.watched', {})
    return { books, differences, disputes: disputes.map(one => ({ ...one, brand })) }
  })

const keyOf = ({ provider, name, kind }: Difference) => `${provider} ${name} ${kind}`

/** What nobody knows whose it is, both brands show: here once. */
function once<T>(rows: readonly T[], idOf: (row: T) => string): T[] {
  return [...new Map(rows.map(row => [idOf(row), row])).values()]
}

export default function WatchedPayments() {
  const brands = useLoaderData<typeof loader>()
  const books = brands[0]?.books ?? []
  const differences = once(
    brands.flatMap(one => one.differences),
    keyOf,
  )
  const disputes = once(
    brands.flatMap(one => one.disputes),
    one => one.reference,
  )
  const say = useMessages(adminPaymentMessages)
  return (
    <OfficePage page="adminPayments" title={say.title} lede={say.lede}>
      <h2>{say.disputes.title}</h2>
      <Disputes disputes={disputes} />
      <h2>{say.differences.title}</h2>
      <p className="of-meta">{books.length === 0 ? say.differences.noBooks : say.differences.lede(books)}</p>
      {(differences.length > 0 || books.length > 0) && <Differences differences={differences} />}
    </OfficePage>
  )
}

const standings: Readonly<Record<Dispute['standing'], { shape: ShapeId; tone: Tone }>> = {
  answer: { shape: 'warning', tone: 'bad' },
  waits: { shape: 'waits', tone: 'warn' },
  won: { shape: 'done', tone: 'good' },
  lost: { shape: 'failed', tone: 'calm' },
  closed: { shape: 'skipped', tone: 'calm' },
}

function Disputes({ disputes }: { disputes: readonly Dispute[] }) {
  const say = useMessages(adminPaymentMessages).disputes
  const hrefOf = useHousehold()
  const to = useLinks()
  return (
    <OfficeTable
      brandOf={one => one.brand}
      caption={say.title}
      columns={useDisputeColumns()}
      filters={(['answer', 'waits'] as const).map(standing => ({
        id: standing,
        words: say.standing[standing],
        holds: (one: Dispute) => one.standing === standing,
      }))}
      hrefOf={one => (one.client?.id ? hrefOf(one.client.id, one.brand) : to('adminPayments'))}
      idOf={one => one.reference}
      nameOf={one => one.reference}
      none={say.none}
      rows={disputes}
    />
  )
}

function useDisputeColumns(): readonly Column<Dispute>[] {
  const say = useMessages(adminPaymentMessages).disputes
  const locale = useLocale()
  const to = useLinks()
  const [charge = '', household = '', received = '', standing = '', due = ''] = say.columns
  return [
    {
      id: 'charge',
      words: charge,
      cell: ({ amountCents, provider, reference }) => (
        <>
          <span>{formatMoney(amountCents, locale)}</span>
          <span className="of-meta"> {[provider, reference].filter(Boolean).join(' ')}</span>
        </>
      ),
      by: one => one.amountCents,
    },
    {
      id: 'household',
      words: household,
      cell: ({ client, orderId, brand }) => (
        <>
          {client ? (
            <Person
              brand={brand}
              email={client.email}
              name={client.name}
              {...(client.id && { clientId: client.id })}
            />
          ) : (
            <span>{say.unknown}</span>
          )}
          {client?.id === null && <span className="of-meta">{say.visitor}</span>}
          {orderId && <Link to={`${to('adminRefunds', { id: orderId })}?acts_on=${brand}`}>{say.box}</Link>}
        </>
      ),
      by: one => one.client?.name ?? null,
    },
    {
      id: 'received',
      words: received,
      cell: one => (
        <>
          <span>{formatFullDay(one.on, locale)}</span>
          <span className="of-meta"> {say.reason(one.reason)}</span>
        </>
      ),
      by: one => one.on,
    },
    {
      id: 'standing',
      words: standing,
      cell: one => <State {...standings[one.standing]}>{say.standing[one.standing]}</State>,
      by: one => say.standing[one.standing],
    },
    {
      id: 'due',
      words: due,
      cell: ({ standing: state, evidenceDueOn }) =>
        state !== 'answer' ? say.noAnswer : evidenceDueOn ? formatFullDay(evidenceDueOn, locale) : say.noDay,
      by: one => one.evidenceDueOn,
    },
  ]
}

function Differences({ differences }: Pick<Watched, 'differences'>) {
  const say = useMessages(adminPaymentMessages).differences
  const locale = useLocale()
  const [kind = '', payment = '', there = '', here = '', found = ''] = say.columns
  return (
    <OfficeTable
      caption={say.title}
      columns={[
        { id: 'kind', words: kind, cell: one => say.kinds[one.kind], by: one => say.kinds[one.kind] },
        {
          id: 'payment',
          words: payment,
          cell: one => `${one.provider} ${one.reference ?? one.name}`,
          by: one => `${one.provider} ${one.reference ?? one.name}`,
        },
        {
          id: 'there',
          words: there,
          cell: one => formatMoney(one.thereCents, locale),
          by: one => one.thereCents,
          end: true,
        },
        {
          id: 'here',
          words: here,
          cell: one => formatMoney(one.hereCents, locale),
          by: one => one.hereCents,
          end: true,
        },
        {
          id: 'found',
          words: found,
          cell: one => formatFullDay(one.foundOn, locale),
          by: one => one.foundOn,
        },
      ]}
      idOf={keyOf}
      nameOf={one => one.name}
      none={say.none}
      rows={differences}
    />
  )
}
