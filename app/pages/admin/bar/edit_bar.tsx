import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { barFrom } from '../../../../domain/office/bar_ahead.ts'
import { type BarEntry, type BarPlan, barOn, mostBarEntries } from '../../../../domain/pricing/bar.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { type Attempt, useFormAttempt } from '../../../forms/attempt.ts'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { SaveWithReason } from '../../../office/save_with_reason.tsx'
import { Ahead } from './ahead.tsx'
import { BarPreview } from './bar_preview.tsx'
import { codesOf } from './codes_of.ts'
import type { Bar } from './page.tsx'
import { barWords } from './words.ts'

/** A row of the form: its days are empty where they have no bound. */
interface TypedEntry {
  key: number
  code: string
  from: string
  until: string
}

const typedOf = ({ code, from, until }: BarEntry, key: number): TypedEntry => ({
  ...{ key, code, from: from ?? '', until: until ?? '' },
})
const entryOf = ({ code, from, until }: TypedEntry): BarEntry => ({
  ...{ code, from: from || null, until: until || null },
})

const isSame = (one: BarPlan, other: BarPlan) => JSON.stringify(one) === JSON.stringify(other)

/** Another plan, with the bar and what follows if it is saved. Inert until its script is there. */
export function EditBar({ bar }: { bar: Bar }) {
  const { brand, today, version, signupDisabled } = bar
  const say = useMessages(barWords)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [rows, setRows] = useState(() => bar.entries.map(typedOf))
  const [last, setLast] = useState(bar.otherwise ?? '')
  const [reason, setReason] = useState('')
  const codes = codesOf(bar)
  const plan: BarPlan = { entries: rows.map(entryOf), otherwise: last || null }
  const kept = {
    entries: bar.entries.map(({ code, from, until }) => ({ code, from, until })),
    otherwise: bar.otherwise,
  }
  const isWhole = rows.every(({ code }) => code !== '')
  const isTurned = rows.some(({ from, until }) => from !== '' && until !== '' && until < from)
  const changes = !isSame(plan, kept)
  const isReady = isWhole && !isTurned && changes
  const options = [...codes.values()].map(({ code }) => ({ value: code, label: code }))
  const put = (place: number, changed: Partial<TypedEntry>) =>
    setRows(before => before.map((row, at) => (at === place ? { ...row, ...changed } : row)))
  const shown = barOn(plan, codes, today)
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isReady) return
    const saved = await attempt.run(() =>
      officeApi(brand).post('codes_admin.offer', {
        ...{ entries: rows.map(entryOf), otherwise: plan.otherwise, base: version, reason },
      }),
    )
    if (!saved) return
    notify({ text: say.saved })
    await revalidate()
  }
  return (
    <Panel title={say.edit}>
      <form className="form" method="dialog" noValidate onSubmit={save} ref={attempt.form}>
        {rows.map((row, place) => (
          <EntryFields
            attempt={attempt}
            key={row.key}
            onAway={() => setRows(before => before.filter((_, at) => at !== place))}
            onChange={changed => put(place, changed)}
            onUp={() => setRows(before => movedUp(before, place))}
            options={options}
            place={place}
            row={row}
          />
        ))}
        {rows.length < mostBarEntries && (
          <p>
            <button
              className="of-btn"
              onClick={() =>
                setRows(before => [
                  ...before,
                  { key: Math.max(0, ...before.map(({ key }) => key)) + 1, code: '', from: '', until: '' },
                ])
              }
              type="button"
            >
              {say.add}
            </button>
          </p>
        )}
        <SelectField
          error={attempt.of('otherwise')}
          label={say.otherwise}
          name="otherwise"
          onChange={event => setLast(event.currentTarget.value)}
          options={[{ value: '', label: say.noDefault }, ...options]}
          value={last}
        />
        {changes && isWhole && (
          <section aria-label={say.aheadSaved}>
            <h3 className="of-meta">{say.aheadSaved}</h3>
            <BarPreview
              brand={brand}
              code={shown === null ? undefined : codes.get(shown)}
              signupDisabled={signupDisabled}
            />
            <Ahead spans={barFrom(plan, codes, today)} />
          </section>
        )}
        {!isReady && (
          <p className="of-meta">{isTurned ? say.daysTurned : isWhole ? say.same : say.incomplete}</p>
        )}
        <SaveWithReason
          attempt={attempt}
          isReady={isReady}
          label={say.reason}
          onReason={setReason}
          reason={reason}
          words={say.save}
        />
      </form>
    </Panel>
  )
}

/** The rows with one a place earlier. */
function movedUp<T>(rows: readonly T[], place: number): T[] {
  const row = rows[place]
  const others = rows.filter((_, at) => at !== place)
  return row === undefined ? [...rows] : others.toSpliced(place - 1, 0, row)
}

interface EntryFieldsProps {
  attempt: Pick<Attempt, 'of'>
  row: TypedEntry
  place: number
  options: readonly { value: string; label: string }[]
  onChange: (changed: Partial<TypedEntry>) => void
  onUp: () => void
  onAway: () => void
}

function EntryFields({ attempt, row, place, options, onChange, onUp, onAway }: EntryFieldsProps) {
  const say = useMessages(barWords)
  const number = place + 1
  const day = (name: 'from' | 'until', label: string) => (
    <TextField
      error={attempt.of(`entries.${place}.${name}`)}
      hint={place === 0 && name === 'until' ? say.noBound : undefined}
      label={label}
      name={`entries.${place}.${name}`}
      onChange={event => onChange({ [name]: event.currentTarget.value })}
      type="date"
      value={row[name]}
    />
  )
  return (
    <div className="of-bar-row">
      <SelectField
        error={attempt.of(`entries.${place}.code`)}
        label={say.codeOf(number)}
        name={`entries.${place}.code`}
        onChange={event => onChange({ code: event.currentTarget.value })}
        options={[{ value: '', label: say.choose }, ...options]}
        value={row.code}
      />
      {day('from', say.fromOf(number))}
      {day('until', say.untilOf(number))}
      <p>
        {place > 0 && (
          <button aria-label={say.earlierOf(number)} className="of-btn" onClick={onUp} type="button">
            {say.earlier}
          </button>
        )}{' '}
        <button aria-label={say.awayOf(number)} className="of-btn" onClick={onAway} type="button">
          {say.away}
        </button>
      </p>
    </div>
  )
}
