import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const lambKofta: DishRecipe = {
  id: 'lamb-kofta',
  version: 1,
  kind: 'rtc',
  category: 'premium',
  name: say('Lamb Kofta with Mint Yogurt', 'Koftas d’agneau et yogourt à la menthe'),
  promise: say(
    'Lamb with cumin and a little cinnamon, seared dark, on bulgur full of herbs. Pine nuts, because it is that kind of night.',
    'De l’agneau au cumin et à la cannelle, bien saisi, sur un boulgour plein d’herbes. Des pignons, parce que le soir s’y prête.',
  ),
  summary: say('Bulgur, pine nuts, cucumber', 'Boulgour, pignons, concombre'),
  cuisine: 'middle-eastern',
  difficulty: 'moderate',
  handsOnMinutes: 25,
  spice: 1,
  equipment: ['saucepan', 'frying-pan'],
  box: [
    grams('ground-lamb', 280),
    grams('bulgur', 120),
    pieces('cucumber', 1),
    grams('cherry-tomatoes', 150),
    grams('greek-yogurt', 80),
    pieces('onion', 0.5),
    pieces('garlic', 2),
    pieces('lemon', 1),
    grams('mint', 8),
    grams('parsley', 10),
    grams('pine-nuts', 12),
    grams('cumin', 3),
    grams('coriander-seed', 2),
    grams('cinnamon', 0.5),
  ],
  cupboard: [tablespoons('olive-oil', 1), teaspoons('salt', 0.75)],
  steps: [
    step(
      5,
      [
        'Cook the bulgur',
        'Simmer the bulgur, covered, in 240 mL of water per two servings for 12 minutes. Take off the heat and leave covered.',
      ],
      [
        'Cuire le boulgour',
        'Cuire le boulgour à couvert dans 240 ml d’eau pour deux portions, 12 minutes. Retirer du feu et garder couvert.',
      ],
      12,
    ),
    step(
      8,
      [
        'Shape the kofta',
        'Grate the onion and garlic. Mix with the lamb, spices, half the parsley and two thirds of the salt. Shape into three short logs a person.',
      ],
      [
        'Façonner les koftas',
        'Râper l’oignon et l’ail. Mélanger avec l’agneau, les épices, la moitié du persil et les deux tiers du sel. Façonner trois petits boudins par personne.',
      ],
    ),
    step(
      10,
      [
        'Sear',
        'Sear in half the oil over medium-high heat, 10 minutes, turning, to 71°C (160°F). Toast the pine nuts in the pan at the end.',
      ],
      [
        'Saisir',
        'Cuire dans la moitié de l’huile à feu moyen-vif, 10 minutes, en retournant, jusqu’à 71 °C (160 °F). Griller les pignons dans la poêle à la fin.',
      ],
      10,
    ),
    step(
      5,
      [
        'Stir and cut',
        'Stir half the mint and a squeeze of lemon into the yogurt. Dice the cucumber and halve the tomatoes.',
      ],
      [
        'Mélanger et couper',
        'Mélanger le yogourt, la moitié de la menthe et un filet de citron. Couper le concombre en dés et les tomates en deux.',
      ],
    ),
    step(
      4,
      [
        'Dress and serve',
        'Toss the bulgur with the vegetables, herbs, lemon and the rest of the oil and salt. Kofta on top, then yogurt and pine nuts.',
      ],
      [
        'Assaisonner et servir',
        'Mélanger le boulgour avec les légumes, les herbes, le citron et le reste de l’huile et du sel. Garnir de koftas, de yogourt et de pignons.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'beef',
      name: say('Beef instead of lamb', 'Bœuf au lieu de l’agneau'),
      cooking: say(
        'Shape and sear the beef like the lamb, to 71°C (160°F).',
        'Façonner et saisir le bœuf comme l’agneau, jusqu’à 71 °C (160 °F).',
      ),
      surchargeCents: 0,
      without: ['ground-lamb'],
      with: [grams('ground-beef', 280)],
    },
  ],
  pairings: ['hummus', 'pita-whole-wheat'],
  eatWithinDays: 3,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 300,
  weeklyCapacity: 200,
}
