import { food, type IngredientEntry } from './authoring.ts'

const spoon = (gramsPerTablespoon: number) => ({ gramsPerTablespoon })

/** Foods that keep: cans, legumes, oils, vinegars, sugars and salt. Canned legumes are weighed drained. */
export const cansAndOils = {
  'balsamic-vinegar': food('Balsamic vinegar', 'Vinaigre balsamique', '02069', {
    allergens: ['sulphites'],
    ...spoon(16),
  }),
  'black-beans': food('Black beans', 'Haricots noirs', '16018'),
  'brown-sugar': food('Brown sugar', 'Cassonade', '19334', spoon(13)),
  'canola-oil': food('Canola oil', 'Huile de canola', '04582', spoon(14)),
  capers: food('Capers', 'Câpres', '02054'),
  chickpeas: food('Chickpeas', 'Pois chiches', '16359'),
  'cider-vinegar': food('Cider vinegar', 'Vinaigre de cidre', '02048', spoon(15)),
  'coconut-milk': food('Coconut milk', 'Lait de coco', '12118'),
  'crushed-tomatoes': food('Crushed tomatoes', 'Tomates broyées', '11693'),
  'dried-seaweed': food('Dried seaweed, shredded', 'Algues séchées en filaments', '11446'),
  'green-lentils': food('Cooked green lentils', 'Lentilles vertes cuites', '16070'),
  honey: food('Honey', 'Miel', '19296', { animal: ['honey'], ...spoon(21) }),
  'kalamata-olives': food('Kalamata olives', 'Olives Kalamata', '09193', { allergens: ['sulphites'] }),
  'kidney-beans': food('Red kidney beans', 'Haricots rouges', '16145'),
  'maple-syrup': food('Maple syrup', 'Sirop d’érable', '19353', spoon(20)),
  'olive-oil': food('Olive oil', 'Huile d’olive', '04053', spoon(13.5)),
  'black-pepper': food('Ground black pepper', 'Poivre noir moulu', '02030', spoon(6.9)),
  pickles: food('Dill pickles', 'Cornichons à l’aneth', '11937'),
  'red-lentils': food('Red lentils', 'Lentilles corail', '16144', { cooked: 2.4 }),
  'red-wine': food('Red wine', 'Vin rouge', '14096', { allergens: ['sulphites'] }),
  'red-wine-vinegar': food('Red wine vinegar', 'Vinaigre de vin rouge', '02068', {
    allergens: ['sulphites'],
    ...spoon(15),
  }),
  'rice-vinegar': food('Rice vinegar', 'Vinaigre de riz', '02053', spoon(15)),
  'roasted-peppers': food('Roasted red peppers', 'Poivrons rouges grillés', '11821'),
  salt: food('Salt', 'Sel', '02047', spoon(18)),
  'sesame-oil': food('Toasted sesame oil', 'Huile de sésame grillé', '04058', {
    allergens: ['sesame'],
    ...spoon(13.6),
  }),
  sugar: food('Sugar', 'Sucre', '19335', spoon(12.5)),
  'sun-dried-tomatoes': food('Sun-dried tomatoes in oil', 'Tomates séchées dans l’huile', '11956'),
  tamarind: food('Tamarind paste', 'Pâte de tamarin', '09322'),
  'tomato-paste': food('Tomato paste', 'Pâte de tomate', '11546', spoon(16)),
  'white-beans': food('White beans', 'Haricots blancs', '16051'),
} as const satisfies Record<string, IngredientEntry>
