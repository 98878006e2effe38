// The quick look at a dish or an item, over the editor's shelves.

import { messages } from './catalogue.ts'

export const quickLookMessages = messages({
  en: voice => ({
    calories: (calories: number) => `${calories} cal`,
    protein: (grams: number) => `${grams} g protein`,
    eatWithin: (days: number) => `Best within ${days} ${voice.plural(days, 'day', 'days')}`,
    swaps: voice.pick({ freshprep: 'As you would like it', cookit: 'How you want it' }),
    put: (price: string) => `Put it in the box, ${price}`,
    allergens: 'Allergens',
    mayContain: (names: string) => `May contain: ${names}.`,
    noAllergens: 'None of the priority allergens.',
    ingredients: voice.pick({ freshprep: 'In the bag', cookit: 'In your box' }),
    nutrition: 'A serving',
    fat: 'Fat',
    carbohydrate: 'Carbohydrate',
    fibre: 'Fibre',
    sodium: 'Sodium',
    grams: (grams: number) => `${grams} g`,
    milligrams: (milligrams: number) => `${milligrams} mg`,
    // Rule 56: a part of a page that could not load.
    failed: 'The details did not load. Refresh or retry.',
    retry: 'Try again',
    wholeDish: 'The whole recipe, step by step',
    wholeItem: 'More about it',
  }),
  fr: voice => ({
    calories: (calories: number) => `${calories} cal`,
    protein: (grams: number) => `${grams} g de protéines`,
    eatWithin: (days: number) => `Meilleur dans les ${days} ${voice.plural(days, 'jour', 'jours')}`,
    swaps: voice.pick({ freshprep: 'À votre goût', cookit: 'À ton goût' }),
    put: (price: string) => `Mettre dans la boîte, ${price}`,
    allergens: 'Allergènes',
    mayContain: (names: string) => `Peut contenir : ${names}.`,
    noAllergens: 'Aucun des allergènes prioritaires.',
    ingredients: voice.pick({ freshprep: 'Dans le sac', cookit: 'Dans ta boîte' }),
    nutrition: 'Une portion',
    fat: 'Lipides',
    carbohydrate: 'Glucides',
    fibre: 'Fibres',
    sodium: 'Sodium',
    grams: (grams: number) => `${grams} g`,
    milligrams: (milligrams: number) => `${milligrams} mg`,
    failed: voice.pick({
      freshprep: 'Les détails n’ont pas pu s’afficher. Actualisez la page ou réessayez.',
      cookit: 'Les détails n’ont pas voulu s’afficher. Actualise la page ou réessaie.',
    }),
    retry: 'Réessayer',
    wholeDish: 'La recette complète, étape par étape',
    wholeItem: 'En savoir plus',
  }),
})
