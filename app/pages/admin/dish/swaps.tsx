// Swaps: one part of the box replaced by another, with how to cook it.

import { useState } from 'react'
import { AddBySearch } from '../../../admin/add_by_search.tsx'
import { BothTexts } from '../../../admin/both_texts.tsx'
import { NumberField } from '../../../admin/number_field.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { type EditedDish, type Swap, type Writing, withAt, withoutAt } from './dish.ts'
import { dishWords } from './words.ts'

type Names = EditedDish['names']
const mostSwaps = 6
const nothing = { en: '', fr: '' }

export function Swaps({ known, ...writing }: Writing & { known: Names }) {
  const { recipe, facts, edit, mayWrite } = writing
  const say = useMessages(dishWords)
  const [names, setNames] = useState<Names>(known)
  const { swaps } = recipe
  const put = (changed: Swap[]) => edit({ swaps: changed })
  const allNames = {
    ...Object.fromEntries(
      facts.box.flatMap(({ ingredientId, name }) => (name ? [[ingredientId, name]] : [])),
    ),
    ...names,
  }
  return (
    <Panel said={swaps.length === 0 ? say.noSwaps : undefined} title={say.swaps}>
      <ol className="of-steps">
        {swaps.map((swap, at) => (
          <li key={swap.id}>
            <fieldset>
              <legend>{say.swap(at + 1)}</legend>
              {facts.swapsFit[at] === false && (
                <State shape="failed" tone="bad">
                  {say.swapUnfit}
                </State>
              )}
              <SwapFields
                inBox={recipe.box.map(({ ingredientId }) => ingredientId)}
                mayWrite={mayWrite}
                names={allNames}
                number={at + 1}
                onName={(id, name) => setNames({ ...names, [id]: name })}
                onSwap={changed => put(withAt(swaps, at, changed))}
                swap={swap}
              />
              {mayWrite && (
                <div className="of-step-acts">
                  <button
                    aria-label={say.removeSwap(at + 1)}
                    className="of-btn"
                    onClick={() => put(withoutAt(swaps, at))}
                    type="button"
                  >
                    {say.remove}
                  </button>
                </div>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      {mayWrite && swaps.length < mostSwaps && (
        <button
          className="of-btn"
          onClick={() =>
            put([
              ...swaps,
              {
                id: freeId(swaps),
                name: nothing,
                cooking: nothing,
                surchargeCents: 0,
                without: [],
                with: [],
              },
            ])
          }
          type="button"
        >
          {say.addSwap}
        </button>
      )}
    </Panel>
  )
}

/** An id that no other swap has: lines of boxes remember it. */
function freeId(swaps: readonly Swap[]): string {
  const taken = new Set(swaps.map(({ id }) => id))
  let number = swaps.length + 1
  while (taken.has(`swap-${number}`)) number += 1
  return `swap-${number}`
}

interface SwapFieldsProps {
  swap: Swap
  number: number
  inBox: readonly string[]
  names: Names
  mayWrite: boolean
  onSwap: (swap: Swap) => void
  onName: (id: string, name: Names[string]) => void
}

function SwapFields({ swap, number, inBox, names, mayWrite, onSwap, onName }: SwapFieldsProps) {
  const say = useMessages(dishWords)
  const of = say.swap(number)
  const disabled = !mayWrite
  return (
    <>
      <BothTexts
        disabled={disabled}
        label={say.swapName}
        most={120}
        of={of}
        onText={name => onSwap({ ...swap, name })}
        value={swap.name}
      />
      <BothTexts
        disabled={disabled}
        isLong
        label={say.swapCooking}
        most={600}
        of={of}
        onText={cooking => onSwap({ ...swap, cooking })}
        value={swap.cooking}
      />
      <Without disabled={disabled} inBox={inBox} names={names} onSwap={onSwap} swap={swap} />
      <With disabled={disabled} names={names} onName={onName} onSwap={onSwap} swap={swap} />
      <div className="of-step-times">
        <span className="of-label">{say.surcharge}</span>
        <NumberField
          disabled={disabled}
          label={`${of}: ${say.surcharge}`}
          most={1_000}
          onNumber={dollars => onSwap({ ...swap, surchargeCents: Math.round(dollars * 100) })}
          value={swap.surchargeCents / 100}
        />
      </div>
    </>
  )
}

type PartProps = Pick<SwapFieldsProps, 'swap' | 'names' | 'onSwap'> & { disabled: boolean }

/** What leaves the box. */
function Without({ swap, names, inBox, disabled, onSwap }: PartProps & Pick<SwapFieldsProps, 'inBox'>) {
  const say = useMessages(dishWords)
  const locale = useLocale()
  const ids = [...new Set([...inBox, ...swap.without])]
  return (
    <fieldset className="of-choices">
      <legend className="of-label">{say.swapWithout}</legend>
      {ids.map(id => (
        <label key={id}>
          <input
            checked={swap.without.includes(id)}
            disabled={disabled}
            onChange={event =>
              onSwap({
                ...swap,
                without: event.currentTarget.checked
                  ? [...swap.without, id]
                  : swap.without.filter(other => other !== id),
              })
            }
            type="checkbox"
          />
          <span>{names[id]?.[locale] ?? id}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What comes in its place. */
function With({ swap, names, disabled, onSwap, onName }: PartProps & Pick<SwapFieldsProps, 'onName'>) {
  const say = useMessages(dishWords)
  const locale = useLocale()
  const api = useOfficeApi()
  const put = (brought: Swap['with']) => onSwap({ ...swap, with: brought })
  const find = async (q: string) => {
    const { ingredients } = await api().get('meals_admin.find_ingredients', { q })
    return ingredients.map(({ id, name }) => ({ id, label: name[locale], both: name }))
  }
  return (
    <div>
      <span className="of-label">{say.swapWith}</span>
      {swap.with.map((line, at) => {
        const name = names[line.ingredientId]?.[locale] ?? line.ingredientId
        return (
          <p className="of-step-times" key={line.ingredientId}>
            <span>{name}</span>
            <NumberField
              disabled={disabled}
              label={say.amountOf(name, 2)}
              onNumber={for2 => put(withAt(swap.with, at, { ...line, for2 }))}
              value={line.for2}
            />
            <NumberField
              disabled={disabled}
              label={say.amountOf(name, 4)}
              onNumber={for4 => put(withAt(swap.with, at, { ...line, for4 }))}
              value={line.for4}
            />
            <span>{say.units[line.unit]}</span>
            {!disabled && (
              <button
                aria-label={say.removeOf(name)}
                className="of-btn"
                onClick={() => put(withoutAt(swap.with, at))}
                type="button"
              >
                {say.remove}
              </button>
            )}
          </p>
        )
      })}
      {!disabled && (
        <AddBySearch
          find={find}
          label={say.add}
          name={`swap_with_${swap.id}`}
          onAdd={({ id, both }) => {
            onName(id, both)
            put([...swap.with, { ingredientId: id, unit: 'gram', for2: 0, for4: 0 }])
          }}
        />
      )}
    </div>
  )
}
