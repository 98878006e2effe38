// The words about letters to lists that several pages of the office share.

import { messages } from './catalogue.ts'

export const adminLetterMessages = messages({
  en: ({ plural }) => ({
    stands: { draft: 'Draft', sending: 'Going out', sent: 'Sent', stopped: 'Stopped' },
    standings: {
      active: 'Active',
      paused: 'Paused',
      closing: 'Closing',
      closed: 'Closed',
      none: 'No plan yet',
    },
    languages: { en: 'English', fr: 'French' },
    households: (count: number) => plural(count, 'household', 'households'),
  }),
  fr: ({ plural }) => ({
    stands: { draft: 'Brouillon', sending: 'En cours', sent: 'Envoyé', stopped: 'Arrêté' },
    standings: {
      active: 'Actif',
      paused: 'En pause',
      closing: 'En fermeture',
      closed: 'Fermé',
      none: 'Sans forfait encore',
    },
    languages: { en: 'anglais', fr: 'français' },
    households: (count: number) => plural(count, 'foyer', 'foyers'),
  }),
})
