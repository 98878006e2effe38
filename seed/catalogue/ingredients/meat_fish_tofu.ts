import { food, type IngredientEntry } from './authoring.ts'

const cooked = 0.76

/** Proteins by the portion: meat, fish, seafood and tofu. Weights are raw; `cooked` is the rest after heat. */
export const meatFishTofu = {
  anchovies: food('Anchovies in oil', 'Anchois dans l’huile', '15002', {
    animal: ['fish'],
    allergens: ['fish'],
  }),
  bacon: food('Bacon', 'Bacon', '10123', { animal: ['meat'], cooked: 0.4 }),
  'beef-stewing': food('Stewing beef, cubed', 'Cubes de bœuf à mijoter', '13786', {
    animal: ['meat'],
    cooked: 0.68,
  }),
  'beef-strips': food('Sirloin strips', 'Lanières de surlonge', '23584', { animal: ['meat'], cooked }),
  'beef-tenderloin': food('Beef tenderloin', 'Filet de bœuf', '13917', { animal: ['meat'], cooked }),
  'chicken-breast': food('Chicken breast', 'Poitrine de poulet', '05062', { animal: ['meat'], cooked }),
  'chicken-breast-skin': food('Chicken breast, skin on', 'Poitrine de poulet avec la peau', '05057', {
    animal: ['meat'],
    cooked,
  }),
  'chicken-thighs': food('Boneless chicken thighs', 'Hauts de cuisse de poulet désossés', '05096', {
    animal: ['meat'],
    cooked,
  }),
  chorizo: food('Dry-cured chorizo', 'Chorizo sec', '07019', { animal: ['meat'] }),
  cod: food('Cod fillet', 'Filet de morue', '15015', { animal: ['fish'], allergens: ['fish'], cooked: 0.82 }),
  'duck-breast': food('Duck breast, skin on', 'Magret de canard', '05315', {
    animal: ['meat'],
    cooked: 0.68,
    rowIsCooked: true,
  }),
  'firm-tofu': food('Extra-firm tofu', 'Tofu extra-ferme', '16159', { allergens: ['soy'], cooked: 0.88 }),
  'ground-beef': food('Lean ground beef', 'Bœuf haché maigre', '23567', { animal: ['meat'], cooked: 0.74 }),
  'ground-lamb': food('Ground lamb', 'Agneau haché', '17224', { animal: ['meat'], cooked: 0.72 }),
  'ground-pork': food('Lean ground pork', 'Porc haché maigre', '10972', { animal: ['meat'], cooked: 0.74 }),
  'ground-turkey': food('Ground turkey', 'Dindon haché', '05305', { animal: ['meat'], cooked: 0.76 }),
  'italian-sausage': food('Mild Italian sausage', 'Saucisse italienne douce', '07036', {
    animal: ['meat'],
    cooked: 0.78,
  }),
  'pork-tenderloin': food('Pork tenderloin', 'Filet de porc', '10218', { animal: ['meat'], cooked }),
  salmon: food('Atlantic salmon fillet', 'Filet de saumon de l’Atlantique', '15236', {
    animal: ['fish'],
    allergens: ['fish'],
    cooked: 0.84,
  }),
  'salmon-sashimi': food(
    'Salmon for eating raw, previously frozen',
    'Saumon pour consommation crue, préalablement congelé',
    '15236',
    { animal: ['fish'], allergens: ['fish'] },
  ),
  scallops: food('Sea scallops', 'Gros pétoncles', '15172', {
    animal: ['fish'],
    allergens: ['mollusc'],
    cooked: 0.78,
  }),
  shrimp: food('Raw shrimp, peeled', 'Crevettes crues décortiquées', '15149', {
    animal: ['fish'],
    allergens: ['crustacean', 'sulphites'],
    cooked: 0.8,
  }),
  'smoked-salmon': food('Cold-smoked salmon', 'Saumon fumé à froid', '15179', {
    animal: ['fish'],
    allergens: ['fish'],
  }),
  trout: food('Rainbow trout fillet', 'Filet de truite arc-en-ciel', '15115', {
    animal: ['fish'],
    allergens: ['fish'],
    cooked: 0.84,
  }),
} as const satisfies Record<string, IngredientEntry>
