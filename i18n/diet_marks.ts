// The mark of a dish's diet: the same words on the menu and in the editor.

import type { Locale } from '../domain/brands.ts'

export const dietMarks: Readonly<Record<Locale, Record<'vegetarian' | 'vegan', string>>> = {
  en: { vegetarian: 'Vegetarian', vegan: 'Vegan' },
  fr: { vegetarian: 'Végétarien', vegan: 'Végane' },
}
