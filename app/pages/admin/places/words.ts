// Where we deliver, for the office.

import type { AreaChange, AreaFault } from '../../../../domain/area_lines.ts'
import { messages } from '../../../../i18n/catalogue.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'

/** The parts of the page, in the order of its chips. */
export const placeParts = ['areas', 'new_zone', 'cutoffs'] as const
export type PlacePart = (typeof placeParts)[number]

const english = {
  faults: {
    fsa: 'Not the first half of a postal code',
    elsewhere: 'In a province of the other brand, or of none',
    unknown: 'Not a known postal area',
    zone: 'No zone of that name that has windows',
    province: 'The zone is in another province',
    served: 'Write yes or no',
    place: 'The place is too long',
    characters: 'Characters that can’t be kept',
    twice: 'Listed twice',
  } satisfies Record<AreaFault, string>,
  changes: {
    opened: 'Opens',
    closed: 'Closes to newcomers',
    other_zone: 'Another zone',
    renamed: 'Another name',
    same: 'No change',
  } satisfies Record<AreaChange, string>,
}

const french: typeof english = {
  faults: {
    fsa: 'N’est pas la première moitié d’un code postal',
    elsewhere: 'Dans une province de l’autre marque, ou d’aucune',
    unknown: 'Secteur postal inconnu',
    zone: 'Aucune zone de ce nom qui a des plages',
    province: 'La zone est dans une autre province',
    served: 'Écrire oui ou non',
    place: 'Le lieu est trop long',
    characters: 'Caractères impossibles à garder',
    twice: 'Deux fois dans la liste',
  },
  changes: {
    opened: 'Ouvre',
    closed: 'Ferme aux nouveaux',
    other_zone: 'Autre zone',
    renamed: 'Autre nom',
    same: 'Aucun changement',
  },
}

export const placesWords = messages({
  en: ({ plural }) => ({
    ...english,
    title: 'Areas',
    partTitle: (part: string) => `${part}, areas`,
    parts: { areas: 'Zones and areas', new_zone: 'New zone', cutoffs: 'Cutoffs' },
    newLede:
      'A zone has a kitchen and delivery windows. Areas are put in it afterward, and then households can sign up there.',
    cutoffLede: 'By delivery day. A change is for weeks in which no box is opened yet.',
    lede: (served: number, all: number) => `${served} of ${all} postal areas served`,
    map: (served: number) => `A map of the ${served} postal areas served.`,
    zones: 'Zones',
    zone: 'Zone',
    kitchen: 'Kitchen',
    kitchenOf: (city: string) => `${city} kitchen`,
    areas: 'Areas',
    windows: 'Days and windows',
    households: 'Households',
    all: 'All zones',
    none: 'No zone yet.',
    list: 'Postal areas',
    fsa: 'Area',
    place: 'Place',
    state: 'State',
    served: 'Served',
    from: (day: string) => `From ${formatFullDay(day, 'en')}`,
    notServed: 'Not served',
    versionsOf: (count: number) => `Versions: ${count}`,
    filters: { served: 'Served', not: 'Not served' },
    noAreas: 'No postal area yet.',
    count: (count: number) => plural(count, 'area', 'areas'),
    change: 'Change areas',
    lines: 'Areas, one a line',
    linesHint:
      'First half of the postal code, zone, place, yes or no. The last two can be left out. A CSV file works too.',
    file: 'CSV file',
    fromDay: 'First delivery day',
    check: 'Check',
    reason: 'Reason',
    set: (count: number) => `Change ${count} ${plural(count, 'area', 'areas')}`,
    done: (count: number) => `${count} ${plural(count, 'area has', 'areas have')} changed.`,
    follows: 'What follows.',
    keeps: (count: number) =>
      count === 0
        ? 'No household lives in an area that closes or changes its zone.'
        : `${count} ${plural(count, 'household keeps its', 'households keep their')} zone and windows; only newcomers get the new ones.`,
    wrong: (count: number) =>
      `${count} ${plural(count, 'line', 'lines')} can’t be taken. Nothing changes until all can.`,
    line: 'Line',
    effect: 'Change',
    history: (fsa: string) => `${fsa}: versions`,
    program: 'Came with the program',
  }),
  fr: ({ plural }) => ({
    ...french,
    title: 'Secteurs',
    partTitle: (part: string) => `${part}, secteurs`,
    parts: { areas: 'Zones et secteurs', new_zone: 'Nouvelle zone', cutoffs: 'Heures limites' },
    newLede:
      'Une zone a une cuisine et des plages de livraison. On y met des secteurs ensuite, et des foyers peuvent alors s’y inscrire.',
    cutoffLede:
      'Selon le jour de livraison. Un changement vaut pour les semaines dont aucune boîte n’est ouverte.',
    lede: (served: number, all: number) =>
      `${served} secteurs postaux ${plural(served, 'livré', 'livrés')} sur ${all}`,
    map: (served: number) => `Une carte des ${served} secteurs postaux livrés.`,
    zones: 'Zones',
    zone: 'Zone',
    kitchen: 'Cuisine',
    kitchenOf: (city: string) => `Cuisine de ${city}`,
    areas: 'Secteurs',
    windows: 'Jours et plages',
    households: 'Foyers',
    all: 'Toutes les zones',
    none: 'Aucune zone.',
    list: 'Secteurs postaux',
    fsa: 'Secteur',
    place: 'Lieu',
    state: 'État',
    served: 'Livré',
    from: (day: string) => `À partir du ${formatFullDay(day, 'fr')}`,
    notServed: 'Non livré',
    versionsOf: (count: number) => `Versions : ${count}`,
    filters: { served: 'Livrés', not: 'Non livrés' },
    noAreas: 'Aucun secteur postal.',
    count: (count: number) => plural(count, 'secteur', 'secteurs'),
    change: 'Changer des secteurs',
    lines: 'Secteurs, un par ligne',
    linesHint:
      'Première moitié du code postal, zone, lieu, oui ou non. Les deux derniers sont facultatifs. Un fichier CSV convient aussi.',
    file: 'Fichier CSV',
    fromDay: 'Premier jour de livraison',
    check: 'Vérifier',
    reason: 'Raison',
    set: (count: number) => `Changer ${count} ${plural(count, 'secteur', 'secteurs')}`,
    done: (count: number) => `${count} ${plural(count, 'secteur a changé', 'secteurs ont changé')}.`,
    follows: 'Ce qui suit.',
    keeps: (count: number) =>
      count === 0
        ? 'Aucun foyer n’habite un secteur qui ferme ou change de zone.'
        : `${count} ${plural(count, 'foyer garde sa zone et ses plages', 'foyers gardent leur zone et leurs plages')}; seuls les nouveaux ont les nouvelles.`,
    wrong: (count: number) =>
      `${count} ${plural(count, 'ligne ne peut pas être prise', 'lignes ne peuvent pas être prises')}. Rien ne change tant que toutes ne le peuvent pas.`,
    line: 'Ligne',
    effect: 'Changement',
    history: (fsa: string) => `${fsa} : versions`,
    program: 'Fourni avec le programme',
  }),
})
