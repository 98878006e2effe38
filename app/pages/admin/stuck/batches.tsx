import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { SaveRow } from '../../../admin/save_row.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Dialog } from '../../../components/controls/dialog.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { officeApi } from '../../../office/office_api.ts'
import { RowAction } from '../../../office/row_action.tsx'
import { State } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useUndo } from '../../../office/undo.tsx'
import { type When, wordsOf } from '../../../office/when.ts'
import { Titled } from './titled.tsx'
import { stuckMessages } from './words.ts'

export type Batch = OutputOf<'office_admin.stuck'>['batches'][number] & {
  brand: BrandId
  today: string
  /** The instants of the batch on its brand's clocks. */
  when: {
    cutoff: When | null
    retry: When | null
    due: When | null
    failed: When | null
    paused: When | null
  }
}

const named = ({ date, kitchen }: Batch) => ({ date, kitchen })
const resume = (batch: Batch) => officeApi(batch.brand).post('office_admin.resume_batch', named(batch))
const retry = (batch: Batch) => officeApi(batch.brand).post('office_admin.retry_batch', named(batch))

/** The batches of the week: what is due, what failed and why, what is paused; each is stopped, let go on, or asked again. */
export function Batches({ batches, isTitled }: { batches: readonly Batch[]; isTitled: boolean }) {
  const say = useMessages(stuckMessages)
  const locale = useLocale()
  const { columns } = say.batch
  const nameOf = (batch: Batch) =>
    say.batch.of(kitchenName(batch.kitchen), formatShortWeekdayAndDay(batch.date, locale))
  const stateOf = (batch: Batch) =>
    batch.pause
      ? say.batch.paused
      : batch.failure
        ? say.batch.failed(say.batch.steps[batch.failure.step])
        : batch.due
          ? say.jobSteps[batch.due.step]
          : batch.packed
            ? say.batch.packed
            : batch.charged
              ? say.batch.charged
              : say.batch.waits
  return (
    <Titled isTitled={isTitled} title={say.jobs}>
      <OfficeTable<Batch>
        actionsOf={batch => (
          <>
            {batch.pause ? (
              <RowAction
                act={() => resume(batch)}
                done={say.batch.resumed(nameOf(batch))}
                label={say.batch.resumeOf(nameOf(batch))}
                words={say.batch.resume}
              />
            ) : (
              <>
                {batch.retryAt !== null && (
                  <RowAction
                    act={() => retry(batch)}
                    done={say.batch.retried(nameOf(batch))}
                    label={say.batch.retryOf(nameOf(batch))}
                    words={say.batch.retry}
                  />
                )}
                {!batch.packed && <Pause batch={batch} name={nameOf(batch)} />}
              </>
            )}
          </>
        )}
        brandOf={batch => batch.brand}
        caption={say.jobs}
        columns={[
          {
            id: 'batch',
            words: columns.batch,
            cell: batch => <b>{nameOf(batch)}</b>,
            by: ({ date, kitchen }) => `${date} ${kitchen}`,
            csv: nameOf,
          },
          {
            id: 'state',
            words: columns.state,
            cell: batch => (
              <State
                shape={batch.pause ? 'skipped' : batch.failure ? 'failed' : batch.due ? 'late' : 'open'}
                tone={batch.failure ? 'bad' : batch.pause || batch.due ? 'warn' : 'calm'}
              >
                {stateOf(batch)}
              </State>
            ),
            by: stateOf,
          },
          {
            id: 'since',
            words: columns.since,
            cell: ({ when, today }) => {
              const since = when.paused ?? when.failed ?? when.due
              return since ? wordsOf(since, today, locale) : ''
            },
            by: ({ pause, failure, due }) => pause?.at ?? failure?.since ?? due?.since ?? null,
          },
          {
            id: 'why',
            words: columns.why,
            cell: ({ pause, failure }) =>
              pause ? (
                say.batch.why(pause.reason, pause.by)
              ) : failure ? (
                <>
                  <code>{failure.why}</code> <span className="of-meta">{say.batch.tries(failure.tries)}</span>
                </>
              ) : (
                ''
              ),
            csv: ({ pause, failure }) => pause?.reason ?? failure?.why ?? null,
          },
          {
            id: 'next',
            words: columns.next,
            cell: ({ when, today, charged, packed }) =>
              packed
                ? ''
                : charged
                  ? when.retry && say.batch.retryAt(wordsOf(when.retry, today, locale))
                  : when.cutoff && say.batch.locksAt(wordsOf(when.cutoff, today, locale)),
            csv: ({ retryAt, cutoffAt, charged }) => (charged ? retryAt : cutoffAt),
          },
        ]}
        filters={[
          { id: 'failed', words: say.batch.filters.failed, holds: ({ failure }) => failure !== null },
          { id: 'due', words: say.batch.filters.due, holds: ({ due }) => due !== null },
          { id: 'paused', words: say.batch.filters.paused, holds: ({ pause }) => pause !== null },
        ]}
        idOf={({ brand, date, kitchen }) => `${brand} ${date} ${kitchen}`}
        name="batches"
        nameOf={nameOf}
        none={say.jobsNone}
        rows={batches}
        wordsOf={say.jobWords}
      />
    </Titled>
  )
}

/** Stops a batch, with the reason; Undo lets it go on. */
function Pause({ batch, name }: { batch: Batch; name: string }) {
  const say = useMessages(stuckMessages).batch
  const [open, setOpen] = useState(false)
  return (
    <>
      <button aria-label={say.pauseOf(name)} className="of-btn" onClick={() => setOpen(true)} type="button">
        {say.pause}
      </button>
      <Dialog onClose={() => setOpen(false)} open={open} title={say.pauseOf(name)}>
        <p>{say.pauseNote}</p>
        <WhyPaused batch={batch} name={name} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function WhyPaused({ batch, name, onDone }: { batch: Batch; name: string; onDone: () => void }) {
  const say = useMessages(stuckMessages).batch
  const attempt = useFormAttempt()
  const undoable = useUndo()
  const { revalidate } = useRevalidator()
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    const isPaused = await attempt.run(() =>
      officeApi(batch.brand).post('office_admin.pause_batch', { ...named(batch), reason }),
    )
    if (!isPaused) return
    onDone()
    undoable(say.isPaused(name), () => resume(batch))
    await revalidate()
  }
  return (
    <form className="form" method="dialog" noValidate onSubmit={send} ref={attempt.form}>
      <TextField autoComplete="off" error={attempt.of('reason')} label={say.reason} name="reason" />
      <SaveRow attempt={attempt} label={say.pauseNow} />
    </form>
  )
}
