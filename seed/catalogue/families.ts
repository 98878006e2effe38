// Ingredients that people exclude together, and other names of an ingredient. "No pork at all" covers bacon, sausage and tenderloin
// alike; a person who types cilantro finds coriander.
// The USDA row of a food says which animal it comes from (seed/data/nutrition.csv; food groups 05 poultry, 07 sausages, 10 pork, 13
// and 23 beef, 15 fish and shellfish, 17 lamb); a test compares every family with the rows. The other names are those of Termium
// Plus, the Government of Canada's terminology bank, and of the labels in Canadian shops.

import type { Bilingual } from '../../domain/catalogue/types.ts'
import type { IngredientId } from './ingredients.ts'

export interface Family {
  /** Begins with `any-`, so that no ingredient has the same id. */
  id: `any-${string}`
  name: Bilingual
  members: readonly IngredientId[]
  /** Other words that people type for it, separated by commas; they include foods that no dish of ours has yet. */
  also: Bilingual
}

export const families: readonly Family[] = [
  {
    id: 'any-pork',
    name: { en: 'Pork, any kind', fr: 'Porc, sous toutes ses formes' },
    members: ['bacon', 'chorizo', 'ground-pork', 'italian-sausage', 'pork-tenderloin'],
    also: {
      en: 'bacon, ham, prosciutto, pancetta, salami, lard, sausage, ribs, pulled pork, carnitas',
      fr: 'bacon, jambon, prosciutto, pancetta, salami, saindoux, lardons, saucisse, côtes levées, porc effiloché',
    },
  },
  {
    id: 'any-beef',
    name: { en: 'Beef, any kind', fr: 'Bœuf, sous toutes ses formes' },
    members: [
      ...(['beef-stewing', 'beef-strips', 'beef-tenderloin', 'ground-beef'] as const),
      ...(['beef-broth-powder', 'chorizo'] as const),
    ],
    also: { en: 'steak, sirloin, veal, broth', fr: 'bifteck, steak, surlonge, veau, bouillon' },
  },
  {
    id: 'any-poultry',
    name: { en: 'Poultry, any kind', fr: 'Volaille, sous toutes ses formes' },
    members: [
      ...(['chicken-breast', 'chicken-breast-skin', 'chicken-thighs', 'chicken-broth-powder'] as const),
      ...(['ground-turkey', 'duck-breast'] as const),
    ],
    also: { en: 'chicken, turkey, duck, fowl, broth', fr: 'poulet, dinde, dindon, canard, bouillon' },
  },
  {
    id: 'any-lamb',
    name: { en: 'Lamb, any kind', fr: 'Agneau, sous toutes ses formes' },
    members: ['ground-lamb'],
    also: { en: 'mutton, sheep', fr: 'mouton, brebis' },
  },
  {
    id: 'any-fish',
    name: { en: 'Fish, any kind', fr: 'Poisson, sous toutes ses formes' },
    members: [
      ...(['anchovies', 'cod', 'salmon', 'salmon-sashimi', 'smoked-salmon', 'trout'] as const),
      ...(['fish-sauce', 'worcestershire'] as const),
    ],
    also: { en: 'tuna, haddock, halibut, seafood', fr: 'thon, aiglefin, flétan, fruits de mer' },
  },
  {
    id: 'any-salmon',
    name: { en: 'Salmon, any kind', fr: 'Saumon, sous toutes ses formes' },
    members: ['salmon', 'salmon-sashimi', 'smoked-salmon'],
    also: { en: 'lox, gravlax', fr: 'lox, gravlax' },
  },
  {
    id: 'any-shellfish',
    name: { en: 'Shellfish, any kind', fr: 'Mollusques et crustacés, tous' },
    members: ['shrimp', 'scallops', 'oyster-sauce'],
    also: {
      en: 'prawns, lobster, crab, mussels, clams, oysters, squid, seafood',
      fr: 'crevettes, homard, crabe, moules, palourdes, huîtres, calmar, fruits de mer',
    },
  },
  {
    id: 'any-cheese',
    name: { en: 'Cheese, any kind', fr: 'Fromage, sous toutes ses formes' },
    members: [
      ...(['cheddar', 'cream-cheese', 'feta', 'goat-cheese', 'halloumi', 'mozzarella'] as const),
      ...(['paneer', 'parmesan', 'ricotta', 'ravioli'] as const),
    ],
    also: { en: 'parmigiano, grated cheese', fr: 'parmigiano, fromage râpé' },
  },
  {
    id: 'any-onion',
    name: { en: 'Onions, any kind', fr: 'Oignons, de toutes sortes' },
    members: ['onion', 'red-onion', 'green-onion', 'shallot', 'leek', 'chives', 'onion-powder'],
    also: { en: 'scallions, spring onions, alliums', fr: 'échalotes, ciboules, alliacées' },
  },
  {
    id: 'any-garlic',
    name: { en: 'Garlic, any kind', fr: 'Ail, sous toutes ses formes' },
    members: ['garlic', 'garlic-powder', 'croutons'],
    also: { en: 'garlic powder', fr: 'poudre d’ail' },
  },
  {
    id: 'any-coriander',
    name: { en: 'Coriander, leaf and seed', fr: 'Coriandre, feuilles et graines' },
    members: ['coriander', 'coriander-seed'],
    also: { en: 'cilantro, Chinese parsley', fr: 'cilantro, persil chinois, persil arabe' },
  },
  {
    id: 'any-ginger',
    name: { en: 'Ginger, fresh and ground', fr: 'Gingembre, frais et moulu' },
    members: ['ginger', 'ground-ginger'],
    also: { en: 'ginger root', fr: 'racine de gingembre' },
  },
  {
    id: 'any-chili',
    name: { en: 'Hot peppers, any kind', fr: 'Piments forts, de toutes sortes' },
    members: ['chili-red', 'jalapeno', 'cayenne', 'chili-flakes', 'chili-powder'],
    also: { en: 'chilies, chillies, chile, spicy, heat', fr: 'chili, chilis, épicé, piquant' },
  },
  {
    id: 'any-sweet-pepper',
    name: { en: 'Sweet peppers, any kind', fr: 'Poivrons, de toutes sortes' },
    members: ['red-pepper', 'yellow-pepper', 'roasted-peppers'],
    also: { en: 'bell peppers, capsicum', fr: 'piments doux' },
  },
  {
    id: 'any-tomato',
    name: { en: 'Tomatoes, any kind', fr: 'Tomates, sous toutes leurs formes' },
    members: [
      ...(['tomato', 'cherry-tomatoes', 'crushed-tomatoes', 'sun-dried-tomatoes'] as const),
      ...(['tomato-paste', 'ketchup'] as const),
    ],
    also: { en: 'tomato sauce', fr: 'sauce tomate' },
  },
  {
    id: 'any-pulse',
    name: { en: 'Beans and lentils, any kind', fr: 'Légumineuses, de toutes sortes' },
    members: ['black-beans', 'kidney-beans', 'white-beans', 'chickpeas', 'green-lentils', 'red-lentils'],
    also: { en: 'pulses, legumes, garbanzo', fr: 'haricots secs, fèves, lentilles, pois chiches' },
  },
  {
    id: 'any-potato',
    name: { en: 'Potatoes, any kind', fr: 'Pommes de terre, de toutes sortes' },
    members: ['potatoes', 'baby-potatoes', 'boiled-potato'],
    also: { en: 'spuds, fries', fr: 'patates, frites' },
  },
  {
    id: 'any-squash',
    name: { en: 'Squash, any kind', fr: 'Courges, de toutes sortes' },
    members: ['acorn-squash', 'butternut-squash'],
    also: { en: 'pumpkin, gourd', fr: 'citrouille, potiron' },
  },
]

/** Other names of single ingredients that no family covers. */
export const otherNames: Readonly<Partial<Record<IngredientId, Bilingual>>> = {
  arugula: { en: 'rocket', fr: 'rucola' },
  'bean-sprouts': { en: 'mung sprouts', fr: 'germes de haricot, germes de soya' },
  'bok-choy': { en: 'pak choi, Chinese cabbage', fr: 'pak choï, chou chinois' },
  'baby-spinach': { en: 'spinach', fr: 'épinards' },
  bacon: { en: 'streaky bacon, lardons', fr: 'lard, lardons' },
  coriander: { en: 'cilantro, Chinese parsley', fr: 'cilantro, persil chinois, persil arabe' },
  'coriander-seed': { en: 'coriander seed', fr: 'graines de coriandre' },
  chickpeas: { en: 'garbanzo beans', fr: 'garbanzo' },
  corn: { en: 'maize, sweetcorn', fr: 'blé d’Inde' },
  cornstarch: { en: 'cornflour', fr: 'maïzena, amidon de maïs' },
  cranberries: { en: 'craisins', fr: 'atocas' },
  edamame: { en: 'soybeans', fr: 'fèves de soya' },
  eggplant: { en: 'aubergine, brinjal', fr: 'mélongène' },
  'greek-yogurt': { en: 'yoghurt', fr: 'yaourt' },
  'green-beans': { en: 'string beans, French beans', fr: 'haricots verts' },
  'green-onion': { en: 'scallion, spring onion', fr: 'échalote, ciboule, cive' },
  'green-peas': { en: 'garden peas', fr: 'petits pois' },
  'ground-beef': { en: 'minced beef, mince', fr: 'viande hachée' },
  'kidney-beans': { en: 'red beans', fr: 'fèves rouges' },
  mushrooms: { en: 'fungi, champignons, button mushrooms', fr: 'champignons de Paris' },
  'mixed-greens': { en: 'mesclun, salad, lettuce', fr: 'salade, laitue' },
  parsnip: { en: 'white carrot', fr: 'pastenade' },
  peanuts: { en: 'groundnuts', fr: 'cacahuètes, cacahouètes' },
  'peanut-butter': { en: 'groundnut butter', fr: 'beurre de cacahuète' },
  rapini: { en: 'broccoli rabe, broccoli raab', fr: 'brocoli-rave' },
  romaine: { en: 'lettuce, cos', fr: 'laitue' },
  shallot: { en: 'eschalot', fr: 'échalote grise' },
  shrimp: { en: 'prawns', fr: 'crevettes géantes' },
  'snow-peas': { en: 'mangetout', fr: 'mange-tout' },
  'sweet-potato': { en: 'yam, kumara', fr: 'igname' },
  'soy-sauce': { en: 'soya sauce, shoyu', fr: 'sauce soja, shoyu' },
  'sesame-seeds': { en: 'benne', fr: 'ajonjoli' },
  'dried-seaweed': { en: 'nori, kombu, wakame', fr: 'nori, kombu, wakamé' },
  yogurt: { en: 'yoghurt', fr: 'yaourt' },
  zucchini: { en: 'courgette', fr: 'zucchini' },
}
