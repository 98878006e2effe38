// Until when boxes can change, by the weekday of their delivery: changed from a week on, with what follows before it is done.

import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { type CutoffRule, cutoffDays } from '../../../../domain/time/cutoff.ts'
import { formatClock } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { Note } from '../../../office/note.tsx'
import { Panel } from '../../../office/panel.tsx'
import { Follows, Preview } from '../../../office/preview.tsx'
import { SaveWithReason } from '../../../office/save_with_reason.tsx'
import { useOffice, useOfficeApi, useToday } from '../../../office/use_office.ts'
import { type CutoffRow, type Cutoffs, cutoffWeekday, isTime, rowsOf, type Typed } from './cutoff_sheet.ts'
import { cutoffWords } from './cutoff_words.ts'
import { weekdayName } from './timetable.ts'

type Foreseen = OutputOf<'places_admin.preview_cutoffs'>

/** `Friday, 11:59 pm, 4 days before`. */
export function useRuleWords(): (weekday: number, rule: CutoffRule) => string {
  const say = useMessages(cutoffWords)
  const locale = useLocale()
  return (weekday, rule) =>
    say.rule(weekdayName(cutoffWeekday(weekday, rule), locale), formatClock(rule.time, locale), rule.days)
}

/** Give it `key` of the brand and the newest versions: a change begins again from what holds. */
export function CutoffsPanel({ cutoffs }: { cutoffs: Cutoffs }) {
  const say = useMessages(cutoffWords)
  const { rights } = useOffice()
  const today = useToday()
  return (
    <Panel said={say.said} title={say.cutoffs}>
      {rights.includes('set_places') ? (
        <ChangeCutoffs cutoffs={cutoffs} today={today} />
      ) : (
        <>
          <CutoffTable from="" rows={rowsOf(cutoffs, { today, from: '', typed: {} })} />
          <Note shape="locked">{say.mayNot}</Note>
        </>
      )}
    </Panel>
  )
}

function ChangeCutoffs({ cutoffs, today }: { cutoffs: Cutoffs; today: string }) {
  const say = useMessages(cutoffWords)
  const api = useOfficeApi()
  const [from, setFrom] = useState(cutoffs.first)
  const [typed, setTyped] = useState<Typed>({})
  const rows = rowsOf(cutoffs, { today, from, typed })
  const changed = rows.filter(({ isChanged }) => isChanged)
  const isWrong = changed.some(({ after }) => !isTime(after.time))
  const isReady = changed.length > 0 && !isWrong && from !== ''
  const { form, attempt, reason, setReason, save } = useSaving(isReady ? changed : [], from)
  const rules = changed.map(({ weekday, after }) => ({ weekday, ...after }))
  return (
    <form className="form" method="dialog" noValidate onSubmit={save} ref={form}>
      <CutoffTable
        from={from}
        rows={rows}
        type={(weekday, by) => setTyped({ ...typed, [weekday]: { ...typed[weekday], ...by } })}
      />
      <TextField
        error={attempt.of('from')}
        hint={say.fromHint(cutoffs.first)}
        label={say.from}
        min={cutoffs.first}
        name="from"
        onChange={event => setFrom(event.currentTarget.value)}
        step={7}
        type="date"
        value={from}
      />
      {isReady ? (
        <Preview
          of={JSON.stringify({ from, rules })}
          read={() => api().post('places_admin.preview_cutoffs', { from, rules })}
        >
          {foreseen => <Foresees foreseen={foreseen} from={from} onTake={setFrom} />}
        </Preview>
      ) : (
        <Note shape={isWrong ? 'warning' : 'info'} tone={isWrong ? 'warn' : 'info'}>
          {isWrong ? say.wrong : say.same}
        </Note>
      )}
      <SaveWithReason
        attempt={attempt}
        isReady={isReady}
        label={say.reason}
        onReason={setReason}
        reason={reason}
        words={say.save(from === '' ? cutoffs.first : from)}
      />
    </form>
  )
}

/** Sends the change with its reason; it can be taken back from the notice. */
function useSaving(changed: readonly CutoffRow[], from: string) {
  const say = useMessages(cutoffWords)
  const api = useOfficeApi()
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (changed.length === 0) return
    const rules = changed.map(({ weekday, version, after }) => ({ weekday, base: version, ...after }))
    const saved = await attempt.run(() => api().post('places_admin.set_cutoffs', { from, rules, reason }))
    if (!saved) return
    const changes = rules.map(({ weekday }, at) => ({ weekday, version: saved.versions[at] ?? 0 }))
    notify({
      text: say.saved(saved.letters),
      onUndo: () =>
        void api()
          .post('places_admin.take_back_cutoffs', { changes, reason })
          .then(() => notify({ text: say.takenBack }))
          .finally(() => void revalidate()),
    })
    await revalidate()
  }
  return { form: attempt.form, attempt, reason, setReason, save }
}

interface TableProps {
  rows: readonly CutoffRow[]
  /** ISO date of the change; empty where it is not typed. */
  from: string
  /** Without it nothing can be typed. */
  type?: (weekday: number, by: Partial<CutoffRule>) => void
}

function CutoffTable({ rows, from, type }: TableProps) {
  const say = useMessages(cutoffWords)
  const locale = useLocale()
  const ruleWords = useRuleWords()
  return (
    <div className="of-table-frame">
      <table className="of-table">
        <caption className="visually-hidden">{say.cutoffs}</caption>
        <thead>
          <tr>
            <th scope="col">{say.day}</th>
            <th data-end scope="col">
              {say.households}
            </th>
            <th scope="col">{say.now}</th>
            {type && from !== '' && <th scope="col">{say.after(from)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr data-chosen={row.isChanged || undefined} key={row.weekday}>
              <th scope="row">{weekdayName(row.weekday, locale)}</th>
              <td data-end>{row.households}</td>
              <td>
                {ruleWords(row.weekday, row.now)}
                {row.next && (
                  <span className="of-meta cutoff-next">
                    {say.next(ruleWords(row.weekday, row.next.rule), row.next.from)}
                  </span>
                )}
              </td>
              {type && from !== '' && (
                <td>
                  <CutoffFields row={row} type={by => type(row.weekday, by)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const dayChoices = Array.from(
  { length: cutoffDays.most - cutoffDays.least + 1 },
  (_, at) => cutoffDays.least + at,
)

function CutoffFields({ row, type }: { row: CutoffRow; type: (by: Partial<CutoffRule>) => void }) {
  const say = useMessages(cutoffWords)
  const locale = useLocale()
  const name = weekdayName(row.weekday, locale)
  return (
    <span className="cutoff-fields">
      <select
        aria-label={say.days(name)}
        className="input"
        onChange={event => type({ days: Number(event.currentTarget.value) })}
        value={row.after.days}
      >
        {dayChoices.map(days => (
          <option key={days} value={days}>
            {say.before(days)}
          </option>
        ))}
      </select>
      <input
        aria-invalid={!isTime(row.after.time) || undefined}
        aria-label={say.time(name)}
        className="input"
        onChange={event => type({ time: event.currentTarget.value })}
        type="time"
        value={row.after.time}
      />
    </span>
  )
}

interface ForeseesProps {
  foreseen: Foreseen
  from: string
  onTake: (from: string) => void
}

function Foresees({ foreseen: { first, openedUntil, changes }, from, onTake }: ForeseesProps) {
  const say = useMessages(cutoffWords)
  const letters = changes.reduce((sum, one) => sum + one.letters, 0)
  return (
    <>
      <Follows
        follows={[
          ...changes.map(({ deliveryDate, before, after }) => ({
            words: say.firstBox(deliveryDate),
            was: say.at(before),
            is: say.at(after),
          })),
          { words: say.letters, is: letters },
        ]}
        none={say.same}
      />
      {openedUntil !== null && <p className="of-meta">{say.opened(openedUntil)}</p>}
      {from < first && (
        <Note shape="warning" tone="warn">
          <p>
            {say.tooSoon(first)}{' '}
            <button className="of-btn" onClick={() => onTake(first)} type="button">
              {say.take(first)}
            </button>
          </p>
        </Note>
      )}
    </>
  )
}
