import { messages } from '../../../../i18n/catalogue.ts'

export const newsletterListMessages = messages({
  en: ({ plural }) => ({
    title: 'Newsletter',
    lede: 'Addresses that signed up, confirmed and haven’t said no since, by language.',
    lists: (count: number) => plural(count, 'list', 'lists'),
    columns: { list: 'List', addresses: 'Addresses', since: 'First sign-up', last: 'Latest sign-up' },
    languages: { en: 'English', fr: 'French' },
    none: 'No lists here.',
    csv: 'Export CSV',
    csvOf: (list: string) => `Export CSV: ${list}`,
    csvNote: 'A file has personal data. Who exported it stays in the log.',
    csvColumns: ['Email', 'Agreed on', 'Brand', 'Language'],
    file: (brand: string, language: string) => `Newsletter, ${brand}, ${language}`,
    elsewhere: (brand: string) =>
      `A newsletter provider has the lists of ${brand}. Only addresses from before that are here.`,
    mayNot: 'Owners and marketing can export a list.',
  }),
  fr: ({ plural }) => ({
    title: 'Infolettre',
    lede: 'Les adresses inscrites et confirmées qui n’ont pas refusé depuis, par langue.',
    lists: (count: number) => plural(count, 'liste', 'listes'),
    columns: {
      list: 'Liste',
      addresses: 'Adresses',
      since: 'Première inscription',
      last: 'Dernière inscription',
    },
    languages: { en: 'Anglais', fr: 'Français' },
    none: 'Aucune liste ici.',
    csv: 'Exporter en CSV',
    csvOf: (list: string) => `Exporter en CSV : ${list}`,
    csvNote: 'Un fichier contient des renseignements personnels. Le journal garde le nom de qui l’exporte.',
    csvColumns: ['Courriel', 'Accord donné le', 'Marque', 'Langue'],
    file: (brand: string, language: string) => `Infolettre, ${brand}, ${language}`,
    elsewhere: (brand: string) =>
      `Un fournisseur d’infolettres tient les listes de ${brand}. Seules les adresses d’avant sont ici.`,
    mayNot: 'Les propriétaires et le marketing peuvent exporter une liste.',
  }),
})
