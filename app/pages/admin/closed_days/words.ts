// Closed days, for the office.

import type { Holiday } from '../../../../domain/holidays.ts'
import { messages } from '../../../../i18n/catalogue.ts'
import { formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'

export const englishHolidays: Readonly<Record<Holiday, string>> = {
  new_year: 'New Year’s Day',
  family: 'Family Day',
  good_friday: 'Good Friday',
  patriots: 'Victoria Day',
  fete_nationale: 'Fête nationale',
  canada: 'Canada Day',
  civic: 'B.C. Day',
  labour: 'Labour Day',
  reconciliation: 'Truth and Reconciliation Day',
  thanksgiving: 'Thanksgiving',
  remembrance: 'Remembrance Day',
  christmas: 'Christmas Day',
  boxing: 'Boxing Day',
}

export const frenchHolidays: Readonly<Record<Holiday, string>> = {
  new_year: 'Jour de l’An',
  family: 'Jour de la Famille',
  good_friday: 'Vendredi saint',
  patriots: 'Journée nationale des patriotes',
  fete_nationale: 'Fête nationale',
  canada: 'Fête du Canada',
  civic: 'Fête de la Colombie-Britannique',
  labour: 'Fête du Travail',
  reconciliation: 'Journée de la vérité et de la réconciliation',
  thanksgiving: 'Action de grâce',
  remembrance: 'Jour du Souvenir',
  christmas: 'Noël',
  boxing: 'Lendemain de Noël',
}

export const closedDayWords = messages({
  en: ({ plural }) => {
    const boxes = (count: number) => `${count} ${plural(count, 'box', 'boxes')}`
    const on = (day: string) => formatShortWeekdayAndDay(day, 'en')
    return {
      title: 'Closed days',
      lede: 'no boxes and no new pickups; no one can choose a closed day',
      year: 'Year',
      list: 'Holidays and closed days',
      days: (count: number) => plural(count, 'day', 'days'),
      none: 'No holiday and no closed day this year.',
      columns: {
        day: 'Day',
        reason: 'Reason',
        where: 'Where',
        boxes: 'Boxes',
        state: 'State',
        became: 'Where its boxes went',
      },
      holidays: englishHolidays,
      everywhere: 'Everywhere',
      kitchen: (name: string) => `${name} kitchen`,
      open: 'Open',
      closed: 'Closed',
      opened: 'Opened again',
      settling: (count: number) => `${boxes(count)} being moved`,
      over: 'Over',
      filters: { closed: 'Closed', coming: 'Still to come' },
      look: 'Look',
      close: 'Close',
      moved: (count: number, day: string) => `${count} to ${on(day)}`,
      skipped: (count: number) => `${count} skipped`,
      resting: (count: number) => `${count} skipped before`,
      pick: 'Choose a day in the list or in the year.',
      pickTitle: 'Close a day',
      calendar: 'The year',
      dayNames: { closed: 'closed', boxes },
      follows: 'What follows.',
      nothing: 'No box is on this day yet. Boxes opened later go to another day of their week.',
      goes: (count: number, day: string) => `${boxes(count)} ${plural(count, 'goes', 'go')} to ${on(day)}.`,
      skips: (count: number) =>
        `${boxes(count)} ${plural(count, 'has', 'have')} no other day that week and ${plural(count, 'is', 'are')} skipped.`,
      rests: (count: number) => `${boxes(count)} ${plural(count, 'was', 'were')} skipped before.`,
      pickups: (count: number) =>
        `${count} ${plural(count, 'pickup goes', 'pickups go')} to another day of the week, or ${plural(count, 'is', 'are')} cancelled.`,
      letters: (count: number) => `${count} ${plural(count, 'letter', 'letters')} right away.`,
      scope: 'Where it is closed',
      zones: 'One zone only',
      reasonEn: 'Reason, in English',
      reasonFr: 'Reason, in French',
      reasonHint: 'Households read it in their letter.',
      closeDay: (day: string) => `Close ${day}`,
      done: (count: number, waiting: number) =>
        [
          count === 0 ? 'Closed. No box was on it.' : `Closed. ${boxes(count)} left it.`,
          waiting > 0 && `${boxes(waiting)} will leave it within the next minutes.`,
        ]
          .filter(Boolean)
          .join(' '),
      by: (who: string | null, date: string, time: string) =>
        [who, `${date}, ${time}`].filter(Boolean).join(', '),
      closedBy: 'Closed by',
      openedBy: 'Opened by',
      openDay: 'Open it again',
      openNote:
        'Boxes that left it stay where they are. Their households are told that they can move them back or undo the skip.',
      openDone: (count: number) => `Open again. ${count} ${plural(count, 'letter', 'letters')} written.`,
      tooLate: (day: string) => `Too late: its cutoff is too near. The first day is ${on(day)}.`,
      stays: 'Its cutoff has passed: it stays closed.',
    }
  },
  fr: ({ plural }) => {
    const boxes = (count: number) => `${count} ${plural(count, 'boîte', 'boîtes')}`
    const on = (day: string) => formatShortWeekdayAndDay(day, 'fr')
    return {
      title: 'Jours fermés',
      lede: 'ni boîte ni nouvelle collecte; un jour fermé ne se choisit plus',
      year: 'Année',
      list: 'Jours fériés et jours fermés',
      days: (count: number) => plural(count, 'jour', 'jours'),
      none: 'Aucun jour férié ni jour fermé cette année.',
      columns: {
        day: 'Jour',
        reason: 'Raison',
        where: 'Où',
        boxes: 'Boîtes',
        state: 'État',
        became: 'Où sont allées ses boîtes',
      },
      holidays: frenchHolidays,
      everywhere: 'Partout',
      kitchen: (name: string) => `Cuisine de ${name}`,
      open: 'Ouvert',
      closed: 'Fermé',
      opened: 'Rouvert',
      settling: (count: number) => `${boxes(count)} en cours`,
      over: 'Passé',
      filters: { closed: 'Fermés', coming: 'À venir' },
      look: 'Voir',
      close: 'Fermer',
      moved: (count: number, day: string) => `${count} au ${on(day)}`,
      skipped: (count: number) => `${count} ${plural(count, 'sautée', 'sautées')}`,
      resting: (count: number) => `${count} déjà ${plural(count, 'sautée', 'sautées')}`,
      pick: 'Choisir un jour dans la liste ou dans l’année.',
      pickTitle: 'Fermer un jour',
      calendar: 'L’année',
      dayNames: { closed: 'fermé', boxes },
      follows: 'Ce qui suit.',
      nothing:
        'Aucune boîte n’est encore prévue ce jour-là. Celles qui s’ouvriront plus tard iront à un autre jour de leur semaine.',
      goes: (count: number, day: string) => `${boxes(count)} ${plural(count, 'va', 'vont')} au ${on(day)}.`,
      skips: (count: number) =>
        `${boxes(count)} ${plural(count, 'n’a', 'n’ont')} pas d’autre jour cette semaine-là et ${plural(count, 'est sautée', 'sont sautées')}.`,
      rests: (count: number) =>
        `${boxes(count)} ${plural(count, 'était déjà sautée', 'étaient déjà sautées')}.`,
      pickups: (count: number) =>
        `${count} ${plural(count, 'collecte passe à un autre jour de la semaine, ou est annulée', 'collectes passent à un autre jour de la semaine, ou sont annulées')}.`,
      letters: (count: number) => `${count} ${plural(count, 'lettre', 'lettres')} tout de suite.`,
      scope: 'Où c’est fermé',
      zones: 'Une seule zone',
      reasonEn: 'Raison, en anglais',
      reasonFr: 'Raison, en français',
      reasonHint: 'Les foyers la lisent dans leur lettre.',
      closeDay: (day: string) => `Fermer le ${day}`,
      done: (count: number, waiting: number) =>
        [
          count === 0
            ? 'C’est fermé. Aucune boîte n’y était.'
            : `C’est fermé. ${boxes(count)} ${plural(count, 'a quitté', 'ont quitté')} ce jour.`,
          waiting > 0 &&
            `${boxes(waiting)} ${plural(waiting, 'le quittera', 'le quitteront')} dans les prochaines minutes.`,
        ]
          .filter(Boolean)
          .join(' '),
      by: (who: string | null, date: string, time: string) =>
        [who, `${date}, ${time}`].filter(Boolean).join(', '),
      closedBy: 'Fermé par',
      openedBy: 'Rouvert par',
      openDay: 'Rouvrir',
      openNote:
        'Les boîtes qui ont quitté ce jour restent où elles sont. Leurs foyers apprennent qu’il est possible de les remettre.',
      openDone: (count: number) =>
        `C’est rouvert. ${count} ${plural(count, 'lettre écrite', 'lettres écrites')}.`,
      tooLate: (day: string) =>
        `Trop tard : l’heure limite est trop proche. Le premier jour est le ${on(day)}.`,
      stays: 'L’heure limite est passée : rien ne change plus.',
    }
  },
})
