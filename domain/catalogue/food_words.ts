// French words for foods with the word of the USDA's descriptions, which are in English alone: so its table is searched in both languages.

import { foldText } from '../text.ts'

/** Without accents, singular where the plural only adds an s. */
const english: Readonly<Record<string, string>> = {
  ...{
    abricot: 'apricot',
    agneau: 'lamb',
    ail: 'garlic',
    aloyau: 'sirloin',
    amande: 'almond',
    ananas: 'pineapple',
  },
  ...{ anchois: 'anchov', aneth: 'dill', arachide: 'peanut', artichaut: 'artichoke', asperge: 'asparagus' },
  ...{
    aubergine: 'eggplant',
    avocat: 'avocado',
    avoine: 'oat',
    bacon: 'bacon',
    banane: 'banana',
    basilic: 'basil',
  },
  ...{ bette: 'chard', betterave: 'beet', beurre: 'butter', biere: 'beer', biscuit: 'cookie', ble: 'wheat' },
  ...{
    bleuet: 'blueberr',
    boeuf: 'beef',
    bouillon: 'broth',
    brocoli: 'broccoli',
    cacahuete: 'peanut',
    cacao: 'cocoa',
  },
  ...{ cafe: 'coffee', calmar: 'squid', canard: 'duck', canneberge: 'cranberr', cannelle: 'cinnamon' },
  ...{
    capre: 'caper',
    cardamome: 'cardamom',
    carotte: 'carrot',
    cassonade: 'brown',
    celeri: 'celery',
    cerise: 'cherr',
  },
  ...{ champignon: 'mushroom', chapelure: 'crumbs', cheddar: 'cheddar', chevre: 'goat', chevreuil: 'deer' },
  ...{
    chocolat: 'chocolate',
    chou: 'cabbage',
    citron: 'lemon',
    citrouille: 'pumpkin',
    concombre: 'cucumber',
  },
  ...{ congele: 'frozen', coriandre: 'coriander', courge: 'squash', courgette: 'zucchini', crabe: 'crab' },
  ...{
    creme: 'cream',
    crevette: 'shrimp',
    cru: 'raw',
    crue: 'raw',
    cuisse: 'thigh',
    cuit: 'cooked',
    cuite: 'cooked',
  },
  ...{
    cumin: 'cumin',
    curcuma: 'turmeric',
    datte: 'date',
    dinde: 'turkey',
    eau: 'water',
    echalote: 'shallot',
  },
  ...{ edamame: 'edamame', epinard: 'spinach', estragon: 'tarragon', farine: 'flour', fenouil: 'fennel' },
  ...{
    feve: 'bean',
    figue: 'fig',
    filet: 'tenderloin',
    flocon: 'flake',
    fraise: 'strawberr',
    framboise: 'raspberr',
  },
  ...{ fromage: 'cheese', fume: 'smoked', galanga: 'galangal', gelatine: 'gelatin', gingembre: 'ginger' },
  ...{
    girofle: 'clove',
    gras: 'fat',
    gruyere: 'gruyere',
    hache: 'ground',
    haricot: 'bean',
    homard: 'lobster',
  },
  ...{
    huile: 'oil',
    huitre: 'oyster',
    jambon: 'ham',
    jus: 'juice',
    kale: 'kale',
    lait: 'milk',
    laitue: 'lettuce',
  },
  ...{
    lapin: 'rabbit',
    laurier: 'bay',
    legume: 'vegetable',
    lentille: 'lentil',
    levure: 'yeast',
    lime: 'lime',
  },
  ...{
    lin: 'flaxseed',
    macaroni: 'macaroni',
    mais: 'corn',
    mangue: 'mango',
    maquereau: 'mackerel',
    menthe: 'mint',
  },
  ...{
    miel: 'honey',
    millet: 'millet',
    morue: 'cod',
    moule: 'mussel',
    moutarde: 'mustard',
    muscade: 'nutmeg',
  },
  ...{ navet: 'turnip', noisette: 'hazelnut', noix: 'nut', nouille: 'noodle', oeuf: 'egg', oignon: 'onion' },
  ...{ olive: 'olive', orange: 'orange', orge: 'barley', origan: 'oregano', pain: 'bread', palourde: 'clam' },
  ...{
    pamplemousse: 'grapefruit',
    panais: 'parsnip',
    paprika: 'paprika',
    parmesan: 'parmesan',
    pasteque: 'watermelon',
  },
  ...{
    patate: 'sweet potato',
    pate: 'pasta',
    peche: 'peach',
    persil: 'parsley',
    petoncle: 'scallop',
    piment: 'pepper',
  },
  ...{
    pistache: 'pistachio',
    poire: 'pear',
    poireau: 'leek',
    pois: 'pea',
    poisson: 'fish',
    poitrine: 'breast',
  },
  ...{ poivre: 'pepper', poivron: 'pepper', pomme: 'apple', porc: 'pork', poulet: 'chicken', prune: 'plum' },
  ...{
    quinoa: 'quinoa',
    radis: 'radish',
    raisin: 'grape',
    riz: 'rice',
    romarin: 'rosemary',
    roquette: 'arugula',
  },
  ...{
    safran: 'saffron',
    sardine: 'sardine',
    sauce: 'sauce',
    saucisse: 'sausage',
    sauge: 'sage',
    saumon: 'salmon',
  },
  ...{
    seigle: 'rye',
    sel: 'salt',
    semoule: 'semolina',
    sesame: 'sesame',
    sirop: 'syrup',
    soja: 'soy',
    soya: 'soy',
  },
  ...{
    steak: 'steak',
    sucre: 'sugar',
    tahini: 'tahini',
    tempeh: 'tempeh',
    thon: 'tuna',
    thym: 'thyme',
    tofu: 'tofu',
  },
  ...{
    tomate: 'tomato',
    tournesol: 'sunflower',
    truite: 'trout',
    vanille: 'vanilla',
    veau: 'veal',
    viande: 'meat',
  },
  ...{ vin: 'wine', vinaigre: 'vinegar', volaille: 'poultry', yaourt: 'yogurt', yogourt: 'yogurt' },
}

/** Words between two foods, which name neither. */
const small: ReadonlySet<string> = new Set([
  'a',
  'au',
  'aux',
  'd',
  'de',
  'des',
  'du',
  'en',
  'et',
  'la',
  'le',
  'les',
  'l',
])

/** A search for a food, word by word: each as it is typed, and in English where it is a French one. */
export function foodQueries(typed: string): string[][] {
  return foldText(typed)
    .split(' ')
    .filter(word => word !== '' && !small.has(word))
    .map(word => {
      const known = english[word] ?? english[word.replace(/[sx]$/, '')]
      return known === undefined || known === word ? [word] : [word, known]
    })
}
