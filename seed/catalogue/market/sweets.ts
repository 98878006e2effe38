import type { MarketItem } from '../../../domain/catalogue/types.ts'
import { shelf } from './authoring.ts'

const item = shelf('snacks')
const snack = 'snack' as const
const nuts = ['almond', 'cashew', 'hazelnut', 'peanut', 'pecan', 'pistachio', 'walnut']
const milk = { allergens: ['milk'], animal: ['dairy'] } as const

/** Sweets, biscuits, fruit and frozen treats. Sweets are taxed as snacks; biscuits by six or more and tubs are not. */
export const sweets: readonly MarketItem[] = [
  item(
    'chocolate-dark',
    549,
    { grams: 100, tax: snack, traces: ['milk', 'soy', ...nuts] },
    ['Dark chocolate, 70%', '100 g bar', 'One square is a plan. Nobody keeps to it.'],
    ['Chocolat noir 70 %', 'tablette de 100 g', 'Un carré, c’est un plan. Personne ne le respecte.'],
  ),
  item(
    'chocolate-milk-hazelnut',
    599,
    {
      grams: 100,
      tax: snack,
      allergens: ['hazelnut', 'milk', 'soy'],
      animal: ['dairy'],
      traces: nuts,
    },
    ['Milk chocolate with hazelnuts', '100 g bar', 'Whole nuts, so it breaks where it likes.'],
    [
      'Chocolat au lait et noisettes',
      'tablette de 100 g',
      'Des noisettes entières : il se casse où il veut.',
    ],
  ),
  item(
    'maple-fudge',
    699,
    { grams: 150, tax: snack, ...milk },
    ['Maple fudge', '150 g', 'Sugar-shack season, all year.'],
    ['Sucre à la crème à l’érable', '150 g', 'Le temps des sucres, à l’année.'],
  ),
  item(
    'cookies-chocolate',
    699,
    {
      grams: 360,
      allergens: ['egg', 'milk', 'soy', 'wheat'],
      animal: ['dairy', 'egg'],
      traces: nuts,
    },
    ['Chocolate chunk cookies', 'box of 8', 'Chunks, not chips. Ten seconds in the microwave.'],
    [
      'Biscuits aux gros morceaux de chocolat',
      'boîte de 8',
      'De vrais morceaux. Dix secondes au micro-ondes.',
    ],
  ),
  item(
    'cookies-oat',
    649,
    {
      grams: 320,
      allergens: ['gluten_oats', 'wheat'],
      traces: ['milk', ...nuts],
    },
    ['Oat and raisin cookies', 'box of 8', 'No egg, no butter, no apology.'],
    ['Biscuits avoine et raisins', 'boîte de 8', 'Sans œufs, sans beurre, sans excuses.'],
  ),
  item(
    'crackers-seeded',
    549,
    { grams: 150, allergens: ['sesame', 'wheat'] },
    ['Seeded crackers', '150 g', 'For cheese. Or for standing at the counter.'],
    ['Craquelins aux graines', '150 g', 'Pour le fromage. Ou pour grignoter debout au comptoir.'],
  ),
  item(
    'dried-mango',
    649,
    { grams: 150 },
    ['Dried mango', '150 g', 'No sugar added; it did not need any.'],
    ['Mangue séchée', '150 g', 'Sans sucre ajouté : elle n’en avait pas besoin.'],
  ),
  item(
    'applesauce',
    449,
    { grams: 620 },
    ['Unsweetened applesauce', '620 g jar', 'Apples, cooked down. For lunch boxes and pork.'],
    ['Compote de pommes non sucrée', 'pot de 620 g', 'Des pommes, mijotées. Pour les lunchs et le porc.'],
  ),
  item(
    'ice-cream-bar',
    400,
    { millilitres: 100, tax: 'frozen_treat', ...milk, traces: nuts },
    ['Vanilla ice cream bar', '1 bar, 100 mL', 'Vanilla, dark chocolate, a stick. Nothing to add.'],
    [
      'Barre de crème glacée à la vanille',
      '1 barre de 100 ml',
      'Vanille, chocolat noir, un bâton. Rien à ajouter.',
    ],
  ),
  item(
    'sorbet-raspberry-single',
    375,
    { millilitres: 120, tax: 'frozen_treat' },
    ['Raspberry sorbet cup', '1 cup, 120 mL', 'Fruit, mostly.'],
    ['Petit sorbet à la framboise', '1 coupe de 120 ml', 'Du fruit, surtout.'],
  ),
  item(
    'ice-cream-maple',
    999,
    {
      sold: 'everywhere',
      millilitres: 1000,
      allergens: ['egg', 'milk'],
      animal: ['dairy', 'egg'],
      traces: nuts,
    },
    ['Maple ice cream', '1 L tub', 'Real syrup, real cream, one spoon each.'],
    ['Crème glacée à l’érable', 'pot de 1 L', 'Vrai sirop, vraie crème, une cuillère chacun.'],
  ),
  item(
    'nanaimo-bars',
    899,
    {
      sold: 'west',
      grams: 330,
      allergens: ['egg', 'milk', 'soy', 'walnut', 'wheat'],
      animal: ['dairy', 'egg'],
      traces: nuts,
    },
    ['Nanaimo bars', 'box of 6', 'Three layers, one island, no oven.'],
    ['Barres Nanaimo', 'boîte de 6', 'Trois étages, une île, aucun four.'],
  ),
]
