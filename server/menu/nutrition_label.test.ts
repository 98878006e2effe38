import { expect, test } from 'vitest'
import type { NutritionPerServing } from '../../domain/catalogue/types.ts'
import { dishes } from '../../seed/catalogue/index.ts'
import { nutritionLabel } from './nutrition_label.ts'

const serving: NutritionPerServing = {
  servingGrams: 432,
  calories: 540,
  fatGrams: 3.5,
  saturatedFatGrams: 0.5,
  carbohydrateGrams: 18,
  fibreGrams: 5,
  sugarGrams: 9,
  proteinGrams: 46,
  cholesterolMilligrams: null,
  sodiumMilligrams: 980,
  potassiumMilligrams: 1100,
  calciumMilligrams: 250,
  ironMilligrams: 3.5,
}

const textOf = (html: string) =>
  html
    .replaceAll(/<\/(tr|caption|thead|p|section)>/g, '\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map(line => line.replaceAll(/ +/g, ' ').trim())
    .filter(line => line !== '')

test('one table has everything in both languages, the reader’s first', {
  tags: '[ENT-RECIPE-NUTRITION]',
}, () => {
  expect(textOf(nutritionLabel(serving, 'freshprep', 'en'))).toEqual([
    'Nutrition Facts Valeur nutritive Per 1 serving (432 g) pour 1 portion (432 g)',
    'Calories 540 % Daily Value* / % valeur quotidienne*',
    'Fat / Lipides 3.5 g 5 %',
    'Saturated / saturés 0.5 g 3 %',
    'Carbohydrate / Glucides 18 g',
    'Fibre / Fibres 5 g 18 %',
    'Sugars / Sucres 9 g 9 %',
    'Protein / Protéines 46 g',
    'Sodium 980 mg 43 %',
    'Potassium 1100 mg 32 %',
    'Calcium 250 mg 19 %',
    'Iron / Fer 3.5 mg 19 %',
    '*5% or less is a little , 15% or more is a lot *5 % ou moins c’est peu , 15 % ou plus c’est beaucoup',
  ])
  const french = textOf(nutritionLabel(serving, 'cookit', 'fr'))
  expect(french.slice(0, 4)).toEqual([
    'Valeur nutritive Nutrition Facts Pour 1 portion (432 g) per 1 serving (432 g)',
    'Calories 540 % valeur quotidienne* / % Daily Value*',
    'Lipides / Fat 3,5 g 5 %',
    'saturés / Saturated 0,5 g 3 %',
  ])
})

test('every dish has its table, complete and well formed', { tags: '[ENT-RECIPE-NUTRITION]' }, () => {
  for (const dish of dishes) {
    const html = nutritionLabel(dish.nutrition, 'cookit', 'fr')
    expect(html, dish.id).not.toMatch(/undefined|null|NaN/)
    for (const tag of ['section', 'table', 'tr', 'th', 'td', 'b', 'span']) {
      expect(html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length).toBe(
        html.match(new RegExp(`</${tag}>`, 'g'))?.length,
      )
    }
  }
})
