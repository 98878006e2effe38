import { Link, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { batchSteps } from '../../../../domain/machines/order_groups.ts'
import { statesBefore } from '../../../../domain/machines/transition.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { AskFirst } from '../../../admin/ask_first.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { Table } from '../../../components/table.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'

type Day = OutputOf<'deliveries.day'>
type Batch = Day['batches'][number]

/** The day's batches, the progress of their boxes, and the next step of each. */
export function Batches({ batches, date, today }: Pick<Day, 'batches' | 'date' | 'today'>) {
  const say = useMessages(adminDeliveryMessages)
  const to = useLinks()
  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.batches}</h2>
      {date > today && <p>{say.ahead}</p>}
      {batches.length === 0 ? (
        <p>{say.noBatches}</p>
      ) : (
        <Table
          caption={say.batches}
          columns={[say.kitchen, say.counts, say.next]}
          rows={batches.map(batch => ({
            id: batch.kitchen,
            cells: [
              <Link
                aria-label={say.seeOrders(batch.kitchen)}
                className="link"
                key="kitchen"
                to={`${to('adminDeliveries')}?${new URLSearchParams({ date, kitchen: batch.kitchen })}`}
              >
                {kitchenName(batch.kitchen)}
              </Link>,
              batch.counts.map(({ state, count }) => say.counted(count, state)).join(', '),
              <Steps batch={batch} date={date} key="steps" today={today} />,
            ],
          }))}
        />
      )}
    </section>
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
      <div className="button-row">
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
      </div>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </>
  )
}
