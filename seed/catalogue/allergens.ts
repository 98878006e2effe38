// The allergens that a household can exclude, by the names of the Canadian list.

import { readFileSync } from 'node:fs'
import type { AllergenId, Bilingual } from '../../domain/catalogue/types.ts'

interface NamedAllergen {
  id: AllergenId
  name: Bilingual
}

interface Listed {
  id: string
  name_en: string
  name_fr: string
}

/** All of them, in the order of seed/data/allergens.json. */
export const allergens: readonly NamedAllergen[] = (
  JSON.parse(readFileSync(new URL('../data/allergens.json', import.meta.url), 'utf8')) as Listed[]
).map(({ id, name_en, name_fr }) => ({ id, name: { en: name_en, fr: name_fr } }))
