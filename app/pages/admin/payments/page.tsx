// Payments that need an admin: disputes, with the day by which each has to be answered, and differences between a processor's books
// and the ledger. Both are settled at the processor; nothing is decided here.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { adminPaymentMessages } from '../../../../i18n/admin_payments.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { Person } from '../../../admin/person.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { Table } from '../../../components/table.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'

type Watched = OutputOf<'payments_admin.watched'>

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, api => api.get('payments_admin.watched', {}))

export default function WatchedPayments() {
  const { books, disputes, differences } = useLoaderData<typeof loader>()
  const say = useMessages(adminPaymentMessages)
  return (
    <OfficePage page="adminPayments" title={say.title} lede={say.lede}>
      <section className="admin-section">
        <h2 className="font-display text-h3">{say.disputes.title}</h2>
        {disputes.length === 0 ? <p>{say.disputes.none}</p> : <Disputes disputes={disputes} />}
      </section>
      <section className="admin-section">
        <h2 className="font-display text-h3">{say.differences.title}</h2>
        <p>{books.length === 0 ? say.differences.noBooks : say.differences.lede(books)}</p>
        {differences.length > 0 && <Differences differences={differences} />}
        {differences.length === 0 && books.length > 0 && <p>{say.differences.none}</p>}
      </section>
    </OfficePage>
  )
}

function Disputes({ disputes }: Pick<Watched, 'disputes'>) {
  const say = useMessages(adminPaymentMessages)
  const locale = useLocale()
  const to = useLinks()
  return (
    <Table
      caption={say.disputes.title}
      columns={say.disputes.columns}
      rows={disputes.map(({ client, orderId, standing, evidenceDueOn, ...dispute }) => ({
        id: dispute.reference,
        cells: [
          <>
            <span>{formatMoney(dispute.amountCents, locale)}</span>
            <br />
            <span>
              {dispute.provider} {dispute.reference}
            </span>
          </>,
          <>
            {client ? (
              <Person {...(client.id && { clientId: client.id })} email={client.email} name={client.name} />
            ) : (
              <span>{say.disputes.unknown}</span>
            )}
            {client?.id === null && (
              <>
                <br />
                <span>{say.disputes.visitor}</span>
              </>
            )}
            {orderId && (
              <>
                <br />
                <Link className="link" to={to('adminRefunds', { id: orderId })}>
                  {say.disputes.box}
                </Link>
              </>
            )}
          </>,
          <>
            <span>{formatFullDay(dispute.on, locale)}</span>
            <br />
            <span>{say.disputes.reason(dispute.reason)}</span>
          </>,
          say.disputes.standing[standing],
          standing !== 'answer'
            ? say.disputes.noAnswer
            : evidenceDueOn
              ? formatFullDay(evidenceDueOn, locale)
              : say.disputes.noDay,
        ],
      }))}
    />
  )
}

function Differences({ differences }: Pick<Watched, 'differences'>) {
  const say = useMessages(adminPaymentMessages)
  const locale = useLocale()
  return (
    <Table
      caption={say.differences.title}
      columns={say.differences.columns}
      rows={differences.map(({ provider, name, kind, reference, thereCents, hereCents, foundOn }) => ({
        id: `${provider} ${name} ${kind}`,
        cells: [
          say.differences.kinds[kind],
          <span className="inline-block min-w-44 break-all" key="payment">
            {provider} {reference ?? name}
          </span>,
          formatMoney(thereCents, locale),
          formatMoney(hereCents, locale),
          formatFullDay(foundOn, locale),
        ],
      }))}
    />
  )
}
