// One box for an admin: what was paid, its earlier refunds, and a new one.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { brandDate } from '../../../../domain/time/zone.ts'
import { adminRefundMessages } from '../../../../i18n/admin_refunds.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { paperMessages } from '../../../../i18n/papers.ts'
import { RefundButton } from '../../../admin/acting/refund.tsx'
import { useSplitWords } from '../../../admin/acting/split_words.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { Table } from '../../../components/table.tsx'
import { loadFound } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useOffice } from '../../../office/use_office.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadFound(args, async (api, { brand }) => {
    const shown = await api.get('refunds.order', { orderId: args.params.id ?? '' })
    // Computed on the server: a browser's time zones may be older.
    return { ...shown, refunds: shown.refunds.map(one => ({ ...one, on: brandDate(brand, one.at) })) }
  })

export default function Refunds() {
  const shown = useLoaderData<typeof loader>()
  const { client, order, refunds } = shown
  const say = useMessages(adminRefundMessages)
  const locale = useLocale()
  const mayGive = useOffice().rights.includes('give_money')
  const to = useLinks()
  return (
    <OfficePage
      page="adminRefunds"
      title={say.title}
      above={[{ to: to('adminHousehold', { id: client.id }), label: client.name }]}
      heading={say.ofBox(formatFullDay(order.deliveryDate, locale))}
      lede={`${client.name}, ${client.email}`}
      said={
        <>
          <p>
            {shown.receipt.length > 0
              ? say.paid(order.totalCents, order.leftCents)
              : say.notPaid(order.totalCents)}
          </p>
          <p>
            <Link className="link" to={to('adminOrderPoints', { id: order.id })}>
              {say.points}
            </Link>
          </p>
        </>
      }
    >
      {shown.receipt.length > 0 && (
        <section className="admin-section">
          <h2 className="text-h3">{say.receipt}</h2>
          <Table
            caption={say.receipt}
            columns={say.receiptColumns}
            rows={shown.receipt.map(({ label, amount, strong }, place) => {
              // A narrow cell would break "−$16.14" after its sign.
              const inOneLine = (
                <span className="admin-one-line" key="amount">
                  {amount}
                </span>
              )
              return {
                id: String(place),
                cells: [
                  strong ? <b key="label">{label}</b> : label,
                  strong ? <b key="amount">{inOneLine}</b> : inOneLine,
                ],
              }
            })}
          />
        </section>
      )}
      {order.refundable ? (
        mayGive && (
          <div>
            <RefundButton
              clientId={client.id}
              day={formatFullDay(order.deliveryDate, locale)}
              known={shown}
              orderId={order.id}
            />
          </div>
        )
      ) : (
        <p>{say.nothingLeft}</p>
      )}
      <Given refunds={refunds} />
    </OfficePage>
  )
}

type Refund = OutputOf<'refunds.order'>['refunds'][number] & { on: string }

function Given({ refunds }: { refunds: readonly Refund[] }) {
  const say = useMessages(adminRefundMessages)
  const { reasons } = useMessages(paperMessages)
  const locale = useLocale()
  const split = useSplitWords()
  if (refunds.length === 0) return <p>{say.none}</p>
  return (
    <Table
      caption={say.history}
      columns={say.columns}
      rows={refunds.map(({ number, note, on, totalCents, payment, reason, remark, actor }) => ({
        id: `${number}`,
        cells: [
          note,
          formatFullDay(on, locale),
          formatMoney(totalCents, locale),
          split(payment),
          remark ? <bdi key="reason">{say.remarked(reasons[reason], remark)}</bdi> : reasons[reason],
          actor,
        ],
      }))}
      titled
    />
  )
}
