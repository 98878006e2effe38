// Cutoffs by delivery day, for the office.

import { messages } from '../../../../i18n/catalogue.ts'
import { formatFullDay, formatWallClock } from '../../../../i18n/dates.ts'

export const cutoffWords = messages({
  en: ({ plural }) => ({
    cutoffs: 'Cutoffs',
    said: 'The last minute to change or skip a box',
    day: 'Delivery day',
    households: 'Households',
    now: 'Cutoff now',
    after: (day: string) => `From the week of ${formatFullDay(day, 'en')}`,
    rule: (weekday: string, time: string, days: number) =>
      `${weekday}, ${time}, ${days} ${plural(days, 'day', 'days')} before`,
    next: (rule: string, day: string) => `${rule} from ${formatFullDay(day, 'en')}`,
    days: (day: string) => `Days before, ${day}`,
    time: (day: string) => `Time, ${day}`,
    before: (days: number) => `${days} ${plural(days, 'day', 'days')} before`,
    from: 'First week',
    fromHint: (day: string) =>
      `A Monday, ${formatFullDay(day, 'en')} at the earliest: weeks before are opened`,
    reason: 'Reason',
    save: (day: string) => `Change from ${formatFullDay(day, 'en')}`,
    saved: (letters: number) =>
      `The cutoffs have changed. ${letters} ${plural(letters, 'email', 'emails')} will be sent.`,
    same: 'Change a day or a time to see what follows.',
    wrong: 'A time is missing.',
    tooSoon: (day: string) => `Too soon: ${formatFullDay(day, 'en')} at the earliest.`,
    take: (day: string) => `Take ${formatFullDay(day, 'en')}`,
    firstBox: (day: string) => `Box for ${formatFullDay(day, 'en')}`,
    at: (local: string) => formatWallClock(local, 'en'),
    letters: 'Emails',
    opened: (week: string) =>
      `Boxes to the week of ${formatFullDay(week, 'en')} are opened and keep their cutoffs.`,
    mayNot: 'Only owners and dispatch can change cutoffs.',
    history: 'Changes of cutoffs',
    none: 'No cutoff has been changed.',
    fromDay: (day: string) => `From ${formatFullDay(day, 'en')}`,
    states: { inForce: 'Now', toCome: 'To come', before: 'Before', takenBack: 'Taken back' },
    of: (day: string, rule: string) => `${day}: ${rule}`,
    takeBack: 'Take back',
    takeBackOf: (day: string, from: string) => `Take back: ${day}, from ${formatFullDay(from, 'en')}`,
    takenBack: 'Taken back. Households that were told get an email.',
  }),
  fr: ({ plural }) => ({
    cutoffs: 'Heures limites',
    said: 'La dernière minute pour modifier ou sauter une boîte',
    day: 'Jour de livraison',
    households: 'Foyers',
    now: 'Heure limite actuelle',
    after: (day: string) => `Dès la semaine du ${formatFullDay(day, 'fr')}`,
    rule: (weekday: string, time: string, days: number) =>
      `${weekday}, ${time}, ${days} ${plural(days, 'jour', 'jours')} avant`,
    next: (rule: string, day: string) => `${rule} dès le ${formatFullDay(day, 'fr')}`,
    days: (day: string) => `Jours avant, ${day}`,
    time: (day: string) => `Heure, ${day}`,
    before: (days: number) => `${days} ${plural(days, 'jour', 'jours')} avant`,
    from: 'Première semaine',
    fromHint: (day: string) =>
      `Un lundi, au plus tôt le ${formatFullDay(day, 'fr')} : les semaines d’avant sont ouvertes`,
    reason: 'Raison',
    save: (day: string) => `Changer à partir du ${formatFullDay(day, 'fr')}`,
    saved: (letters: number) =>
      `Les heures limites ont changé. ${letters} ${plural(letters, 'courriel sera envoyé', 'courriels seront envoyés')}.`,
    same: 'Changer un jour ou une heure pour voir ce qui suit.',
    wrong: 'Il manque une heure.',
    tooSoon: (day: string) => `Trop tôt : le ${formatFullDay(day, 'fr')} au plus tôt.`,
    take: (day: string) => `Prendre le ${formatFullDay(day, 'fr')}`,
    firstBox: (day: string) => `Boîte du ${formatFullDay(day, 'fr')}`,
    at: (local: string) => formatWallClock(local, 'fr'),
    letters: 'Courriels',
    opened: (week: string) =>
      `Les boîtes sont ouvertes jusqu’à la semaine du ${formatFullDay(week, 'fr')} et gardent leur heure limite.`,
    mayNot: 'Seuls les propriétaires et la répartition peuvent changer les heures limites.',
    history: 'Changements d’heures limites',
    none: 'Aucune heure limite n’a changé.',
    fromDay: (day: string) => `À partir du ${formatFullDay(day, 'fr')}`,
    states: { inForce: 'En cours', toCome: 'À venir', before: 'Avant', takenBack: 'Annulé' },
    of: (day: string, rule: string) => `${day} : ${rule}`,
    takeBack: 'Annuler',
    takeBackOf: (day: string, from: string) => `Annuler : ${day}, à partir du ${formatFullDay(from, 'fr')}`,
    takenBack: 'Annulé. Les foyers prévenus reçoivent un courriel.',
  }),
})
