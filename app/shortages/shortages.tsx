// A shortage in a box before it is packed: the replacement, the allergens that differ, and the household's choices.

import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { OutputOf } from '../../contract/index.ts'
import { type ShortageChoice, shortageChoices } from '../../domain/substitution.ts'
import { shortageMessages } from '../../i18n/shortages.ts'
import { browserApi } from '../api.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { sentences } from '../components/sentences.ts'
import { SelectField } from '../components/text_fields.tsx'
import { useToasts } from '../components/toasts.tsx'
import { ChoiceCards } from '../dishes/choice_cards.tsx'
import { FormFault, PostForm } from '../forms/post_form.tsx'
import { useForm } from '../forms/use_form.ts'
import { shortageForm } from './forms.ts'

type Shortage = OutputOf<'shortages.of_box'>['shortages'][number]

interface Props {
  orderId: string
  shortages: readonly Shortage[]
}

export function Shortages({ orderId, shortages }: Props) {
  const say = useMessages(shortageMessages)
  const to = useLinks()
  if (shortages.length === 0) return null
  return (
    <section aria-labelledby="shortages" className="box-claim">
      <h2 className="text-h3" id="shortages">
        {shortages.every(({ corrected }) => corrected) ? say.corrected.title : say.title}
      </h2>
      {shortages.map(shortage => (
        <div className="shortage" key={shortage.id}>
          <p>
            <b>
              {shortage.corrected
                ? say.corrected.what(shortage.product)
                : say.what(shortage.product, shortage.short)}
            </b>{' '}
            {shortage.replacement && <Instead shortage={shortage} />}
          </p>
          {shortage.choice && (
            <p>
              {doneOf(say, shortage)}
              {shortage.note !== null && (
                <>
                  {' '}
                  <Link
                    className="link"
                    to={to('creditNote', { id: orderId, number: String(shortage.note) })}
                  >
                    {say.note}
                  </Link>
                </>
              )}
            </p>
          )}
          {shortage.until && <Choose key={shortage.choice} shortage={shortage} until={shortage.until} />}
        </div>
      ))}
    </section>
  )
}

function doneOf(
  say: ReturnType<typeof shortageMessages>,
  { choice, swapped, replacement }: Shortage,
): string {
  if (choice === 'drop') return replacement ? say.done.drop : say.done.dropped
  return choice === 'swap' ? say.done.swap(swapped ?? '') : say.done.accept(replacement ?? '')
}

function Instead({ shortage }: { shortage: Shortage }) {
  const say = useMessages(shortageMessages)
  const { replacement, fits, standard, choice, corrected } = shortage
  if (corrected) return say.differs(shortage)
  if (!fits) return say.unsafe
  const asks = choice === null && standard === 'drop'
  return `${say.comesInstead(replacement ?? '')} ${say.differs(shortage)}${asks ? ` ${say.onlyYes}` : ''}`
}

function Choose({ shortage, until }: { shortage: Shortage; until: string }) {
  const say = useMessages(shortageMessages)
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const { id, fits, product, standard, swaps, replacement } = shortage
  const answering = useForm(
    shortageForm,
    () => notify({ text: say.toast }),
    input => browserApi().post('shortages.answer', input).finally(revalidate),
  )
  // What came back without scripts may be another shortage's.
  const cameBack = answering.typed('id')?.[0]
  const isMine = cameBack === undefined || cameBack === id
  const before = isMine ? (answering.typed('choice')?.[0] as ShortageChoice | undefined) : undefined
  const [choice, setChoice] = useState<ShortageChoice>(before ?? shortage.choice ?? standard)

  const possible = shortageChoices.filter(
    one => (one !== 'accept' || fits) && (one !== 'swap' || swaps.length > 0),
  )
  return (
    <PostForm of={answering}>
      <input name="id" type="hidden" value={id} />
      <p className="text-muted">
        {sentences(say.until(until), shortage.choice === null && say.silence[standard](product))}
      </p>
      <ChoiceCards
        legend={say.legend}
        name="choice"
        onChange={setChoice}
        options={possible.map(value => ({
          value,
          title: say.choices[value](value === 'accept' ? (replacement ?? '') : product),
          ...(value === standard && shortage.choice === null && { text: say.byDefault }),
        }))}
        value={choice}
      />
      {swaps.length > 0 && (
        <div className="shortage-swap">
          <SelectField
            label={say.swap}
            name="swapId"
            options={swaps.map(one => ({ value: one.id, label: one.name }))}
          />
        </div>
      )}
      {isMine && <FormFault of={answering} />}
      <p>
        <Button busy={answering.busy} type="submit">
          {say.send}
        </Button>
      </p>
    </PostForm>
  )
}
