import { useMessages } from '../../components/brand_context.tsx'
import { productMessages } from '../../messages/product.ts'
import type { Product } from './product.ts'

/** Nutrition per serving, computed from the ingredients (domain/catalogue/nutrition.ts). */
export function NutritionTable({ nutrition }: { nutrition: NonNullable<Product['nutrition']> }) {
  const say = useMessages(productMessages)
  const grams = (value: number) => say.facts.grams(Math.round(value * 10) / 10)
  const rows: { name: string; value: string; strong?: true; part?: true }[] = [
    { name: say.nutrition.calories, value: String(Math.round(nutrition.calories)), strong: true },
    { name: say.nutrition.fat, value: grams(nutrition.fatGrams), strong: true },
    { name: say.nutrition.saturated, value: grams(nutrition.saturatedFatGrams), part: true },
    { name: say.nutrition.carbohydrate, value: grams(nutrition.carbohydrateGrams), strong: true },
    { name: say.nutrition.fibre, value: grams(nutrition.fibreGrams), part: true },
    { name: say.nutrition.sugar, value: grams(nutrition.sugarGrams), part: true },
    { name: say.nutrition.protein, value: grams(nutrition.proteinGrams), strong: true },
    {
      name: say.nutrition.sodium,
      value: say.nutrition.milligrams(Math.round(nutrition.sodiumMilligrams)),
      strong: true,
    },
  ]
  return (
    <section className="nutrition-table tabular">
      <table>
        <caption>
          {say.nutrition.title}
          <small>{say.nutrition.per(Math.round(nutrition.servingGrams))}</small>
        </caption>
        <tbody>
          {rows.map(row => (
            <tr data-part={row.part} data-strong={row.strong} key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
