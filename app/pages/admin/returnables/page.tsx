// Bags and kits that are due, late, lost or disputed, and the fees charged for them.

import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { adminReturnableMessages } from '../../../../i18n/admin_returnables.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { pickupMessages } from '../../../../i18n/pickups.ts'
import { AskFirst } from '../../../admin/ask_first.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { officeApi } from '../../../office/office_api.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Panel } from '../../../office/panel.tsx'
import { Person, useHousehold } from '../../../office/person.tsx'
import type { ShapeId } from '../../../office/shapes.tsx'
import { State, type Tone } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand }) => {
    const { loans, count, fees } = await api.get('returnables_admin.list', {})
    return {
      count,
      loans: loans.map(loan => ({ ...loan, brand })),
      fees: fees.map(fee => ({ ...fee, brand })),
    }
  })

type Brand = ReturnType<typeof useLoaderData<typeof loader>>[number]
type Loan = Brand['loans'][number]
type Fee = Brand['fees'][number]

const waive = ({ brand, clientId, number }: Loan) =>
  officeApi(brand).post('returnables_admin.waive', { clientId, number })
const giveBack = ({ brand, clientId, id }: Fee) =>
  officeApi(brand).post('returnables_admin.give_fee_back', { clientId, id })

export default function ReturnablesOfBrand() {
  const brands = useLoaderData<typeof loader>()
  const say = useMessages(adminReturnableMessages)
  const loans = brands.flatMap(one => one.loans)
  const count = brands.reduce((sum, one) => sum + one.count, 0)
  const open = loans.filter(({ settled }) => !settled).length
  return (
    <OfficePage
      lede={say.lede}
      page="adminReturnables"
      said={<p aria-live="polite">{count === 0 ? say.none : say.open(count, open)}</p>}
      title={say.title}
    >
      <Loans loans={loans} />
      <Fees fees={brands.flatMap(one => one.fees)} />
    </OfficePage>
  )
}

const looks: Readonly<Record<Loan['state'], { shape: ShapeId; tone: Tone }>> = {
  out: { shape: 'open', tone: 'calm' },
  asked: { shape: 'waits', tone: 'info' },
  at_door: { shape: 'claim', tone: 'info' },
  disputed: { shape: 'dispute', tone: 'warn' },
  late: { shape: 'late', tone: 'warn' },
  lost: { shape: 'failed', tone: 'bad' },
  billed: { shape: 'charged', tone: 'calm' },
}

function Loans({ loans }: { loans: readonly Loan[] }) {
  const say = useMessages(adminReturnableMessages)
  const { kind } = useMessages(pickupMessages)
  const locale = useLocale()
  const hrefOf = useHousehold()
  const { item, household, status, feeFrom, since } = say.columns
  const stateOf = (loan: Loan) => (loan.waived ? say.waived : say.states[loan.state])
  return (
    <OfficeTable<Loan>
      actionsOf={loan =>
        !loan.settled && (
          <Do
            act={() => waive(loan)}
            ask={say.waiveAsk(loan.number)}
            label={say.waiveOf(loan.number)}
            words={say.waive}
          />
        )
      }
      brandOf={loan => loan.brand}
      bulk={[{ id: 'waive', words: say.waiveMany, when: loan => !loan.settled, act: waive }]}
      caption={say.due}
      columns={[
        {
          id: 'item',
          words: item,
          cell: loan => `${kind[loan.kind]} ${loan.number}`,
          by: loan => `${kind[loan.kind]} ${loan.number}`,
        },
        {
          id: 'household',
          words: household,
          cell: loan => <Person {...loan} />,
          by: ({ name }) => name,
          csv: ({ name, email }) => `${name} <${email}>`,
        },
        {
          id: 'since',
          words: since,
          cell: ({ outSince }) => formatFullDay(outSince, locale),
          by: ({ outSince }) => outSince,
        },
        {
          id: 'status',
          words: status,
          cell: loan => (
            <>
              <State {...(loan.waived ? { shape: 'skipped' as const } : looks[loan.state])}>
                {stateOf(loan)}
              </State>
              {loan.attempts > 0 && <span className="of-meta"> {say.attempts(loan.attempts)}</span>}
            </>
          ),
          by: stateOf,
        },
        {
          id: 'fee',
          words: feeFrom,
          cell: loan => (loan.feeFrom ? formatFullDay(loan.feeFrom, locale) : ''),
          by: loan => loan.feeFrom,
        },
      ]}
      filters={(['disputed', 'late', 'lost', 'billed'] as const).map(state => ({
        id: state,
        words: say.states[state],
        holds: loan => loan.state === state && !loan.waived,
      }))}
      hrefOf={loan => hrefOf(loan.clientId, loan.brand)}
      idOf={loan => `${loan.clientId} ${loan.number} ${loan.outSince}`}
      nameOf={({ number }) => number}
      none={
        <State shape="done" tone="good">
          {say.none}
        </State>
      }
      rows={loans}
      wordsOf={say.things}
    />
  )
}

function Fees({ fees }: { fees: readonly Fee[] }) {
  const say = useMessages(adminReturnableMessages)
  const locale = useLocale()
  const hrefOf = useHousehold()
  const { date, household, items, amount, status } = say.feeColumns
  return (
    <Panel bare title={say.fees}>
      <OfficeTable
        actionsOf={fee =>
          fee.state !== 'refunded' && (
            <Do
              act={() => giveBack(fee)}
              ask={say.backAsk(fee.amountCents, fee.state === 'captured')}
              label={say.backOf(fee.numbers.join(', '))}
              words={fee.state === 'captured' ? say.back : say.forget}
            />
          )
        }
        brandOf={fee => fee.brand}
        caption={say.fees}
        columns={[
          { id: 'date', words: date, cell: fee => formatFullDay(fee.date, locale), by: fee => fee.date },
          {
            id: 'household',
            words: household,
            cell: fee => <Person {...fee} />,
            by: ({ name }) => name,
            csv: ({ name, email }) => `${name} <${email}>`,
          },
          {
            id: 'items',
            words: items,
            cell: ({ numbers }) => numbers.join(', '),
            by: ({ numbers }) => numbers.join(', '),
          },
          {
            id: 'amount',
            words: amount,
            cell: ({ amountCents }) => formatMoney(amountCents, locale),
            by: ({ amountCents }) => amountCents,
            end: true,
          },
          {
            id: 'status',
            words: status,
            cell: ({ state }) => <State {...feeLooks[state]}>{say.feeStates[state]}</State>,
            by: ({ state }) => say.feeStates[state],
          },
        ]}
        hrefOf={fee => hrefOf(fee.clientId, fee.brand)}
        idOf={({ id }) => id}
        name="fees"
        nameOf={({ numbers }) => numbers.join(', ')}
        none={say.noFees}
        rows={fees}
        sums={{
          date: say.total,
          amount: formatMoney(
            fees.filter(({ state }) => state === 'captured').reduce((sum, fee) => sum + fee.amountCents, 0),
            locale,
          ),
        }}
        wordsOf={say.feeWords}
      />
    </Panel>
  )
}

type FeeState = OutputOf<'returnables_admin.list'>['fees'][number]['state']
const waiting = { shape: 'waits', tone: 'info' } as const
const feeLooks: Readonly<Record<FeeState, { shape: ShapeId; tone: Tone }>> = {
  created: waiting,
  authorized: waiting,
  needs_action: waiting,
  captured: { shape: 'done', tone: 'good' },
  declined: { shape: 'failed', tone: 'bad' },
  refunded: { shape: 'skipped', tone: 'calm' },
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
      <Failed>{attempt.sentence}</Failed>
    </>
  )
}
