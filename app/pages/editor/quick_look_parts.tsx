import { formatMoney } from '../../../domain/money.ts'
import { browseMessages } from '../../../i18n/browse.ts'
import { facetMessages } from '../../../i18n/facets.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ChipOption } from '../../components/controls/chips.tsx'
import { inSentence } from '../../components/in_sentence.ts'
import type { EditorData } from './prices.ts'
import { quickLookMessages } from './quick_look_words.ts'
import { isDish, type Product } from './shelves.ts'
import type { Details } from './use_details.ts'
import { editorMessages } from './words.ts'

interface FactsProps {
  product: Product
  /** Servings of one unit for this household. */
  servings: number
  details: Details | null
}

/** Minutes, servings, difficulty, calories, protein: what the card and the page say too. */
export function LookFacts({ product, servings, details }: FactsProps) {
  const say = useMessages(quickLookMessages)
  const words = useMessages(editorMessages)
  const { options } = useMessages(facetMessages)
  const { levels } = useMessages(browseMessages)
  if (!isDish(product)) return null
  const spice = String(product.spice) as keyof typeof options.spice
  const facts = [
    words.minutes(product.minutes),
    words.servings(servings),
    levels[product.difficulty],
    say.calories(product.calories),
    say.protein(product.proteinGrams),
    ...(product.spice > 0 ? [options.spice[spice]] : []),
    ...(details?.eatWithinDays ? [say.eatWithin(details.eatWithinDays)] : []),
  ]
  return (
    <ul className="look-facts tabular">
      {facts.map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

interface LookSwapsProps {
  swaps: EditorData['customizations'][string]
  /** The changes of each at the stove. */
  details: Details | null
  chosen: string | null
  onChoose: (customizationId: string | null) => void
}

/** The swaps of a dish; one chosen before the dish is in the box is added with it. */
export function LookSwaps({ swaps, details, chosen, onChoose }: LookSwapsProps) {
  const say = useMessages(editorMessages)
  const words = useMessages(quickLookMessages)
  const locale = useLocale()
  const cooking = details?.customizations.find(swap => swap.id === chosen)?.cooking
  return (
    <fieldset className="look-swaps">
      <legend>{words.swaps}</legend>
      <div className="chips">
        <ChipOption checked={chosen === null} name="swap" onChange={() => onChoose(null)} type="radio">
          {say.asItIs}
        </ChipOption>
        {swaps.map(swap => (
          <ChipOption
            checked={chosen === swap.id}
            key={swap.id}
            name="swap"
            onChange={() => onChoose(swap.id)}
            type="radio"
          >
            {swap.surchargeCents > 0
              ? say.swapFor(swap.name, formatMoney(swap.surchargeCents, locale))
              : say.swapFree(swap.name)}
          </ChipOption>
        ))}
      </div>
      {cooking && <p className="field-hint">{cooking}</p>}
    </fieldset>
  )
}

interface MadeProps {
  details: Details
  /** The chosen swap: the dish is described with it. */
  swap: string | null
}

const madeWith = ({ details, swap }: MadeProps) =>
  details.customizations.find(one => one.id === swap) ?? {
    ...details,
    allergens: details.allergens.map(({ name }) => name),
  }

/**
 * Allergens, the excluded ones first and marked.
 * @param unwanted their names
 */
export function LookAllergens({ unwanted, ...of }: MadeProps & { unwanted: readonly string[] }) {
  const say = useMessages(quickLookMessages)
  const list = new Intl.ListFormat(`${useLocale()}-CA`, { type: 'unit' })
  const { allergens, mayContain } = madeWith(of)
  const sorted = allergens.toSorted((a, b) => Number(unwanted.includes(b)) - Number(unwanted.includes(a)))
  return (
    <section>
      <h3 className="minor-heading">{say.allergens}</h3>
      {sorted.length === 0 ? (
        <p>{say.noAllergens}</p>
      ) : (
        <ul className="look-names">
          {sorted.map(name => (
            <li className={unwanted.includes(name) ? 'allergen' : undefined} key={name}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {mayContain.length > 0 && (
        <p className="look-traces">{say.mayContain(list.format(mayContain.map(inSentence)))}</p>
      )}
    </section>
  )
}

/** The contents of the box, by name. */
export function LookIngredients({ details }: { details: Details }) {
  const say = useMessages(quickLookMessages)
  const inBox = details.ingredients.filter(ingredient => ingredient.from === 'box')
  if (inBox.length === 0) return null
  return (
    <section>
      <h3 className="minor-heading">{say.ingredients}</h3>
      <ul className="look-names">
        {inBox.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  )
}

/** Fat, carbohydrate and salt of a serving, beside the calories and the protein above; the page has the whole table. */
export function LookNutrition(of: MadeProps) {
  const say = useMessages(quickLookMessages)
  const { nutrition } = madeWith(of)
  if (!nutrition) return null
  const grams = (value: number) => say.grams(Math.round(value))
  const rows = [
    [say.fat, grams(nutrition.fatGrams)],
    [say.carbohydrate, grams(nutrition.carbohydrateGrams)],
    [say.fibre, grams(nutrition.fibreGrams)],
    [say.sodium, say.milligrams(Math.round(nutrition.sodiumMilligrams))],
  ]
  return (
    <section>
      <h3 className="minor-heading">{say.nutrition}</h3>
      <dl className="look-nutrition tabular">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
