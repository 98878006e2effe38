import { messages } from './catalogue.ts'
import { formatClock, formatFullDay } from './dates.ts'

/** The page of all changes, and the head of its table. */
export const settingsChangesMessages = messages({
  en: voice => ({
    note: 'Every change to your account and boxes: when, on which device, and by whom.',
    when: (date: string, time: string) => `${formatFullDay(date, 'en')}, ${formatClock(time, 'en')}`,
    box: (date: string) => `Box for ${formatFullDay(date, 'en')}`,
    by: {
      you: 'You',
      us: voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' }),
      itself: 'Automatic',
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
    download: 'Download CSV',
    empty: 'No changes yet',
    emptyNote: 'Changes will show up here.',
    moreFailed: (why: string) => `We couldn’t load earlier changes. ${why}`,
    loaded: (count: number) => `Showing ${count} changes.`,
  }),
  fr: voice => ({
    note: 'Chaque changement de ce compte et de ses boîtes : quand, par qui, avec quel appareil.',
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
      who: 'Par qui',
      device: 'Appareil',
      reference: 'Référence',
    },
    download: 'Télécharger le tableau (CSV)',
    empty: 'Rien n’a encore changé',
    emptyNote: 'Tout changement à venir sera inscrit ici.',
    moreFailed: (why: string) => `Les changements précédents n’ont pas pu être chargés. ${why}`,
    loaded: (count: number) =>
      `${count} ${voice.plural(count, 'changement affiché', 'changements affichés')}.`,
  }),
})
