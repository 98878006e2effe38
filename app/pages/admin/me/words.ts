// Somebody's own way into the office.

import { messages } from '../../../../i18n/catalogue.ts'

export const meWords = messages({
  en: ({ plural }) => ({
    title: 'My sign-in',
    rolesAt: (brand: string, roles: string) => `${brand}: ${roles}`,
    none: 'none',
    factor: 'Second factor',
    since: (when: string) => `Code app, since ${when}.`,
    without: 'None: you came by a household’s account.',
    left: (count: number) => `${count} recovery ${plural(count, 'code', 'codes')} left.`,
    change: 'Change it',
    changeNote: 'The one before and its recovery codes open nothing from then on.',
    set: 'Use this one',
    code: 'Code the app shows',
  }),
  fr: voice => ({
    title: 'Mon accès',
    rolesAt: (brand: string, roles: string) => `${brand} : ${roles}`,
    none: 'aucun',
    factor: 'Deuxième facteur',
    since: (when: string) => `Application de codes, depuis le ${when}.`,
    without: voice.pick({
      freshprep: 'Aucun : vous êtes passé par le compte d’un foyer.',
      cookit: 'Aucun : tu es passé par le compte d’un foyer.',
    }),
    left: (count: number) =>
      voice.pick({
        freshprep: `Il vous reste ${count} ${voice.plural(count, 'code', 'codes')} de secours.`,
        cookit: `Il te reste ${count} ${voice.plural(count, 'code', 'codes')} de secours.`,
      }),
    change: 'Le changer',
    changeNote: 'L’ancien et ses codes de secours n’ouvriront plus rien.',
    set: 'Garder celui-ci',
    code: 'Code affiché par l’application',
  }),
})
