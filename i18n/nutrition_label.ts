// The words of a Nutrition Facts table, as the Food and Drug Regulations and the Directory of Nutrition Facts Table
// Formats print them. A table is in both languages, so its builder takes both.

import { messages } from './catalogue.ts'

export const nutritionLabelMessages = messages({
  en: () => ({
    title: 'Nutrition Facts',
    per: (grams: string) => `Per 1 serving (${grams} g)`,
    calories: 'Calories',
    dailyValue: '% Daily Value*',
    of: {
      fatGrams: 'Fat',
      saturatedFatGrams: 'Saturated',
      carbohydrateGrams: 'Carbohydrate',
      fibreGrams: 'Fibre',
      sugarGrams: 'Sugars',
      proteinGrams: 'Protein',
      cholesterolMilligrams: 'Cholesterol',
      sodiumMilligrams: 'Sodium',
      potassiumMilligrams: 'Potassium',
      calciumMilligrams: 'Calcium',
      ironMilligrams: 'Iron',
    },
    /** Text between asterisks is bold. */
    footnote: '5% or less is *a little*, 15% or more is *a lot*',
  }),
  fr: () => ({
    title: 'Valeur nutritive',
    per: (grams: string) => `Pour 1 portion (${grams} g)`,
    calories: 'Calories',
    dailyValue: '% valeur quotidienne*',
    of: {
      fatGrams: 'Lipides',
      saturatedFatGrams: 'saturés',
      carbohydrateGrams: 'Glucides',
      fibreGrams: 'Fibres',
      sugarGrams: 'Sucres',
      proteinGrams: 'Protéines',
      cholesterolMilligrams: 'Cholestérol',
      sodiumMilligrams: 'Sodium',
      potassiumMilligrams: 'Potassium',
      calciumMilligrams: 'Calcium',
      ironMilligrams: 'Fer',
    },
    footnote: '5 % ou moins c’est *peu*, 15 % ou plus c’est *beaucoup*',
  }),
})
