import { percentOfDailyValue } from '../../../domain/catalogue/nutrition_facts.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { productMessages } from '../../messages/product.ts'
import type { Product } from './product.ts'

interface Row {
  name: string
  amount: string
  /** Of the daily value; a nutrient without one has none. */
  percent?: number
  /** Under the nutrient above it. */
  part?: true
}

/** Nutrition per serving, computed from the ingredients (domain/catalogue/nutrition.ts), as a Canadian label sets it out. */
export function NutritionTable({ nutrition }: { nutrition: NonNullable<Product['nutrition']> }) {
  const say = useMessages(productMessages).nutrition
  return (
    <section className="nutrition-table tabular">
      <table>
        <caption>
          {say.title}
          <small>{say.per(Math.round(nutrition.servingGrams))}</small>
        </caption>
        <thead>
          <tr>
            <th className="nutrition-calories" scope="row">
              {say.calories} {Math.round(nutrition.calories)}
            </th>
            <th scope="col">{say.dailyValue}</th>
          </tr>
        </thead>
        <tbody>
          {useRows(nutrition).map(row => (
            <tr data-part={row.part} key={row.name}>
              <th scope="row">
                {row.part ? row.name : <b>{row.name}</b>} {row.amount}
              </th>
              <td>{row.percent !== undefined && say.percent(row.percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="nutrition-footnote">{say.footnote}</p>
    </section>
  )
}

function useRows(of: NonNullable<Product['nutrition']>): Row[] {
  const { nutrition: say, facts } = useMessages(productMessages)
  const grams = (value: number) => facts.grams(Math.round(value * 10) / 10)
  const percent = (nutrient: Parameters<typeof percentOfDailyValue>[0]) =>
    percentOfDailyValue(nutrient, of[nutrient])
  return [
    { name: say.fat, amount: grams(of.fatGrams), percent: percent('fatGrams') },
    {
      name: say.saturated,
      amount: grams(of.saturatedFatGrams),
      percent: percent('saturatedFatGrams'),
      part: true,
    },
    { name: say.carbohydrate, amount: grams(of.carbohydrateGrams) },
    { name: say.fibre, amount: grams(of.fibreGrams), percent: percent('fibreGrams'), part: true },
    { name: say.sugar, amount: grams(of.sugarGrams), percent: percent('sugarGrams'), part: true },
    { name: say.protein, amount: grams(of.proteinGrams) },
    {
      name: say.sodium,
      amount: say.milligrams(Math.round(of.sodiumMilligrams)),
      percent: percent('sodiumMilligrams'),
    },
  ]
}
