import { Link, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { batchSteps } from '../../../../domain/machines/order_groups.ts'
import { statesBefore } from '../../../../domain/machines/transition.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { AskFirst } from '../../../admin/ask_first.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { Meter } from '../../../office/meter.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'

type Day = OutputOf<'deliveries.day'>
type Batch = Day['batches'][number]

interface BatchesProps extends Pick<Day, 'batches' | 'date' | 'today'> {
  /** The kitchen whose boxes are listed below. */
  shown: string | undefined
}

const countOf = ({ counts }: Batch, state: Batch['counts'][number]['state']): number =>
  counts.find(one => one.state === state)?.count ?? 0
const boxesOf = ({ counts }: Batch): number => counts.reduce((sum, { count }) => sum + count, 0)

/** The day's batches, the progress of their boxes, and the next step of each. */
export function Batches({ batches, date, today, shown }: BatchesProps) {
  const say = useMessages(adminDeliveryMessages)
  const to = useLinks()
  const hrefOf = ({ kitchen }: Batch) => `${to('adminDeliveries')}?${new URLSearchParams({ date, kitchen })}`
  const ended = (batch: Batch) => countOf(batch, 'delivered') + countOf(batch, 'failed')
  const statesOf = ({ counts }: Batch) =>
    counts.map(({ state, count }) => say.counted(count, state)).join(', ')
  return (
    <OfficeTable
      actionsOf={batch => <Steps batch={batch} date={date} today={today} />}
      caption={say.batches}
      columns={[
        {
          id: 'kitchen',
          words: say.kitchen,
          cell: batch => (
            <Link
              aria-current={batch.kitchen === shown ? 'true' : undefined}
              aria-label={say.seeOrders(batch.kitchen)}
              preventScrollReset
              to={hrefOf(batch)}
            >
              {kitchenName(batch.kitchen)}
            </Link>
          ),
          by: ({ kitchen }) => kitchenName(kitchen),
        },
        { id: 'boxes', words: say.batches, cell: boxesOf, by: boxesOf, end: true },
        {
          id: 'ended',
          words: say.ended,
          cell: batch => (
            <>
              <Meter
                share={boxesOf(batch) === 0 ? 0 : ended(batch) / boxesOf(batch)}
                tone={countOf(batch, 'failed') > 0 ? 'bad' : 'good'}
              />{' '}
              <span>{ended(batch)}</span>
            </>
          ),
          by: ended,
        },
        { id: 'states', words: say.counts, cell: statesOf, csv: statesOf },
      ]}
      hrefOf={hrefOf}
      idOf={({ kitchen }) => kitchen}
      nameOf={({ kitchen }) => kitchenName(kitchen)}
      none={say.noBatches}
      rows={batches}
      wordsOf={say.kitchens}
    />
  )
}

function Steps({ batch, date, today }: { batch: Batch; date: string; today: string }) {
  const api = useOfficeApi()
  const say = useMessages(adminDeliveryMessages)
  const attempt = useAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()

  /** A hundred at a time, until none is left to move. */
  async function move(state: (typeof batchSteps)[number]) {
    let moved = 0
    await attempt.run(async () => {
      for (;;) {
        const answer = await api().post('deliveries.move_batch', {
          date,
          kitchen: batch.kitchen,
          state,
        })
        moved += answer.moved
        if (answer.moved === 0 || answer.left === 0) return
      }
    })
    if (moved > 0) notify({ text: say.moved(moved) })
    await revalidate()
  }

  return (
    <>
      {batchSteps.map(state => {
        const before = statesBefore('order', state)
        const count = batch.counts.find(one => before.includes(one.state))?.count ?? 0
        if (count === 0 || (date > today && state !== 'packed')) return null
        return (
          <AskFirst
            act={() => move(state)}
            busy={attempt.busy}
            key={state}
            label={say.toOne(say.batchTo[state](count), kitchenName(batch.kitchen))}
            note={state === 'out_for_delivery' && date < today ? say.notTold : say.batchNotes[state]}
            question={say.batchAsks[state](count, batch.kitchen)}
            words={say.batchTo[state](count)}
          />
        )
      })}
      <Failed>{attempt.sentence}</Failed>
    </>
  )
}
