import { food, type IngredientEntry } from './authoring.ts'

const milk = { allergens: ['milk'], animal: ['dairy'] } as const

/** Milk, cheese and eggs. Our cheeses are set with microbial rennet: vegetarians eat them. */
export const dairyAndEggs = {
  butter: food('Butter', 'Beurre', '01001', { ...milk, gramsPerTablespoon: 14 }),
  cheddar: food('Aged cheddar', 'Cheddar fort', '01009', milk),
  cream: food('35% cream', 'Crème 35 %', '01053', milk),
  'cream-cheese': food('Cream cheese', 'Fromage à la crème', '01017', milk),
  egg: food('Egg', 'Œuf', '01123', {
    allergens: ['egg'],
    animal: ['egg'],
    eaten: 0.88,
    whole: 57,
  }),
  feta: food('Feta', 'Feta', '01019', milk),
  'goat-cheese': food('Soft goat cheese', 'Fromage de chèvre frais', '01159', milk),
  'greek-yogurt': food('Greek yogurt, plain', 'Yogourt grec nature', '01256', milk),
  halloumi: food('Halloumi', 'Halloumi', '01229', milk),
  milk: food('Milk', 'Lait', '01079', { ...milk, gramsPerTablespoon: 15 }),
  mozzarella: food('Fresh mozzarella', 'Mozzarella fraîche', '01026', milk),
  paneer: food('Paneer', 'Paneer', '01228', milk),
  parmesan: food('Parmesan, vegetarian rennet', 'Parmesan à présure végétarienne', '01146', milk),
  ricotta: food('Ricotta', 'Ricotta', '01036', milk),
  'sour-cream': food('Sour cream', 'Crème sure', '01056', milk),
  yogurt: food('Plain yogurt', 'Yogourt nature', '01117', milk),
} as const satisfies Record<string, IngredientEntry>
