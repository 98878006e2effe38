// Allergens, the supplier's warnings, families and lines as ticks; what it costs and how it is measured as numbers.

import { brandFacts } from '../../../../brands/index.ts'
import type { Locale } from '../../../../domain/brands.ts'
import { allergens } from '../../../../domain/catalogue/allergen_names.ts'
import { BothTexts } from '../../../admin/both_texts.tsx'
import { NumberField } from '../../../admin/number_field.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import type { Ingredient, IngredientPart, ShownIngredient, WrittenIngredient } from './ingredient.ts'
import { ingredientWords } from './words.ts'

const animals = ['meat', 'fish', 'dairy', 'egg', 'honey'] as const

interface FactsProps extends IngredientPart {
  options: { families: readonly { id: string; name: string }[]; lines: readonly Line[] }
  onWritten: (written: WrittenIngredient) => void
}
type Line = Pick<ShownIngredient['lines'][number], 'id' | 'brand' | 'name'>

export function IngredientFacts({ options, onWritten, ...part }: FactsProps) {
  const { written, edit, disabled } = part
  const say = useMessages(ingredientWords)
  const locale = useLocale()
  const { ingredient, families, lines } = written
  const named = allergens.map(({ id, name }) => ({ id, name: name[locale] }))
  return (
    <Panel title={say.about}>
      <BothTexts
        disabled={disabled}
        label={say.name}
        most={120}
        onText={name => edit({ name })}
        value={ingredient.name}
      />
      <BothTexts
        disabled={disabled}
        isOptional
        label={say.also}
        most={300}
        onText={also => edit({ also: also.en + also.fr === '' ? null : also })}
        value={ingredient.also ?? { en: '', fr: '' }}
      />
      <Ticks
        all={named}
        chosen={ingredient.allergens}
        disabled={disabled}
        legend={say.allergens}
        onChosen={chosen => edit({ allergens: chosen as Ingredient['allergens'] })}
      />
      <Ticks
        all={named}
        chosen={ingredient.warnings}
        disabled={disabled}
        legend={say.warnings}
        onChosen={chosen => edit({ warnings: chosen as Ingredient['warnings'] })}
      />
      <Ticks
        all={animals.map(id => ({ id, name: say.animals[id] }))}
        chosen={ingredient.animal}
        disabled={disabled}
        legend={say.animal}
        onChosen={chosen => edit({ animal: chosen as Ingredient['animal'] })}
      />
      <Ticks
        all={options.families}
        chosen={families}
        disabled={disabled}
        legend={say.families}
        onChosen={chosen => onWritten({ ...written, families: chosen })}
      />
      <Ticks
        all={options.lines.map(({ id, brand, name }) => ({ id, name: `${brandFacts[brand].name}: ${name}` }))}
        chosen={lines}
        disabled={disabled}
        // Kitchens name their lines in English alone.
        language="en"
        legend={`${say.lines}. ${say.linesHint}`}
        onChosen={chosen => onWritten({ ...written, lines: chosen })}
      />
    </Panel>
  )
}

interface TicksProps {
  legend: string
  all: readonly { id: string; name: string }[]
  chosen: readonly string[]
  disabled: boolean
  /** Of the names, where it is not the page's. */
  language?: Locale
  onChosen: (chosen: string[]) => void
}

function Ticks({ legend, all, chosen, disabled, language, onChosen }: TicksProps) {
  return (
    <fieldset className="of-choices">
      <legend className="of-label">{legend}</legend>
      {all.map(({ id, name }) => (
        <label key={id}>
          <input
            checked={chosen.includes(id)}
            disabled={disabled}
            onChange={event =>
              onChosen(event.currentTarget.checked ? [...chosen, id] : chosen.filter(other => other !== id))
            }
            type="checkbox"
          />
          <span lang={language}>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What it costs, how it comes, and how cooks measure it. */
export function Measures({ written, edit, disabled }: IngredientPart) {
  const say = useMessages(ingredientWords)
  const { ingredient } = written
  const number = (
    label: string,
    value: number,
    change: (typed: number) => Partial<Ingredient>,
    most = 100_000,
  ) => (
    <div className="of-labelled">
      <span aria-hidden className="of-label">
        {label}
      </span>
      <NumberField
        disabled={disabled}
        label={label}
        most={most}
        onNumber={typed => edit(change(typed))}
        value={value}
      />
    </div>
  )
  const orNone = (typed: number) => (typed === 0 ? null : typed)
  return (
    <Panel said={say.pieceNone} title={say.money}>
      <div className="of-about">
        {number(say.cost, (ingredient.centsPerKilogram ?? 0) / 100, typed => ({
          centsPerKilogram: orNone(Math.round(typed * 100)),
        }))}
        {number(say.pack, ingredient.packGrams ?? 0, typed => ({ packGrams: orNone(typed) }))}
        {number(
          say.eaten,
          Math.round(ingredient.eatenShare * 10_000) / 100,
          typed => ({ eatenShare: Math.max(0.01, typed / 100) }),
          100,
        )}
        {number(say.cooked, ingredient.cookedGrams, typed => ({ cookedGrams: Math.max(0.1, typed) }), 10)}
        {number(
          say.spoon,
          ingredient.gramsPerTablespoon ?? 0,
          typed => ({ gramsPerTablespoon: orNone(typed) }),
          100,
        )}
        {number(say.piece, ingredient.piece?.grams ?? 0, typed => ({
          piece: typed === 0 ? null : { grams: typed, words: ingredient.piece?.words ?? null },
        }))}
        <label className="of-labelled">
          <span className="of-label">{say.supplier}</span>
          <input
            className="input"
            disabled={disabled}
            maxLength={120}
            onChange={event => edit({ supplier: event.currentTarget.value || null })}
            value={ingredient.supplier ?? ''}
          />
        </label>
      </div>
    </Panel>
  )
}
