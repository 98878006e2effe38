import { messages } from './catalogue.ts'

/** The admin's page of unlisted addresses. */
export const adminAddressMessages = messages({
  en: ({ plural }) => ({
    title: 'Addresses to look at',
    lede: 'These were typed part by part, because no list has them. Boxes go there all the same.',
    none: 'None is waiting.',
    waiting: (count: number, shown: number) =>
      `${count} ${plural(count, 'address is', 'addresses are')} waiting${shown < count ? `; the first ${shown} are here` : ''}.`,
    columns: ['Address', 'Household', 'Where routes put it', 'Decide'],
    byStreet: 'the nearest listed number of its street',
    byArea: 'the middle of its postal area',
    verify: 'It is right',
    verifyOne: (label: string) => `It is right: ${label}`,
    verified: (label: string) => `Noted as right: ${label}`,
    task: 'Addresses to look at',
    taskNote: 'Typed by households, and in no list. Each says where routes put it.',
  }),
  fr: ({ plural }) => ({
    title: 'Adresses à vérifier',
    lede: 'Elles ont été entrées partie par partie, parce qu’aucune liste ne les a. Les boîtes y vont quand même.',
    none: 'Aucune n’attend.',
    waiting: (count: number, shown: number) =>
      `${count} ${plural(count, 'adresse attend', 'adresses attendent')}${shown < count ? `; les ${shown} premières sont ici` : ''}.`,
    columns: ['Adresse', 'Foyer', 'Où les tournées la placent', 'Décider'],
    byStreet: 'le numéro connu le plus proche de sa rue',
    byArea: 'le milieu de son secteur postal',
    verify: 'Elle est bonne',
    verifyOne: (label: string) => `Elle est bonne : ${label}`,
    verified: (label: string) => `Notée comme bonne : ${label}`,
    task: 'Adresses à vérifier',
    taskNote: 'Entrées par des foyers, et dans aucune liste. Chacune dit où les tournées la placent.',
  }),
})
