// The name of each zone of deliveries, in both languages.

const names: Readonly<Record<string, string>> = {
  'richmond-delta': 'Richmond, Delta',
  'sea-to-sky': 'Sea to Sky',
  montreal: 'Montréal',
  'trois-rivieres': 'Trois-Rivières',
  'centre-du-quebec': 'Centre-du-Québec',
  quebec: 'Québec',
  chaudiere: 'Chaudière',
  'peel-halton': 'Peel, Halton',
  'waterloo-guelph': 'Waterloo, Guelph',
}

/**
 * One without a name here is called by the words of its id: `fraser-valley` is Fraser Valley.
 * @param own its name in the reader's language, where the company made it
 */
export const zoneName = (id: string, own?: string): string =>
  own ??
  names[id] ??
  id
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
