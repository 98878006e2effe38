import { messages } from './catalogue.ts'
import { formatClock, formatFullDay } from './dates.ts'

/** The page of all changes, and the head of its table. */
export const settingsChangesMessages = messages({
  en: voice => ({
    note: 'Every change of this account and its boxes, with its day, its device and who made it.',
    when: (date: string, time: string) => `${formatFullDay(date, 'en')}, ${formatClock(time, 'en')}`,
    box: (date: string) => `Box of ${formatFullDay(date, 'en')}`,
    by: {
      you: 'You',
      us: voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' }),
      itself: 'By itself',
      carrier: 'The carrier',
    },
    columns: {
      date: 'Date',
      time: 'Time',
      change: 'Change',
      box: 'Box',
      who: 'Who',
      device: 'Device',
      reference: 'Reference',
    },
    download: 'Download as a table (CSV)',
    empty: 'Nothing has changed yet',
    emptyNote: 'Whatever is changed from now on is listed here.',
    moreFailed: (why: string) => `Earlier changes could not be loaded. ${why}`,
    loaded: (count: number) => `${count} changes are shown.`,
  }),
  fr: voice => ({
    note: 'Chaque changement de ce compte et de ses boîtes, avec son jour, son appareil et son auteur.',
    when: (date: string, time: string) => `${formatFullDay(date, 'fr')}, ${formatClock(time, 'fr')}`,
    box: (date: string) => `Boîte du ${formatFullDay(date, 'fr')}`,
    by: {
      you: voice.pick({ freshprep: 'Vous', cookit: 'Toi' }),
      us: voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' }),
      itself: 'Automatique',
      carrier: 'Le livreur',
    },
    columns: {
      date: 'Date',
      time: 'Heure',
      change: 'Changement',
      box: 'Boîte',
      who: 'Auteur',
      device: 'Appareil',
      reference: 'Référence',
    },
    download: 'Télécharger le tableau (CSV)',
    empty: 'Rien n’a encore changé',
    emptyNote: 'Tout changement à venir sera inscrit ici.',
    moreFailed: (why: string) => `Les changements précédents n’ont pas pu être chargés. ${why}`,
    loaded: (count: number) => `${count} changements sont affichés.`,
  }),
})
