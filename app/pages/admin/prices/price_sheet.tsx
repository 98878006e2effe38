import type { BrandId } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { type PlanSize, planSizes } from '../../../../domain/plans.ts'
import { plainWeekCents } from '../../../../domain/pricing/lowest.ts'
import type { VolumeStep } from '../../../../domain/terms/terms.ts'
import { byDate, heldOn } from '../../../../domain/terms/versions.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import type { Term } from '../../../office/term_panel.tsx'
import type { TermValue } from '../../../office/terms/term_fields.ts'
import { SheetForm } from './sheet_form.tsx'
import { type Sheet, type SheetRow, type SheetState, useSheet } from './use_sheet.ts'
import { useTermNames } from './use_term_names.ts'
import { ValueField } from './value_field.tsx'
import { priceWords } from './words.ts'

interface PriceSheetProps {
  brand: BrandId
  sheet: Sheet
  /** The discount on ready-to-eat meals, which their weeks are reckoned with. */
  volume: Term
}

/** What plans cost: a serving and a week, now and from the date of a change. */
export function PriceSheet({ brand, sheet: data, volume }: PriceSheetProps) {
  const say = useMessages(priceWords)
  const sheet = useSheet(brand, data)
  const dated = byDate(volume.versions.filter(one => !one.takenBack))
  const stepsOn = (date: string) => stepsIn(heldOn(dated, date)?.value)
  const next = sheet.from || sheet.today
  const total = data.households.reduce((sum, { households }) => sum + households, 0)
  return (
    <SheetForm brand={brand} byWeek first={data.first} name={say.parts.plans} sheet={sheet}>
      <div className="of-table-frame">
        <table className="of-table">
          <caption className="visually-hidden">{say.parts.plans}</caption>
          <thead>
            <tr>
              <th scope="col">{say.columns.plan}</th>
              <th data-end scope="col">
                {say.columns.households}
              </th>
              <th data-end scope="col">
                {say.columns.now}
              </th>
              <th data-end scope="col">
                {say.fromDay(next)}
              </th>
              <th data-end scope="col">
                {say.columns.more}
              </th>
              <th data-end scope="col">
                {say.columns.weekNow}
              </th>
              <th data-end scope="col">
                {say.weekFrom(next)}
              </th>
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map(row => (
              <PriceRows
                brand={brand}
                day={next}
                households={data.households}
                key={row.subject}
                row={row}
                sheet={sheet}
                steps={{ now: stepsOn(sheet.today), next: stepsOn(next) }}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.all}</th>
              <td data-column={say.columns.households} data-end>
                {total}
              </td>
              <td colSpan={5} />
            </tr>
          </tfoot>
        </table>
      </div>
    </SheetForm>
  )
}

const stepsIn = (value: TermValue | undefined): readonly VolumeStep[] =>
  value && 'steps' in value ? value.steps.toSorted((a, b) => b.meals - a.meals) : []

const centsOf = (value: TermValue | null): number | null => (value && 'cents' in value ? value.cents : null)

interface RowsProps {
  brand: BrandId
  /** From which a change would be. */
  day: string
  row: SheetRow
  sheet: SheetState
  households: Sheet['households']
  steps: { now: readonly VolumeStep[]; next: readonly VolumeStep[] }
}

/** A price with its plan; the price of a meal with all plans of meals below it. */
function PriceRows({ brand, day, row, sheet, households, steps }: RowsProps) {
  const say = useMessages(priceWords)
  const locale = useLocale()
  const nameOf = useTermNames()
  const money = (cents: number) => formatMoney(cents, locale)
  const [now, next] = [centsOf(row.now) ?? 0, centsOf(row.next)]
  const size = row.subject.slice(row.subject.indexOf('/') + 1)
  const own = planSizes.find(({ id }) => id === size)
  const below = own ? [] : planSizes.filter(({ kind }) => kind === 'rte')
  const name = nameOf({ kind: 'plan_price', subject: row.subject })
  const countOf = ({ id }: PlanSize) => households.find(({ planId }) => planId === id)?.households ?? 0
  return (
    <>
      <tr data-chosen={row.isChanged || undefined}>
        <th scope="row">{name}</th>
        {own ? (
          <td data-column={say.columns.households} data-end>
            {countOf(own)}
          </td>
        ) : (
          <td />
        )}
        <td data-column={say.columns.now} data-end>
          {money(now)}
        </td>
        <td data-column={say.fromDay(day)} data-end>
          <ValueField
            field="cents"
            label={own ? say.priceOf(name) : say.priceOfMeal}
            row={row}
            sheet={sheet}
            words={next === null ? '' : money(next)}
          />
        </td>
        <td data-column={say.columns.more} data-end>
          {next === null ? say.unread : next === now ? say.same : say.more(next - now)}
        </td>
        {own ? <Weeks brand={brand} day={day} plan={own} row={row} steps={steps} /> : <td colSpan={2} />}
      </tr>
      {below.map(plan => (
        <tr key={plan.id}>
          <th className="prices-below" scope="row">
            {say.planOf(plan)}
          </th>
          <td data-column={say.columns.households} data-end>
            {countOf(plan)}
          </td>
          <td colSpan={3} />
          <Weeks brand={brand} day={day} plan={plan} row={row} steps={steps} />
        </tr>
      ))}
    </>
  )
}

/** What a plan's week costs, now and from the date of the change. */
function Weeks({
  brand,
  day,
  plan,
  row,
  steps,
}: Omit<RowsProps, 'sheet' | 'households'> & { plan: PlanSize }) {
  const say = useMessages(priceWords)
  const locale = useLocale()
  const [now, next] = [centsOf(row.now), centsOf(row.next)]
  const weekOf = (cents: number | null, volume: readonly VolumeStep[]) =>
    cents === null
      ? '–'
      : formatMoney(plainWeekCents({ ...plan, brand, servingCents: cents, pieceCents: 0 }, volume), locale)
  return (
    <>
      <td data-column={say.columns.weekNow} data-end>
        {weekOf(now, steps.now)}
      </td>
      <td data-changed={row.isChanged || undefined} data-column={say.weekFrom(day)} data-end>
        {weekOf(next, steps.next)}
      </td>
    </>
  )
}
