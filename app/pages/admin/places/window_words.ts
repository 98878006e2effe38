// Delivery windows of a zone, for the office.

import { messages } from '../../../../i18n/catalogue.ts'
import { formatFullDay, formatWeekdayAndDay } from '../../../../i18n/dates.ts'

export const windowWords = messages({
  en: ({ plural }) => ({
    newZone: 'New zone',
    nameEn: 'Name in English',
    nameFr: 'Name in French',
    province: 'Province',
    kitchen: 'Kitchen',
    firstDay: 'First delivery day',
    addZone: 'Add zone',
    zoneAdded: 'Zone added. Put areas in it by their list.',
    windows: 'Delivery windows',
    keep: 'Window',
    begins: 'From',
    ends: 'To',
    most: 'Boxes a day',
    of: (what: string, window: string) => `${what}, ${window}`,
    day: 'Day',
    unlimited: 'Leave “Boxes a day” empty for no limit.',
    households: (count: number) => plural(count, 'household', 'households'),
    taken: (households: number, boxes: number) =>
      `${households} ${plural(households, 'household', 'households')}, ${boxes} ${plural(boxes, 'box', 'boxes')} on the fullest day`,
    fresh: 'New',
    add: 'Add a window',
    drop: 'Remove',
    ending: (window: string, until: string) =>
      `${window} ends: its last day is before ${formatFullDay(until, 'en')}`,
    begin: (window: string, from: string) => `${window} begins on ${formatFullDay(from, 'en')}`,
    fromDay: 'First day of the change',
    reason: 'Reason',
    save: (day: string) => `Change from ${formatFullDay(day, 'en')}`,
    saved: (households: number, waiting: number) =>
      [
        households === 0
          ? 'The windows have changed. No household had to move.'
          : `The windows have changed. ${households} ${plural(households, 'household has', 'households have')} another window or box, and an email.`,
        waiting > 0 &&
          `${waiting} more ${plural(waiting, 'household gets theirs', 'households get theirs')} within the next minutes.`,
      ]
        .filter(Boolean)
        .join(' '),
    same: 'Tick, change or add a window to see what follows.',
    wrong:
      'Each window needs an end after its start, and two can’t begin at the same hour of a day. Boxes a day is a whole number.',
    nobody: (households: number) =>
      households === 0
        ? 'No one is moved.'
        : `No one is moved. ${households} ${plural(households, 'household', 'households')} can choose from these windows.`,
    get: (window: string) => `Households that get ${window}`,
    choose: 'Households told to choose: no window has room',
    move: (day: string) => `Boxes that come on ${formatWeekdayAndDay(day, 'en')}`,
    skip: 'Boxes skipped',
    rest: 'Boxes skipped before',
    letters: 'Emails',
    mayNot: 'Only owners and dispatch can change windows.',
    history: 'Timetables',
    came: 'Came with the program',
    from: (day: string) => `From ${formatFullDay(day, 'en')}`,
    states: { inForce: 'Now', toCome: 'To come', before: 'Before' },
    limit: (boxes: number) => `up to ${boxes} ${plural(boxes, 'box', 'boxes')}`,
  }),
  fr: ({ plural }) => ({
    newZone: 'Nouvelle zone',
    nameEn: 'Nom en anglais',
    nameFr: 'Nom en français',
    province: 'Province',
    kitchen: 'Cuisine',
    firstDay: 'Premier jour de livraison',
    addZone: 'Ajouter la zone',
    zoneAdded: 'Zone ajoutée. Les secteurs s’y mettent avec leur liste.',
    windows: 'Plages de livraison',
    keep: 'Plage',
    begins: 'De',
    ends: 'À',
    most: 'Boîtes par jour',
    of: (what: string, window: string) => `${what}, ${window}`,
    day: 'Jour',
    unlimited: 'Laisser « Boîtes par jour » vide pour ne pas mettre de limite.',
    households: (count: number) => plural(count, 'foyer', 'foyers'),
    taken: (households: number, boxes: number) =>
      `${households} ${plural(households, 'foyer', 'foyers')}, ${boxes} ${plural(boxes, 'boîte', 'boîtes')} le jour le plus plein`,
    fresh: 'Nouvelle',
    add: 'Ajouter une plage',
    drop: 'Retirer',
    ending: (window: string, until: string) =>
      `${window} prend fin : son dernier jour précède le ${formatFullDay(until, 'fr')}`,
    begin: (window: string, from: string) => `${window} commence le ${formatFullDay(from, 'fr')}`,
    fromDay: 'Premier jour du changement',
    reason: 'Raison',
    save: (day: string) => `Changer à partir du ${formatFullDay(day, 'fr')}`,
    saved: (households: number, waiting: number) =>
      [
        households === 0
          ? 'Les plages ont changé. Aucun foyer n’a dû bouger.'
          : `Les plages ont changé. ${households} ${plural(households, 'foyer a une autre plage ou une autre boîte', 'foyers ont une autre plage ou une autre boîte')}, et un courriel.`,
        waiting > 0 &&
          `${waiting} ${plural(waiting, 'autre foyer aura la sienne', 'autres foyers auront la leur')} dans les prochaines minutes.`,
      ]
        .filter(Boolean)
        .join(' '),
    same: 'Cocher, modifier ou ajouter une plage pour voir ce qui suit.',
    wrong:
      'Chaque plage doit finir après son début, et deux ne peuvent pas commencer à la même heure d’un jour. Boîtes par jour est un nombre entier.',
    nobody: (households: number) =>
      households === 0
        ? 'Personne n’est déplacé.'
        : `Personne n’est déplacé. ${households} ${plural(households, 'foyer peut', 'foyers peuvent')} choisir parmi ces plages.`,
    get: (window: string) => `Foyers qui passent au ${window}`,
    choose: 'Foyers invités à choisir : aucune plage n’a de place',
    move: (day: string) => `Boîtes qui arrivent le ${formatWeekdayAndDay(day, 'fr')}`,
    skip: 'Boîtes sautées',
    rest: 'Boîtes déjà sautées',
    letters: 'Courriels',
    mayNot: 'Seuls les propriétaires et la répartition peuvent changer les plages.',
    history: 'Horaires',
    came: 'Fourni avec le programme',
    from: (day: string) => `À partir du ${formatFullDay(day, 'fr')}`,
    states: { inForce: 'En cours', toCome: 'À venir', before: 'Avant' },
    limit: (boxes: number) => `jusqu’à ${boxes} ${plural(boxes, 'boîte', 'boîtes')}`,
  }),
})
