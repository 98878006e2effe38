import { messages } from './catalogue.ts'

/** The admin's page of unlisted addresses. */
export const adminAddressMessages = messages({
  en: ({ plural }) => ({
    title: 'Addresses to review',
    lede: 'Entered manually because they aren’t listed. We still deliver to them.',
    none: 'Nothing to review.',
    waiting: (count: number, shown: number) =>
      `${count} ${plural(count, 'address', 'addresses')} to review${shown < count ? `; showing the first ${shown}` : ''}.`,
    columns: ['Address', 'Household', 'Routed to'],
    phone: 'Phone',
    verifyMany: (count: number) => `Mark ${count} as correct`,
    byStreet: 'nearest listed number on the street',
    byArea: 'centre of its postal area',
    verify: 'Mark as correct',
    verifyOne: (label: string) => `Mark as correct: ${label}`,
    verified: (label: string) => `Marked correct: ${label}`,
  }),
  fr: ({ plural }) => ({
    title: 'Adresses à vérifier',
    lede: 'Elles ont été entrées partie par partie, parce qu’aucune liste ne les a. Les boîtes y vont quand même.',
    none: 'Aucune n’attend.',
    waiting: (count: number, shown: number) =>
      `${count} ${plural(count, 'adresse attend', 'adresses attendent')}${shown < count ? `; les ${shown} premières sont ici` : ''}.`,
    columns: ['Adresse', 'Foyer', 'Point sur la carte'],
    phone: 'Téléphone',
    verifyMany: (count: number) => `${count} ${plural(count, 'est bonne', 'sont bonnes')}`,
    byStreet: 'le numéro connu le plus proche de sa rue',
    byArea: 'le milieu de son secteur postal',
    verify: 'Elle est bonne',
    verifyOne: (label: string) => `Elle est bonne : ${label}`,
    verified: (label: string) => `Notée comme bonne : ${label}`,
  }),
})
