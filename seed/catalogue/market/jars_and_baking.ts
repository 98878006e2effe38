import type { MarketItem } from '../../../domain/catalogue/types.ts'
import { shelf } from './authoring.ts'

const item = shelf('pantry')
const wheat = { allergens: ['wheat'] } as const

/** Oils, condiments, spreads, breakfast and baking. */
export const jarsAndBaking: readonly MarketItem[] = [
  item(
    'olive-oil-evoo',
    1899,
    { sold: 'everywhere', millilitres: 750 },
    ['Extra virgin olive oil', '750 mL', 'Peppery at the back. For finishing and for bread.'],
    ['Huile d’olive extra vierge', '750 ml', 'Poivrée en finale. Pour terminer un plat et tremper le pain.'],
  ),
  item(
    'canola-oil-bottle',
    799,
    { millilitres: 1000 },
    ['Cold-pressed canola oil', '1 L', 'Canadian, golden, good at high heat.'],
    ['Huile de canola pressée à froid', '1 L', 'D’ici, dorée, à l’aise à feu vif.'],
  ),
  item(
    'vinegar-cider',
    499,
    { millilitres: 500 },
    ['Apple cider vinegar', '500 mL', 'For slaws, pickles and sharp ideas.'],
    ['Vinaigre de cidre', '500 ml', 'Pour les salades de chou, les marinades et les idées vives.'],
  ),
  item(
    'vinegar-balsamic',
    899,
    { millilitres: 250, allergens: ['sulphites'] },
    ['Balsamic vinegar of Modena', '250 mL', 'Thick enough for strawberries.'],
    ['Vinaigre balsamique de Modène', '250 ml', 'Assez épais pour les fraises.'],
  ),
  item(
    'mustard-dijon',
    449,
    { millilitres: 250, allergens: ['mustard', 'sulphites'] },
    ['Dijon mustard', '250 mL', 'Clears the nose, binds the dressing.'],
    ['Moutarde de Dijon', '250 ml', 'Dégage le nez, lie la vinaigrette.'],
  ),
  item(
    'mayonnaise-jar',
    599,
    { millilitres: 445, allergens: ['egg', 'mustard'], animal: ['egg'] },
    ['Mayonnaise', '445 mL', 'Free-run eggs and a patient whisk.'],
    ['Mayonnaise', '445 ml', 'Œufs de poules en liberté et fouet patient.'],
  ),
  item(
    'soy-sauce-bottle',
    549,
    { millilitres: 300, allergens: ['soy', 'wheat'] },
    ['Naturally brewed soy sauce', '300 mL', 'Six months in the barrel.'],
    ['Sauce soya à fermentation naturelle', '300 ml', 'Six mois en fût.'],
  ),
  item(
    'hot-sauce',
    649,
    { sold: 'everywhere', millilitres: 150 },
    ['Red chili hot sauce', '150 mL', 'Heat first, then fruit.'],
    ['Sauce piquante au piment rouge', '150 ml', 'Le piquant d’abord, le fruit ensuite.'],
  ),
  item(
    'pesto-jar',
    749,
    { grams: 180, allergens: ['cashew', 'milk'], animal: ['dairy'], traces: ['pine_nut'] },
    ['Basil pesto', '180 g', 'Stir in off the heat.'],
    ['Pesto au basilic', '180 g', 'À incorporer hors du feu.'],
  ),
  item(
    'peanut-butter-jar',
    699,
    { grams: 500, allergens: ['peanut'], traces: ['almond', 'cashew'] },
    ['Natural peanut butter', '500 g', 'Peanuts. Stir it once, store it upside down.'],
    ['Beurre d’arachide naturel', '500 g', 'Des arachides. On brasse une fois, on range à l’envers.'],
  ),
  item(
    'almond-butter-jar',
    1199,
    { grams: 365, allergens: ['almond'], traces: ['cashew', 'peanut'] },
    ['Almond butter', '365 g', 'Roasted almonds, nothing slipped in.'],
    ['Beurre d’amande', '365 g', 'Des amandes rôties, rien de caché.'],
  ),
  item(
    'maple-syrup-can',
    999,
    { sold: 'everywhere', millilitres: 540 },
    ['Maple syrup, amber', '540 mL can', 'From Quebec, in the can it belongs in.'],
    ['Sirop d’érable ambré', 'conserve de 540 ml', 'Du Québec, dans la conserve qui lui revient.'],
  ),
  item(
    'honey-wildflower',
    1099,
    { grams: 500, animal: ['honey'] },
    ['Wildflower honey', '500 g', 'Unpasteurized. Sets in winter, melts in tea.'],
    ['Miel de fleurs sauvages', '500 g', 'Non pasteurisé. Fige l’hiver, fond dans le thé.'],
  ),
  item(
    'jam-strawberry',
    649,
    { millilitres: 250 },
    ['Strawberry jam', '250 mL', 'More fruit than sugar, so it drips.'],
    ['Confiture de fraises', '250 ml', 'Plus de fruits que de sucre, donc elle coule.'],
  ),
  item(
    'granola-maple',
    899,
    {
      grams: 400,
      allergens: ['almond', 'gluten_oats', 'pecan'],
      traces: ['sesame', 'soy', 'wheat'],
    },
    ['Maple pecan granola', '400 g', 'Clusters on top, dust for the yogurt.'],
    [
      'Granola érable et pacanes',
      '400 g',
      'Des grappes sur le dessus, de la poussière d’or pour le yogourt.',
    ],
  ),
  item(
    'oats-rolled',
    499,
    { grams: 1000, allergens: ['gluten_oats'], traces: ['wheat'] },
    ['Rolled oats', '1 kg', 'Porridge, cookies, crumble: pick two.'],
    ['Flocons d’avoine', '1 kg', 'Gruau, biscuits, croustade : il y en a pour tout.'],
  ),
  item(
    'flour-all-purpose',
    599,
    { grams: 2500, ...wheat },
    ['All-purpose flour, unbleached', '2.5 kg', 'For pancakes now, bread someday.'],
    ['Farine tout usage non blanchie', '2,5 kg', 'Pour les crêpes maintenant, le pain un jour.'],
  ),
  item(
    'pancake-mix',
    699,
    { grams: 600, allergens: ['milk', 'wheat'], animal: ['dairy'], traces: ['egg'] },
    ['Buttermilk pancake mix', '600 g', 'Saturday, in a bag.'],
    ['Mélange à crêpes au babeurre', '600 g', 'Le samedi matin, en sac.'],
  ),
  item(
    'salt-sea',
    499,
    { grams: 250 },
    ['Flaky sea salt', '250 g', 'A pinch at the end, from high up.'],
    ['Fleur de sel', '250 g', 'Une pincée à la fin, de bien haut.'],
  ),
  item(
    'jam-saskatoon',
    749,
    { sold: 'west', millilitres: 250 },
    ['Saskatoon berry jam', '250 mL', 'Like a blueberry that grew up on the Prairies.'],
    ['Confiture d’amélanches', '250 ml', 'Une sorte de bleuet qui aurait grandi dans les Prairies.'],
  ),
  item(
    'honey-clover',
    999,
    { sold: 'west', grams: 500, animal: ['honey'] },
    ['Alberta clover honey', '500 g', 'White, creamed, holds to the knife.'],
    ['Miel de trèfle de l’Alberta', '500 g', 'Blanc, crémeux, il tient au couteau.'],
  ),
]
