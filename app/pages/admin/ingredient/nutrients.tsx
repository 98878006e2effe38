// Where an ingredient's nutrients come from: a row of the USDA table, or the parts that its label names.

import { useState } from 'react'
import { AddBySearch } from '../../../admin/add_by_search.tsx'
import { NumberField } from '../../../admin/number_field.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { IngredientPart, ShownIngredient } from './ingredient.ts'
import { ingredientWords } from './words.ts'

interface NutrientsProps extends IngredientPart {
  food: string | null
  names: ShownIngredient['names']
}

export function Nutrients({ food, names, ...part }: NutrientsProps) {
  const { written, edit, disabled } = part
  const say = useMessages(ingredientWords)
  const [isMix, setMix] = useState(written.ingredient.parts.length > 0)
  const choose = (mix: boolean) => {
    setMix(mix)
    edit(mix ? { ndb: null } : { parts: [] })
  }
  return (
    <Panel title={say.kind}>
      <fieldset className="of-from">
        <legend className="visually-hidden">{say.kind}</legend>
        {[false, true].map(mix => (
          <label key={String(mix)}>
            <input
              checked={isMix === mix}
              disabled={disabled}
              name="kind"
              onChange={() => choose(mix)}
              type="radio"
            />
            <span>{mix ? say.mix : say.food}</span>
          </label>
        ))}
      </fieldset>
      {isMix ? <Parts {...part} known={names} /> : <Row {...part} food={food} />}
    </Panel>
  )
}

function Row({ written, edit, disabled, food }: IngredientPart & { food: string | null }) {
  const say = useMessages(ingredientWords)
  const api = useOfficeApi()
  const [description, setDescription] = useState(food)
  const { ndb, rowDescribes } = written.ingredient
  const find = async (q: string) => {
    const { foods } = await api().get('ingredients_admin.find_foods', { q })
    return foods.map(one => ({
      id: one.ndb,
      label: one.description,
      detail: `${one.calories} kcal · ${one.proteinGrams} / ${one.fatGrams} / ${one.carbohydrateGrams} g`,
    }))
  }
  return (
    <>
      <p>
        <span className="of-meta">{say.row}</span>{' '}
        <span>{ndb === null ? say.noRow : `${ndb} ${description ?? ''}`}</span>
      </p>
      {!disabled && (
        <AddBySearch
          find={find}
          hint={say.findRowHint}
          label={say.findRow}
          name="find_row"
          onAdd={({ id, label }) => {
            setDescription(label)
            edit({ ndb: id })
          }}
        />
      )}
      <label className="of-slider">
        <span className="of-label">{say.rowDescribes}</span>
        <select
          className="of-select"
          disabled={disabled}
          onChange={event =>
            edit({ rowDescribes: event.currentTarget.value === 'cooked' ? 'cooked' : 'packed' })
          }
          value={rowDescribes}
        >
          {(['packed', 'cooked'] as const).map(one => (
            <option key={one} value={one}>
              {say.described[one]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

function Parts({ written, edit, disabled, known }: IngredientPart & { known: ShownIngredient['names'] }) {
  const say = useMessages(ingredientWords)
  const locale = useLocale()
  const api = useOfficeApi()
  const [names, setNames] = useState(known)
  const { parts } = written.ingredient
  const find = async (q: string) => {
    const { ingredients } = await api().get('meals_admin.find_ingredients', { q })
    return ingredients
      .filter(({ id }) => !parts.some(({ ingredientId }) => ingredientId === id))
      .map(({ id, name }) => ({ id, label: name[locale], both: name }))
  }
  const grams = Math.round(parts.reduce((sum, { share }) => sum + share, 0) * 1_000) / 10
  return (
    <>
      <p className="of-meta">{say.partHint}</p>
      <ul className="of-checks">
        {parts.map(({ ingredientId, share }, at) => {
          const name = names[ingredientId]?.[locale] ?? ingredientId
          return (
            <li className="of-step-times" key={ingredientId}>
              <NumberField
                digits={2}
                disabled={disabled}
                label={`${name}: ${say.parts}`}
                most={100}
                onNumber={typed =>
                  edit({
                    parts: parts.map((one, place) => (place === at ? { ...one, share: typed / 100 } : one)),
                  })
                }
                value={Math.round(share * 10_000) / 100}
              />
              <span>{name}</span>
              {!disabled && (
                <button
                  aria-label={say.removeOf(name)}
                  className="of-btn"
                  onClick={() => edit({ parts: parts.filter((_, place) => place !== at) })}
                  type="button"
                >
                  {say.remove}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="of-meta">{say.sum(grams)}</p>
      {!disabled && (
        <AddBySearch
          find={find}
          label={say.findPart}
          name="find_part"
          onAdd={({ id, both }) => {
            setNames({ ...names, [id]: both })
            edit({ parts: [...parts, { ingredientId: id, share: 0 }] })
          }}
        />
      )}
    </>
  )
}
