// Shortages before packing: their replacements, and the households' answers.

import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { addsAny } from '../../../../domain/substitution.ts'
import { adminShortageMessages } from '../../../../i18n/admin_shortages.ts'
import { shortageMessages } from '../../../../i18n/shortages.ts'
import { AskFirst } from '../../../admin/ask_first.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { askedDay, DayPage } from '../../../office/day_page.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { Meter } from '../../../office/meter.tsx'
import { Note } from '../../../office/note.tsx'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'

type Day = OutputOf<'shortages_admin.day'>

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, api => api.get('shortages_admin.day', askedDay(args.request)))

export default function Shortages() {
  const day = useLoaderData<typeof loader>()
  const say = useMessages(adminShortageMessages)
  return (
    <DayPage date={day.date} lede={say.lede} page="adminShortages" title={say.title}>
      <div className="of-halves">
        <Said shortages={day.shortages} />
        <Panel title={say.declare}>
          {day.products.length === 0 ? (
            <p className="of-meta">{say.noBoxes}</p>
          ) : (
            <Declare day={day} key={`declare ${day.date}`} />
          )}
        </Panel>
      </div>
    </DayPage>
  )
}

type Shortage = Day['shortages'][number]

function Said({ shortages }: Pick<Day, 'shortages'>) {
  const say = useMessages(adminShortageMessages)
  const { columns } = say
  return (
    <OfficeTable
      caption={say.said}
      columns={[
        {
          id: 'product',
          words: columns.product,
          cell: one => <b>{say.of(one.product, one.short, one.kitchen)}</b>,
          by: one => say.of(one.product, one.short, one.kitchen),
        },
        {
          id: 'substitute',
          words: columns.substitute,
          cell: one => <Substitute shortage={one} />,
          csv: one => (one.corrected ? say.unsafe : (one.replacement ?? say.nothing)),
        },
        {
          id: 'until',
          words: columns.until,
          cell: one => (one.until ? say.until(one.until) : ''),
          by: one => one.until,
        },
        { id: 'boxes', words: columns.boxes, cell: one => one.asked, by: one => one.asked, end: true },
        {
          id: 'answers',
          words: columns.answers,
          cell: one => <Answers shortage={one} />,
          by: one => one.waiting,
          csv: one => say.answers(one),
        },
      ]}
      filters={[
        { id: 'open', words: say.filters.open, holds: one => one.waiting > 0 },
        { id: 'unsafe', words: say.filters.unsafe, holds: one => one.corrected },
      ]}
      idOf={one => one.id}
      nameOf={one => one.product}
      none={
        <State shape="done" tone="good">
          {say.none}
        </State>
      }
      rows={shortages}
      wordsOf={say.shortages}
    />
  )
}

/** How many have answered, as a bar, and what they said. */
function Answers({ shortage }: { shortage: Shortage }) {
  const say = useMessages(adminShortageMessages)
  const { asked, waiting } = shortage
  return (
    <>
      <Meter share={asked === 0 ? 1 : 1 - waiting / asked} tone={waiting > 0 ? 'warn' : 'good'} />{' '}
      <span>{say.answers(shortage)}</span>
    </>
  )
}

/** The substitute, and what it adds: that is why silence leaves it out. */
function Substitute({ shortage: { replacement, adds, corrected } }: { shortage: Shortage }) {
  const say = useMessages(adminShortageMessages)
  const { differs } = useMessages(shortageMessages)
  if (corrected) {
    return (
      <State shape="warning" tone="bad">
        {say.unsafe}
      </State>
    )
  }
  if (replacement === null) return say.nothing
  return addsAny(adds) ? `${replacement}. ${differs({ ...adds, lost: [] })}` : replacement
}

const keyOf = ({ id, kitchen }: Day['products'][number]) => `${kitchen} ${id}`

/** Inert until its script is there. */
function Declare({ day }: { day: Day }) {
  const api = useOfficeApi()
  const say = useMessages(adminShortageMessages)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState(keyOf(day.products[0] as Day['products'][number]))
  const [ingredientId, setIngredientId] = useState('')
  const [replacementId, setReplacementId] = useState('')
  // The chosen one may be gone since: packed, or given back whole.
  const product =
    day.products.find(one => keyOf(one) === chosen) ?? (day.products[0] as Day['products'][number])
  const replacements = ingredientId
    ? day.ingredients.filter(one => one.id !== ingredientId)
    : day.menu.filter(one => one.kind === product.kind && one.id !== product.id)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const until = String(new FormData(event.currentTarget).get('until') ?? '')
    const answer = await attempt.run(() =>
      api().post('shortages_admin.declare', {
        date: day.date,
        kitchen: product.kitchen,
        productId: product.id,
        ingredientId: ingredientId || null,
        replacementId: replacementId || null,
        until,
      }),
    )
    if (answer) notify({ text: say.declared(answer.boxes) })
    await revalidate()
  }

  return (
    <form className="form" method="dialog" onSubmit={send} ref={attempt.form}>
      <SelectField
        error={attempt.of('productId')}
        label={say.product}
        name="productId"
        onChange={event => {
          setChosen(event.currentTarget.value)
          setIngredientId('')
          setReplacementId('')
        }}
        options={day.products.map(one => ({
          value: keyOf(one),
          label: say.inBoxes(one.name, one.kitchen, one.boxes),
        }))}
        value={keyOf(product)}
      />
      {product.ingredients.length > 0 && (
        <SelectField
          error={attempt.of('ingredientId')}
          label={say.short}
          name="ingredientId"
          onChange={event => {
            setIngredientId(event.currentTarget.value)
            setReplacementId('')
          }}
          options={[
            { value: '', label: say.all },
            ...product.ingredients.map(one => ({ value: one.id, label: one.name })),
          ]}
          value={ingredientId}
        />
      )}
      <SelectField
        error={attempt.of('replacementId')}
        label={say.replacement}
        name="replacementId"
        onChange={event => setReplacementId(event.currentTarget.value)}
        options={[
          { value: '', label: say.noInstead },
          ...replacements.map(one => ({ value: one.id, label: one.name })),
        ]}
        value={replacementId}
      />
      {replacementId && (
        <TextField
          error={attempt.of('until')}
          label={say.untilField}
          name="until"
          required
          type="datetime-local"
        />
      )}
      {attempt.sentence && (
        <Note alert shape="failed" tone="bad">
          {attempt.sentence}
        </Note>
      )}
      <div>
        {replacementId ? (
          <Button busy={attempt.busy} type="submit">
            {say.submit}
          </Button>
        ) : (
          <AskFirst
            act={() => attempt.form.current?.requestSubmit()}
            busy={attempt.busy}
            note={say.refundNote}
            question={say.refundAsk(product.name, product.boxes)}
            words={say.submitNow}
          />
        )}
      </div>
    </form>
  )
}
