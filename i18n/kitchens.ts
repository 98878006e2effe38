// The name of each kitchen: its city, in both languages.

const names: Readonly<Record<string, string>> = {
  vancouver: 'Vancouver',
  calgary: 'Calgary',
  montreal: 'Montréal',
  toronto: 'Toronto',
}

/** One without a name here is called by its id. */
export const kitchenName = (id: string): string => names[id] ?? id
