import { Link } from 'react-router'
import { progressOf, runSteps } from '../../../../domain/office/run.ts'
import { formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import type { ShapeId } from '../../../office/shapes.tsx'
import { OfBrand, State, type Tone } from '../../../office/state.tsx'
import { useOffice } from '../../../office/use_office.ts'
import type { Day } from './page.tsx'
import { todayMessages } from './words.ts'

type Batch = Day['batches'][number]
type BoxState = Batch['counts'][number]['state']

const countOf = ({ counts }: Pick<Batch, 'counts'>, ...states: readonly BoxState[]): number =>
  counts.reduce((sum, one) => sum + (states.includes(one.state) ? one.orders : 0), 0)

const boxesOf = (batches: readonly Batch[]): number =>
  batches.reduce((sum, batch) => sum + progressOf(batch).boxes, 0)

/** The week's batches, kitchen by day: how many boxes each has, how far it is, and what is wrong with it. */
export function Run({ days }: { days: readonly Day[] }) {
  const say = useMessages(todayMessages)
  const locale = useLocale()
  const batches = days.flatMap(day => day.batches)
  const today = days[0]?.today
  const dates = [...new Set(batches.map(({ date }) => date))].toSorted()
  const kitchens = days.flatMap(day =>
    [...new Set(day.batches.map(({ kitchen }) => kitchen))].map(kitchen => ({ kitchen, brand: day.brand })),
  )
  const skipped = batches.reduce((sum, batch) => sum + countOf(batch, 'skipped'), 0)
  if (batches.length === 0) {
    return (
      <Panel title={say.run}>
        <p>{say.noRun}</p>
      </Panel>
    )
  }
  return (
    <Panel bare end={say.boxesInAll(boxesOf(batches), skipped)} said={say.runSteps} title={say.run}>
      <div className="of-table-frame">
        <table className="of-table of-run">
          <caption className="visually-hidden">{say.run}</caption>
          <thead>
            <tr>
              <th scope="col">{say.kitchen}</th>
              {dates.map(date => (
                <th data-today={date === today || undefined} key={date} scope="col">
                  {date === today
                    ? say.today(formatShortWeekdayAndDay(date, locale))
                    : formatShortWeekdayAndDay(date, locale)}
                </th>
              ))}
              <th data-end scope="col">
                {say.week}
              </th>
            </tr>
          </thead>
          <tbody>
            {kitchens.map(({ kitchen, brand }) => {
              const own = batches.filter(batch => batch.kitchen === kitchen)
              return (
                <tr key={`${brand} ${kitchen}`}>
                  <th scope="row">
                    <OfBrand brand={brand}>{kitchenName(kitchen)}</OfBrand>
                  </th>
                  {dates.map(date => {
                    const batch = own.find(one => one.date === date)
                    return (
                      <td
                        data-column={formatShortWeekdayAndDay(date, locale)}
                        data-today={date === today || undefined}
                        key={date}
                      >
                        {batch && <BatchCell batch={batch} />}
                      </td>
                    )
                  })}
                  <td data-column={say.week} data-end>
                    <b>{boxesOf(own)}</b>
                  </td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.all}</th>
              {dates.map(date => (
                <td key={date}>{boxesOf(batches.filter(batch => batch.date === date))}</td>
              ))}
              <td data-end>{boxesOf(batches)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Panel>
  )
}

function BatchCell({ batch }: { batch: Batch }) {
  const say = useMessages(todayMessages)
  const to = useLinks()
  const progress = progressOf(batch)
  const { step, share, boxes } = progress
  if (boxes === 0 && !batch.failure && !batch.paused) return <span className="of-meta">{say.noBoxes}</span>
  const isDone = step === 'delivered' && share === 1
  const look = lookOf(batch, isDone, say)
  const at = runSteps.indexOf(step)
  const asked = new URLSearchParams({ date: batch.date, kitchen: batch.kitchen, acts_on: batch.brand })
  return (
    <div className="of-batch">
      <p>
        <State shape={look.shape} tone={look.tone}>
          {look.words}
        </State>
        <Link to={`${to('adminDeliveries')}?${asked}`}>
          <b>{boxes}</b>
        </Link>
      </p>
      <span aria-hidden className="of-segments" data-done={isDone || undefined}>
        {runSteps.map((each, place) => (
          <i data-on={place < at || (place === at && share === 1) || undefined} key={each}>
            {place === at && share < 1 && (
              <svg aria-hidden height="5" preserveAspectRatio="none" viewBox="0 0 100 5" width="100%">
                <rect fill="currentColor" height="5" width={Math.round(share * 100)} />
              </svg>
            )}
          </i>
        ))}
      </span>
      <Line batch={batch} isDone={isDone} />
      {batch.failure && <FailedStep batch={batch} failure={batch.failure} />}
    </div>
  )
}

function lookOf(
  batch: Batch,
  isDone: boolean,
  say: ReturnType<typeof todayMessages>,
): { shape: ShapeId; tone: Tone; words: string } {
  const { step, share } = progressOf(batch)
  if (batch.paused) return { shape: 'skipped', tone: 'warn', words: say.paused }
  if (batch.failure) return { shape: 'failed', tone: 'bad', words: say.failedSteps[batch.failure.step] }
  if (isDone) return { shape: 'done', tone: 'good', words: say.allDone }
  if (step === 'delivered') return { shape: 'road', tone: 'info', words: say.steps.delivered }
  if (step === 'packed') return { shape: 'packed', tone: 'calm', words: say.steps.packed }
  if (step === 'charged')
    return { shape: 'charged', tone: 'calm', words: share < 1 ? say.charging : say.steps.charged }
  return { shape: 'open', tone: 'calm', words: say.steps.open }
}

interface FailedStepProps {
  batch: Batch
  failure: NonNullable<Batch['failure']>
}

/** Why a step failed as a whole, and a way to have it done again now. */
function FailedStep({ batch, failure }: FailedStepProps) {
  const say = useMessages(todayMessages)
  const locale = useLocale()
  const { rights } = useOffice()
  const { brand, date, kitchen } = batch
  const name = `${kitchenName(kitchen)}, ${formatShortWeekdayAndDay(date, locale)}`
  return (
    <div className="of-batch-failed">
      <details>
        <summary>{say.failedTimes(failure.tries)}</summary>
        <code>{failure.why}</code>
      </details>
      {rights.includes('set_money') && !batch.paused && (
        <RowAction
          act={() => officeApi(brand).post('office_admin.run_batch', { date, kitchen })}
          done={say.runsAgain(name)}
          label={say.runAgainOf(name)}
          words={say.runAgain}
        />
      )}
    </div>
  )
}

/** How many have taken the step, and how many could not. */
function Line({ batch, isDone }: { batch: Batch; isDone: boolean }) {
  const say = useMessages(todayMessages).lines
  const { step, share } = progressOf(batch)
  const failed = countOf(batch, 'failed')
  const unpaid = countOf(batch, 'payment_failed')
  const unchosen = batch.counts.find(({ state }) => state === 'upcoming')?.unchosen ?? 0
  const delivered = countOf(batch, 'delivered')
  const parts =
    step === 'delivered'
      ? [
          isDone && failed === 0 ? say.everything(delivered) : say.done(delivered),
          failed > 0 && say.failed(failed),
        ]
      : step === 'packed'
        ? [say.packed(countOf(batch, 'packed')), unpaid > 0 && say.unpaid(unpaid)]
        : step === 'charged'
          ? [say.paid(countOf(batch, 'charged')), unpaid > 0 && say.unpaid(unpaid)]
          : [
              say.chosen(countOf(batch, 'upcoming') - unchosen),
              share < 1 && unchosen > 0 && say.notChosen(unchosen),
            ]
  return <p className="of-batch-line">{parts.filter(Boolean).join(', ')}</p>
}
