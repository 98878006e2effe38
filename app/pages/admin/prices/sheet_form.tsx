import type { ReactNode } from 'react'
import type { BrandId } from '../../../../domain/brands.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { Note } from '../../../office/note.tsx'
import { Follows } from '../../../office/terms/follows.tsx'
import { termWords } from '../../../office/terms/term_words.ts'
import { useSavingTerms } from '../../../office/terms/use_saving_terms.ts'
import { useOffice } from '../../../office/use_office.ts'
import type { SheetState } from './use_sheet.ts'
import { priceWords } from './words.ts'

interface SheetFormProps {
  brand: BrandId
  sheet: SheetState
  /** What the notice calls the change. */
  name: string
  first: { rise: string; other: string }
  /** Taxes begin on any day, prices with a menu week. */
  byWeek: boolean
  /** The tables with the values. */
  children: ReactNode
}

/** A sheet of values with the date they are for, what follows, and the button that saves them. Inert until its script is there. */
export function SheetForm({ brand, sheet, name, first, byWeek, children }: SheetFormProps) {
  const say = useMessages(priceWords)
  const ofTerm = useMessages(termWords)
  const { rights } = useOffice()
  const { from, setFrom, changes, isTyped, discard } = sheet
  const isSame = isTyped && changes.length === 0 && sheet.rows.every(({ faults }) => faults.length === 0)
  const { form, save, attempt, reason, setReason } = useSavingTerms({
    name,
    change: changes.length > 0 ? { changes, from } : null,
    brand,
    onSaved: discard,
  })
  if (!rights.includes('set_money'))
    return (
      <>
        {children}
        <Note shape="locked">{ofTerm.mayNot}</Note>
      </>
    )
  return (
    <form className="prices-form" method="dialog" noValidate onSubmit={save} ref={form}>
      <Dates sheet={sheet} />
      {children}
      <Follows
        change={changes.length > 0 ? { terms: changes.map(({ term }) => term), from } : null}
        isSame={isSame}
        onTake={setFrom}
      />
      <div className="prices-save">
        <TextField
          error={attempt.of('from')}
          hint={byWeek ? say.firstDates(first.rise, first.other) : say.firstTax(first.other)}
          label={ofTerm.from}
          min={first.other}
          name="from"
          onChange={event => setFrom(event.currentTarget.value)}
          step={byWeek ? 7 : 1}
          type="date"
          value={from}
        />
        <TextField
          error={attempt.of('reason')}
          label={ofTerm.reason}
          maxLength={300}
          name="reason"
          onChange={event => setReason(event.currentTarget.value)}
          value={reason}
        />
      </div>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p className="prices-buttons">
        <button
          aria-busy={attempt.busy || undefined}
          aria-disabled={changes.length === 0 || undefined}
          className="of-btn"
          data-kind="primary"
          type="submit"
        >
          {ofTerm.keep(from === '' ? first.other : from)}
        </button>
        {isTyped && (
          <button className="of-btn" data-kind="bare" onClick={discard} type="button">
            {say.discard}
          </button>
        )}
      </p>
    </form>
  )
}

/** The dates to come, each with the values from then on. */
function Dates({ sheet: { toCome, from, setFrom } }: { sheet: SheetState }) {
  const say = useMessages(priceWords)
  if (toCome.length === 0) return null
  return (
    <fieldset className="of-chips prices-dates">
      <legend className="visually-hidden">{say.toCome}</legend>
      {toCome.map(date => (
        <button
          aria-pressed={date === from}
          className="of-chip"
          key={date}
          onClick={() => setFrom(date)}
          type="button"
        >
          {say.changeOn(date)}
        </button>
      ))}
    </fieldset>
  )
}
