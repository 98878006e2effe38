// The set table on the receipt.

import { messages } from '../../../i18n/catalogue.ts'

export const setTableMessages = messages({
  en: voice => ({
    set: voice.pick({ freshprep: 'The table is set.', cookit: 'Table’s set!' }),
    free: (count: number) => `${count} ${voice.plural(count, 'place', 'places')} to set`,
  }),
  fr: voice => ({
    set: voice.pick({ freshprep: 'La table est mise.', cookit: 'La table est mise!' }),
    free: (count: number) => `${count} ${voice.plural(count, 'couvert', 'couverts')} à mettre`,
  }),
})
