// Bags and kits that are due, late, lost or disputed, and the fees charged for them.

import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { formatMoney } from '../../../../domain/money.ts'
import { adminReturnableMessages } from '../../../../i18n/admin_returnables.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { pickupMessages } from '../../../../i18n/pickups.ts'
import { AskFirst } from '../../../admin/ask_first.tsx'
import { Person } from '../../../admin/person.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Table } from '../../../components/table.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, api => api.get('returnables_admin.list', {}))

export default function ReturnablesOfBrand() {
  const api = useOfficeApi()
  const { loans, count, fees } = useLoaderData<typeof loader>()
  const say = useMessages(adminReturnableMessages)
  const { kind } = useMessages(pickupMessages)
  const locale = useLocale()
  const day = (date: string) => formatFullDay(date, locale)
  return (
    <OfficePage page="adminReturnables" title={say.title} lede={say.lede}>
      <section className="admin-section">
        <h2 className="text-h3">{say.due}</h2>
        <p aria-live="polite">
          {count === 0 ? say.none : say.open(count, loans.filter(({ settled }) => !settled).length)}
        </p>
        {loans.length > 0 && (
          <Table
            caption={say.due}
            columns={say.columns}
            rows={loans.map(loan => ({
              id: `${loan.clientId} ${loan.number} ${loan.outSince}`,
              cells: [
                <>
                  <span>
                    {kind[loan.kind]} {loan.number}
                  </span>
                  <br />
                  <span>{say.since(day(loan.outSince))}</span>
                </>,
                <Person key="household" {...loan} />,
                [
                  loan.waived ? say.waived : say.states[loan.state],
                  loan.attempts > 0 && say.attempts(loan.attempts),
                ]
                  .filter(Boolean)
                  .join(', '),
                loan.feeFrom ? day(loan.feeFrom) : '',
                !loan.settled && (
                  <Do
                    act={() =>
                      api().post('returnables_admin.waive', {
                        clientId: loan.clientId,
                        number: loan.number,
                      })
                    }
                    key="waive"
                    ask={say.waiveAsk(loan.number)}
                    label={say.waiveOf(loan.number)}
                    words={say.waive}
                  />
                ),
              ],
            }))}
          />
        )}
      </section>
      <section className="admin-section">
        <h2 className="text-h3">{say.fees}</h2>
        {fees.length === 0 ? (
          <p>{say.noFees}</p>
        ) : (
          <Table
            caption={say.fees}
            columns={say.feeColumns}
            rows={fees.map(fee => ({
              id: fee.id,
              cells: [
                day(fee.date),
                <Person key="household" {...fee} />,
                fee.numbers.join(', '),
                formatMoney(fee.amountCents, locale),
                say.feeStates[fee.state],
                fee.state !== 'refunded' && (
                  <Do
                    act={() =>
                      api().post('returnables_admin.give_fee_back', {
                        clientId: fee.clientId,
                        id: fee.id,
                      })
                    }
                    key="back"
                    ask={say.backAsk(fee.amountCents, fee.state === 'captured')}
                    label={say.backOf(fee.numbers.join(', '))}
                    words={fee.state === 'captured' ? say.back : say.forget}
                  />
                ),
              ],
            }))}
          />
        )}
      </section>
    </OfficePage>
  )
}

interface DoProps {
  act: () => Promise<unknown>
  ask: string
  label: string
  words: string
}

function Do({ act, ask, label, words }: DoProps) {
  const say = useMessages(adminReturnableMessages)
  const attempt = useAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  async function press() {
    if (await attempt.run(act)) notify({ text: say.done })
    await revalidate()
  }
  return (
    <>
      <AskFirst
        act={press}
        busy={attempt.busy}
        label={label}
        note={say.forGood}
        question={ask}
        words={words}
      />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </>
  )
}
