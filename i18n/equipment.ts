// The equipment of a recipe, as a sentence lists it: "Large pot, baking sheet."

import type { Equipment } from '../domain/catalogue/recipe.ts'
import { type Catalogue, messages } from './catalogue.ts'

type Names = Record<Equipment, string>

export const equipmentMessages: Catalogue<Names> = messages<Names>({
  en: () => ({
    'baking-dish': 'baking dish',
    'baking-sheet': 'baking sheet',
    blender: 'blender',
    'frying-pan': 'frying pan',
    'large-pot': 'large pot',
    microwave: 'microwave',
    oven: 'oven',
    saucepan: 'saucepan',
  }),
  fr: () => ({
    'baking-dish': 'plat de cuisson',
    'baking-sheet': 'plaque de cuisson',
    blender: 'mélangeur',
    'frying-pan': 'poêle',
    'large-pot': 'grande casserole',
    microwave: 'micro-ondes',
    oven: 'four',
    saucepan: 'petite casserole',
  }),
})
