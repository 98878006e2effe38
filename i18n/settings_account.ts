// The page of the account in the settings.

import { messages } from './catalogue.ts'

export const settingsAccountMessages = messages({
  en: voice => ({
    you: voice.pick({ freshprep: 'You', cookit: 'You' }),
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
  }),
  fr: voice => ({
    you: voice.pick({ freshprep: 'Vous', cookit: 'Toi' }),
    name: 'Nom',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
  }),
})
