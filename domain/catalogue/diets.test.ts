import { describe, expect, test } from 'vitest'
import { animalSourcesOf, dietsOfNutrition, dietsOfSources } from './diets.ts'
import { pantry } from './example_pantry.ts'
import { printedNutrition } from './nutrition_facts.ts'

const serving = (facts: object) =>
  printedNutrition({
    servingGrams: 400,
    calories: 500,
    fatGrams: 0,
    saturatedFatGrams: 0,
    carbohydrateGrams: 0,
    fibreGrams: 0,
    sugarGrams: 0,
    proteinGrams: 0,
    sodiumMilligrams: 0,
    cholesterolMilligrams: 0,
    potassiumMilligrams: 0,
    calciumMilligrams: 0,
    ironMilligrams: 0,
    ...facts,
  })

describe('diets of principle', () => {
  const diets = (...ids: string[]) => dietsOfSources(animalSourcesOf(ids, pantry))

  test('a dish without anything of an animal is vegan and vegetarian', () => {
    expect(diets('rice', 'tofu')).toEqual(['vegetarian', 'vegan'])
  })

  test('dairy is vegetarian only, and so is honey on the label of a mix', () => {
    expect(diets('rice', 'cheese')).toEqual(['vegetarian'])
    expect(diets('glaze')).toEqual(['vegetarian'])
  })

  test('meat and fish are neither', () => {
    expect(diets('rice', 'chicken')).toEqual([])
    expect(diets('rice', 'anchovy')).toEqual([])
  })
})

describe('diets of nutrients', () => {
  test('keto-friendly up to 20 g of net carbohydrate, fat at least as much as carbohydrate', () => {
    const keto = { carbohydrateGrams: 26, fibreGrams: 6, fatGrams: 26 }
    expect(dietsOfNutrition(serving(keto))).toEqual(['keto-friendly'])
    expect(dietsOfNutrition(serving({ ...keto, carbohydrateGrams: 27, fatGrams: 40 }))).toEqual([])
    expect(dietsOfNutrition(serving({ ...keto, fatGrams: 25 }))).toEqual([])
  })

  test('high-protein from 30 g', () => {
    expect(dietsOfNutrition(serving({ proteinGrams: 30, carbohydrateGrams: 60 }))).toEqual(['high-protein'])
    expect(dietsOfNutrition(serving({ proteinGrams: 29, carbohydrateGrams: 60 }))).toEqual([])
  })
})
