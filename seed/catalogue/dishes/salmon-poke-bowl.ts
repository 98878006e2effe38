import type { DishRecipe } from '../../../domain/catalogue/recipe.ts'
import { grams, pieces, step, tablespoons, teaspoons } from '../authoring.ts'
import { say } from '../say.ts'

export const salmonPokeBowl: DishRecipe = {
  id: 'salmon-poke-bowl',
  version: 1,
  kind: 'rtc',
  category: 'meat-and-fish',
  name: say('Salmon Poke Bowl', 'Bol poké au saumon'),
  promise: say(
    'Silky salmon in soy and sesame, cool vegetables, warm rice. Nothing to fry and one pot to wash.',
    'Du saumon soyeux au soya et au sésame, des légumes bien frais, du riz tiède. Rien à frire, une seule casserole à laver.',
  ),
  summary: say('Avocado, edamame, spicy mayo', 'Avocat, edamames, mayo épicée'),
  cuisine: 'japanese',
  difficulty: 'easy',
  handsOnMinutes: 25,
  spice: 1,
  equipment: ['saucepan'],
  box: [
    grams('salmon-sashimi', 230),
    grams('jasmine-rice', 150),
    grams('edamame', 90),
    pieces('avocado', 1),
    pieces('cucumber', 1),
    pieces('carrot', 0.5),
    grams('red-cabbage', 60),
    pieces('lime', 1),
    tablespoons('spicy-mayo', 1.5),
    tablespoons('soy-sauce', 1.5),
    teaspoons('sesame-oil', 1),
    grams('sesame-seeds', 5),
    grams('dried-seaweed', 2),
    pieces('green-onion', 1),
  ],
  cupboard: [tablespoons('rice-vinegar', 1), teaspoons('sugar', 1)],
  steps: [
    step(
      4,
      [
        'Rinse the rice',
        'Rinse the rice until the water runs clear. Bring to a boil with 225 mL of water per two servings.',
      ],
      [
        'Rincer le riz',
        'Rincer le riz jusqu’à ce que l’eau soit claire. Porter à ébullition avec 225 ml d’eau pour deux portions.',
      ],
    ),
    step(
      8,
      [
        'Cook the rice',
        'Cover and cook on low 12 minutes. Warm the edamame in boiling water for a minute at the end.',
      ],
      [
        'Cuire le riz',
        'Couvrir et cuire 12 minutes à feu doux. À la fin, passer les edamames une minute à l’eau bouillante.',
      ],
      12,
    ),
    step(
      7,
      ['Cut the vegetables', 'Slice the cucumber and avocado, cut the carrot into fine matchsticks.'],
      ['Couper les légumes', 'Trancher le concombre et l’avocat, couper la carotte en fines allumettes.'],
    ),
    step(
      3,
      ['Season the rice', 'Fold the vinegar and sugar into the rice and let it cool to warm.'],
      ['Assaisonner le riz', 'Incorporer le vinaigre et le sucre au riz et laisser tiédir.'],
    ),
    step(
      5,
      [
        'Dress the salmon',
        'Keep the salmon cold until now. Dice it, toss with the soy sauce, sesame oil, half the green onion and a squeeze of lime.',
      ],
      [
        'Assaisonner le saumon',
        'Garder le saumon au froid jusqu’ici. Le couper en dés et le mélanger avec la sauce soya, l’huile de sésame, la moitié de l’oignon vert et un filet de lime.',
      ],
    ),
    step(
      3,
      [
        'Build',
        'Rice, then salmon, cabbage and vegetables side by side. Spicy mayonnaise, sesame, seaweed. Eat right away.',
      ],
      [
        'Monter',
        'Le riz, puis le saumon, le chou et les légumes côte à côte. Mayonnaise épicée, sésame, algues. Manger sans attendre.',
      ],
    ),
  ],
  swaps: [
    {
      id: 'tofu',
      name: say('Tofu instead of salmon', 'Tofu au lieu du saumon'),
      cooking: say(
        'Dice the tofu and dress it like the salmon.',
        'Couper le tofu en dés et l’assaisonner comme le saumon.',
      ),
      surchargeCents: 0,
      without: ['salmon-sashimi'],
      with: [grams('firm-tofu', 230)],
    },
  ],
  pairings: ['dumplings-veggie', 'kombucha-ginger'],
  eatWithinDays: 2,
  taxClass: 'grocery',
  pictured: true,
  surchargeCents: 0,
  weeklyCapacity: 350,
}
