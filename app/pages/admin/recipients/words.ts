import { messages } from '../../../../i18n/catalogue.ts'

export const recipientsMessages = messages({
  en: () => ({
    title: (name: string) => `Who gets “${name}”`,
    lede: 'Fifty at a time, in the order it goes out. Looking at them leaves a line in the log.',
    caption: 'Recipients',
    all: 'Mailings',
    columns: {
      household: 'Household',
      city: 'City',
      standing: 'Plan status',
      boxes: 'Boxes',
      joinedOn: 'Joined',
      language: 'Language',
    },
    next: 'Next households',
    none: 'No household here.',
  }),
  fr: () => ({
    title: (name: string) => `Destinataires de « ${name} »`,
    lede: 'Cinquante à la fois, dans l’ordre de l’envoi. Leur consultation laisse une ligne au journal.',
    caption: 'Destinataires',
    all: 'Envois',
    columns: {
      household: 'Foyer',
      city: 'Ville',
      standing: 'État du forfait',
      boxes: 'Boîtes',
      joinedOn: 'Inscription',
      language: 'Langue',
    },
    next: 'Foyers suivants',
    none: 'Aucun foyer ici.',
  }),
})
