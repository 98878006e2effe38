// The ingredients of a dish, from the box or the cupboard: amounts for two and for four, and what follows from each line.

import { formatMoney } from '../../../../domain/money.ts'
import { AddBySearch } from '../../../admin/add_by_search.tsx'
import { NumberField } from '../../../admin/number_field.tsx'
import { numberShown } from '../../../admin/number_in.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { type Facts, type Line, type Writing, withAt, withoutAt } from './dish.ts'
import { dishWords } from './words.ts'

type From = 'box' | 'cupboard'
type LineFacts = Facts['box'][number]

export function Lines({ from, ...writing }: Writing & { from: From }) {
  const { recipe, facts, before, edit, mayWrite } = writing
  const say = useMessages(dishWords)
  const api = useOfficeApi()
  const locale = useLocale()
  const lines = recipe[from]
  const put = (changed: Line[]) => edit({ [from]: changed })
  const gone = (before?.recipe[from] ?? []).filter(
    was => !lines.some(({ ingredientId }) => ingredientId === was.ingredientId),
  )
  const factsOf = (of: Facts | undefined, id: string) => of?.[from].find(one => one.ingredientId === id)
  const find = async (q: string) => {
    const { ingredients } = await api().get('meals_admin.find_ingredients', { q })
    return ingredients
      .filter(({ id }) => !lines.some(({ ingredientId }) => ingredientId === id))
      .map(({ id, name, units }) => ({
        id,
        label: name[locale],
        detail: name[locale === 'en' ? 'fr' : 'en'],
        units,
      }))
  }
  return (
    <Panel bare title={say[from]}>
      <table className="of-table of-ingredients">
        <caption className="visually-hidden">{say[from]}</caption>
        <Head mayWrite={mayWrite} />
        <tbody>
          {lines.map((line, at) => (
            <Row
              disabled={!mayWrite}
              from={from}
              isNew={
                before !== null && !before.recipe[from].some(one => one.ingredientId === line.ingredientId)
              }
              key={line.ingredientId}
              known={factsOf(facts, line.ingredientId)}
              line={line}
              onLine={changed => put(withAt(lines, at, changed))}
              onRemove={() => put(withoutAt(lines, at))}
            />
          ))}
          {gone.map(was => (
            <Gone
              disabled={!mayWrite}
              key={was.ingredientId}
              known={factsOf(before?.facts, was.ingredientId)}
              line={was}
              onPutBack={() => put([...lines, was])}
            />
          ))}
        </tbody>
      </table>
      {mayWrite && (
        <AddBySearch
          find={find}
          hint={say.addHint}
          label={say.add}
          name={`add_${from}`}
          onAdd={({ id }) => put([...lines, { ingredientId: id, unit: 'gram', for2: 0, for4: 0 }])}
        />
      )}
    </Panel>
  )
}

function Head({ mayWrite }: { mayWrite: boolean }) {
  const { columns } = useMessages(dishWords)
  return (
    <thead>
      <tr>
        <th scope="col">{columns.ingredient}</th>
        <th data-end scope="col">
          {columns.for2}
        </th>
        <th data-end scope="col">
          {columns.for4}
        </th>
        <th scope="col">{columns.unit}</th>
        <th data-end scope="col">
          {columns.grams}
        </th>
        <th scope="col">{columns.printed}</th>
        <th scope="col">{columns.allergens}</th>
        <th data-end scope="col">
          {columns.cost}
        </th>
        {mayWrite && (
          <th scope="col">
            <span className="visually-hidden">{columns.row}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface RowProps {
  line: Line
  known: LineFacts | undefined
  from: From
  isNew: boolean
  disabled: boolean
  onLine: (line: Line) => void
  onRemove: () => void
}

function Row({ line, known, from, isNew, disabled, onLine, onRemove }: RowProps) {
  const say = useMessages(dishWords)
  const { columns } = say
  const locale = useLocale()
  const plain = (number: number) => numberShown(number, locale)
  const name = known?.name?.[locale] ?? line.ingredientId
  const units = known?.units.includes(line.unit) ? known.units : [line.unit, ...(known?.units ?? [])]
  const setFor2 = (for2: number) =>
    onLine({ ...line, for2, for4: line.for4 === line.for2 * 2 ? for2 * 2 : line.for4 })
  return (
    <tr data-line={isNew ? 'new' : undefined}>
      <th scope="row">
        <Names known={known} line={line} />
        {isNew && (
          <State shape="done" tone="good">
            {say.fresh}
          </State>
        )}
        {known?.fault && (
          <State shape="failed" tone="bad">
            {say.lineFaults[known.fault]}
          </State>
        )}
      </th>
      <td data-column={columns.for2} data-end>
        <NumberField disabled={disabled} label={say.amountOf(name, 2)} onNumber={setFor2} value={line.for2} />
      </td>
      <td data-column={columns.for4} data-end>
        <NumberField
          disabled={disabled}
          label={say.amountOf(name, 4)}
          onNumber={for4 => onLine({ ...line, for4 })}
          value={line.for4}
        />
      </td>
      <td data-column={columns.unit}>
        <select
          aria-label={say.unitOf(name)}
          className="of-select"
          disabled={disabled}
          onChange={event => onLine({ ...line, unit: event.currentTarget.value as Line['unit'] })}
          value={line.unit}
        >
          {units.map(unit => (
            <option key={unit} value={unit}>
              {say.units[unit]}
            </option>
          ))}
        </select>
      </td>
      <td data-column={columns.grams} data-end>
        {known?.grams ? `${plain(known.grams.for2)} · ${plain(known.grams.for4)}` : '–'}
      </td>
      <td data-column={columns.printed}>{known?.measure?.[locale] ?? say.asGrams}</td>
      <td data-column={known?.allergens.length ? columns.allergens : undefined}>
        {known?.allergens.join(', ')}
      </td>
      <td data-column={columns.cost} data-end>
        <Cost from={from} known={known} />
      </td>
      {!disabled && (
        <td className="of-acts">
          <div>
            <button aria-label={say.removeOf(name)} className="of-btn" onClick={onRemove} type="button">
              {say.remove}
            </button>
          </div>
        </td>
      )}
    </tr>
  )
}

/** The name in the reader's language, with the other one below. */
function Names({ known, line }: { known: LineFacts | undefined; line: Line }) {
  const locale = useLocale()
  const other = locale === 'en' ? 'fr' : 'en'
  return (
    <>
      <span>{known?.name?.[locale] ?? line.ingredientId}</span>
      {known?.name && (
        <span className="of-meta of-other-name" lang={other}>
          {known.name[other]}
        </span>
      )}
    </>
  )
}

function Cost({ from, known }: { from: From; known: LineFacts | undefined }) {
  const say = useMessages(dishWords)
  const locale = useLocale()
  if (from === 'cupboard') return <span className="of-meta">{say.atHome}</span>
  if (!known || known.cents === null) return <span className="of-meta">{say.noCost}</span>
  return <span>{formatMoney(Math.round(known.cents), locale)}</span>
}

/** A line of the newest version that is not there any more. */
function Gone(props: { line: Line; known: LineFacts | undefined; disabled: boolean; onPutBack: () => void }) {
  const { line, known, disabled, onPutBack } = props
  const say = useMessages(dishWords)
  const { columns } = say
  const locale = useLocale()
  const name = known?.name?.[locale] ?? line.ingredientId
  return (
    <tr data-line="gone">
      <th scope="row">
        <del>{name}</del>{' '}
        <State shape="skipped" tone="bad">
          {say.out}
        </State>
      </th>
      <td data-column={columns.for2} data-end>
        <del>{numberShown(line.for2, locale)}</del>
      </td>
      <td data-column={columns.for4} data-end>
        <del>{numberShown(line.for4, locale)}</del>
      </td>
      <td>{say.units[line.unit]}</td>
      <td />
      <td />
      <td>{known?.allergens.join(', ')}</td>
      <td />
      {!disabled && (
        <td className="of-acts">
          <div>
            <button aria-label={say.putBackOf(name)} className="of-btn" onClick={onPutBack} type="button">
              {say.putBack}
            </button>
          </div>
        </td>
      )}
    </tr>
  )
}
