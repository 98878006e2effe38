// The words of Canadian addresses that have several spellings, in both languages. The first of a group is its canonical form. "St"
// means street and saint, and no address says which, so both are one word here.

export const wordGroups: readonly (readonly string[])[] = [
  ['st', 'street', 'str', 'rue', 'saint', 'ste', 'sainte'],
  ['av', 'ave', 'avenue'],
  ['bd', 'boul', 'blvd', 'boulevard'],
  ['rd', 'road'],
  ['rte', 'route'],
  ['ch', 'chemin'],
  ['dr', 'drive'],
  ['pl', 'place'],
  ['ct', 'court', 'crt'],
  ['cr', 'cres', 'crescent', 'croissant', 'crois'],
  ['ln', 'lane'],
  ['ter', 'terr', 'terrace', 'terrasse'],
  ['cir', 'circle', 'cercle'],
  ['sq', 'square', 'carre'],
  ['tr', 'trail'],
  ['pkwy', 'parkway', 'pky'],
  ['hwy', 'highway', 'autoroute'],
  ['prom', 'promenade'],
  ['imp', 'impasse'],
  ['mtee', 'montee'],
  ['rg', 'rang'],
  ['mt', 'mount', 'mont'],
  ['n', 'north', 'nord'],
  ['s', 'south', 'sud'],
  ['e', 'east', 'est'],
  ['w', 'west', 'ouest', 'o'],
  ['1', 'first', 'premier', 'premiere'],
  ['2', 'second', 'deuxieme'],
  ['3', 'third', 'troisieme'],
  ['4', 'fourth', 'quatrieme'],
  ['5', 'fifth', 'cinquieme'],
  ['6', 'sixth', 'sixieme'],
  ['7', 'seventh', 'septieme'],
  ['8', 'eighth', 'huitieme'],
  ['9', 'ninth', 'neuvieme'],
  ['10', 'tenth', 'dixieme'],
]

/** Two directions written as one word. */
export const joinedDirections: Readonly<Record<string, readonly string[]>> = {
  ne: ['n', 'e'],
  nw: ['n', 'w'],
  no: ['n', 'w'],
  se: ['s', 'e'],
  sw: ['s', 'w'],
  so: ['s', 'w'],
  northeast: ['n', 'e'],
  northwest: ['n', 'w'],
  southeast: ['s', 'e'],
  southwest: ['s', 'w'],
}

export const directions: ReadonlySet<string> = new Set(['n', 's', 'e', 'w'])

/** Kinds of street: people leave them out, swap them between languages or put them at the other end. */
export const streetKinds: ReadonlySet<string> = new Set([
  'st',
  'av',
  'bd',
  'rd',
  'rte',
  'ch',
  'dr',
  'pl',
  'ct',
  'cr',
  'ln',
  'ter',
  'cir',
  'sq',
  'tr',
  'pkwy',
  'hwy',
  'prom',
  'imp',
  'mtee',
  'rg',
  'way',
])

export const articles: ReadonlySet<string> = new Set(['d', 'de', 'des', 'du', 'l', 'la', 'le', 'les', 'the'])
