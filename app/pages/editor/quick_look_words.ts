// The quick look at a dish or an item, over the editor's shelves.

import { messages } from '../../../i18n/catalogue.ts'

export const quickLookMessages = messages({
  en: voice => ({
    calories: (calories: number) => `${calories} cal`,
    protein: (grams: number) => `${grams} g protein`,
    eatWithin: (days: number) => `Best within ${days} ${voice.plural(days, 'day', 'days')}`,
    swaps: voice.pick({ freshprep: 'Choose your version', cookit: 'How you want it' }),
    put: (price: string) => `Add to box, ${price}`,
    allergens: 'Allergens',
    mayContain: (names: string) => `May contain: ${names}.`,
    noAllergens: 'No priority allergens.',
    ingredients: voice.pick({ freshprep: 'What’s inside', cookit: 'In your box' }),
    nutrition: 'Per serving',
    fat: 'Fat',
    carbohydrate: 'Carbohydrate',
    fibre: 'Fibre',
    sodium: 'Sodium',
    grams: (grams: number) => `${grams} g`,
    milligrams: (milligrams: number) => `${milligrams} mg`,
    // Rule 56: a part of a page that could not load.
    failed: 'We couldn’t load the details. Refresh or try again.',
    retry: 'Try again',
    wholeDish: 'See the full recipe',
    wholeItem: 'See details',
  }),
  fr: voice => ({
    calories: (calories: number) => `${calories} cal`,
    protein: (grams: number) => `${grams} g de protéines`,
    eatWithin: (days: number) => `À manger dans les ${days} ${voice.plural(days, 'jour', 'jours')}`,
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
