// The allergens of the Canadian list by name, as the Food and Drug Regulations order them (B.01.010.1): the law's, so they are code.
// seed/data/allergens.json has the rules of their declaration, and a test compares the two.

import type { AllergenId, Bilingual } from './types.ts'

interface NamedAllergen {
  id: AllergenId
  name: Bilingual
}

/** Those that a household can exclude, in the order of the list. */
export const allergens: readonly NamedAllergen[] = [
  { id: 'egg', name: { en: 'Eggs', fr: 'Œufs' } },
  { id: 'milk', name: { en: 'Milk', fr: 'Lait' } },
  { id: 'mustard', name: { en: 'Mustard', fr: 'Moutarde' } },
  { id: 'peanut', name: { en: 'Peanuts', fr: 'Arachides' } },
  { id: 'crustacean', name: { en: 'Crustaceans', fr: 'Crustacés' } },
  { id: 'mollusc', name: { en: 'Molluscs', fr: 'Mollusques' } },
  { id: 'fish', name: { en: 'Fish', fr: 'Poissons' } },
  { id: 'sesame', name: { en: 'Sesame seeds', fr: 'Graines de sésame' } },
  { id: 'soy', name: { en: 'Soy', fr: 'Soja (soya)' } },
  { id: 'wheat', name: { en: 'Wheat', fr: 'Blé' } },
  { id: 'triticale', name: { en: 'Triticale', fr: 'Triticale' } },
  { id: 'almond', name: { en: 'Almonds', fr: 'Amandes' } },
  { id: 'brazil_nut', name: { en: 'Brazil nuts', fr: 'Noix du Brésil' } },
  { id: 'cashew', name: { en: 'Cashews', fr: 'Noix de cajou' } },
  { id: 'hazelnut', name: { en: 'Hazelnuts', fr: 'Noisettes' } },
  { id: 'macadamia', name: { en: 'Macadamia nuts', fr: 'Noix de macadamia' } },
  { id: 'pecan', name: { en: 'Pecans', fr: 'Pacanes' } },
  { id: 'pine_nut', name: { en: 'Pine nuts', fr: 'Pignons' } },
  { id: 'pistachio', name: { en: 'Pistachios', fr: 'Pistaches' } },
  { id: 'walnut', name: { en: 'Walnuts', fr: 'Noix (de Grenoble)' } },
  { id: 'sulphites', name: { en: 'Sulphites', fr: 'Sulfites' } },
  { id: 'gluten_barley', name: { en: 'Barley (gluten source)', fr: 'Orge (source de gluten)' } },
  { id: 'gluten_oats', name: { en: 'Oats (gluten source)', fr: 'Avoine (source de gluten)' } },
  { id: 'gluten_rye', name: { en: 'Rye (gluten source)', fr: 'Seigle (source de gluten)' } },
  { id: 'gluten_triticale', name: { en: 'Triticale (gluten source)', fr: 'Triticale (source de gluten)' } },
  { id: 'gluten_wheat', name: { en: 'Wheat (gluten source)', fr: 'Blé (source de gluten)' } },
]
