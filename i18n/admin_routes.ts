// The admin's page of routes.

import type { StopState } from '../domain/machines/tables.ts'
import { messages } from './catalogue.ts'
import { kitchenName } from './kitchens.ts'
import { ofName } from './of_name.ts'

export const adminRouteMessages = messages({
  en: ({ plural }) => ({
    title: 'Routes',
    lede: 'A day’s van routes, stop order and drivers. Manual changes stay put.',
    date: 'Day',
    show: 'Show',
    none: 'No routes yet. They’re planned once the day’s boxes lock.',
    route: (number: number, kitchen: string) => `Route ${number}, ${kitchenName(kitchen)}`,
    stopsOf: (number: number, kitchen: string) => `Stops of route ${number}, ${kitchenName(kitchen)}`,
    facts: (stops: number, done: number, leaves: string, hours: string) =>
      `${stops} ${plural(stops, 'stop', 'stops')}, ${done} done. Leaves at ${leaves}; ${hours} to the last door.`,
    started: (at: string) => `Left at ${at}.`,
    duration: (hours: number, minutes: number) =>
      hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`,
    driver: 'Driver',
    nobody: 'Unassigned',
    overtaken: (name: string | null) =>
      name === null
        ? 'Someone else just removed this route’s driver. Your change wasn’t saved.'
        : `Someone else just assigned this route to ${name}. Your change wasn’t saved.`,
    save: 'Save',
    saved: 'Saved.',
    map: (number: number) => `Map of route ${number}`,
    columns: ['Stop', 'Planned', 'Window', 'Address', 'State', 'Move'],
    pickup: 'pickup',
    late: 'after its window',
    states: {
      planned: 'planned',
      arrived: 'arrived',
      done: 'done',
      failed: 'failed',
      removed: 'removed',
    } satisfies Record<StopState, string>,
    move: 'Move…',
    moveName: (name: string) => `Move ${name}`,
    toRoute: 'Route',
    toPlace: 'Position',
    moved: (name: string) => `${name} moved.`,
    outsideShift: 'Outside the drivers’ hours.',
    vans: 'Vans',
    vansNote:
      'Used to plan routes. Changes apply to days not planned yet. Existing routes stay, because their times are promised.',
    vansOf: (kitchen: string) => `${kitchenName(kitchen)} vans`,
    needed: (needed: number, vans: number) =>
      needed > vans
        ? `Needs ${needed} ${plural(needed, 'van', 'vans')}, kitchen has ${vans}. Add ${needed - vans} more, or move stops.`
        : `Needs ${needed} of ${vans} ${plural(vans, 'van', 'vans')}.`,
    noVans: 'No vans set for this kitchen. Using defaults.',
    always: 'Every day',
    thatDay: (day: string) => `Only ${day}`,
    sameAsAlways: 'Same as every day.',
    vanCount: 'Vans with a driver',
    boxes: 'Boxes per van',
    bags: 'Bags and kits per van (return)',
    shiftFrom: 'Shift start',
    shiftUntil: 'Shift end',
    lat: 'Kitchen latitude',
    lon: 'Kitchen longitude',
    clearDay: 'Reset to everyday vans',
    drivers: 'Drivers',
    driversNote:
      'Drivers log in as usual and see the day’s stops at /driver. They’re notified when added, and when a route is assigned or removed.',
    noDrivers: 'No drivers yet.',
    email: 'Account email',
    makeDriver: 'Add driver',
    dismiss: 'Remove driver',
    dismissName: (name: string) => `Remove driver: ${name}`,
    dismissAsk: (name: string) => `Remove ${name} as a driver?`,
    dismissNote: 'Their routes from today will be unassigned.',
    unknown: 'No account with this email.',
  }),
  fr: ({ plural }) => ({
    title: 'Tournées',
    lede: 'Où vont les camions d’une journée, dans quel ordre, et qui conduit. Ce qui est déplacé à la main y reste.',
    date: 'Jour',
    show: 'Voir ce jour',
    none: 'Pas encore de tournée. Elles sont planifiées une fois les boîtes du jour verrouillées.',
    route: (number: number, kitchen: string) => `Tournée ${number}, ${kitchenName(kitchen)}`,
    stopsOf: (number: number, kitchen: string) => `Arrêts de la tournée ${number}, ${kitchenName(kitchen)}`,
    facts: (stops: number, done: number, leaves: string, hours: string) =>
      `${stops} ${plural(stops, 'arrêt', 'arrêts')}, ${done} ${plural(done, 'terminé', 'terminés')}. Départ à ${leaves}; ${hours} jusqu’à la dernière porte.`,
    started: (at: string) => `En route depuis ${at}.`,
    duration: (hours: number, minutes: number) =>
      hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`,
    driver: 'Livreur',
    nobody: 'Personne',
    overtaken: (name: string | null) =>
      name === null
        ? 'Quelqu’un vient de retirer le livreur de cette tournée. Ce choix n’est pas enregistré.'
        : `Quelqu’un vient d’attribuer cette tournée à ${name}. Ce choix n’est pas enregistré.`,
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    map: (number: number) => `Carte de la tournée ${number}`,
    columns: ['Arrêt', 'Prévu', 'Plage', 'Adresse', 'État', 'Déplacer'],
    pickup: 'collecte',
    late: 'après sa plage',
    states: {
      planned: 'prévu',
      arrived: 'livreur sur place',
      done: 'fait',
      failed: 'manqué',
      removed: 'retiré',
    } satisfies Record<StopState, string>,
    move: 'Déplacer…',
    moveName: (name: string) => `Déplacer ${name}`,
    toRoute: 'Tournée',
    toPlace: 'Rang',
    moved: (name: string) => `L’arrêt ${ofName(name)} est déplacé.`,
    outsideShift: 'En dehors du quart des livreurs.',
    vans: 'Camions',
    vansNote:
      'Les tournées sont planifiées avec ces camions. Un changement compte pour les jours pas encore planifiés; les tournées en place restent, car leurs heures sont promises.',
    vansOf: (kitchen: string) => `Camions de ${kitchenName(kitchen)}`,
    needed: (needed: number, vans: number) =>
      needed > vans
        ? `La journée demande ${needed} ${plural(needed, 'camion', 'camions')}, et la cuisine en a ${vans}. Il en manque ${needed - vans}, à moins de déplacer des arrêts.`
        : `La journée demande ${needed} ${plural(needed, 'camion', 'camions')} sur ${vans}.`,
    noVans:
      'Les camions de cette cuisine ne sont pas encore indiqués. Les tournées sont planifiées avec les valeurs par défaut.',
    always: 'Tous les jours',
    thatDay: (day: string) => `Seulement le ${day}`,
    sameAsAlways: 'Comme tous les jours.',
    vanCount: 'Camions avec livreur',
    boxes: 'Boîtes par camion',
    bags: 'Sacs et trousses rapportés par camion',
    shiftFrom: 'Début du quart',
    shiftUntil: 'Fin du quart',
    lat: 'Latitude de la cuisine',
    lon: 'Longitude de la cuisine',
    clearDay: 'Reprendre les camions de tous les jours',
    drivers: 'Livreurs',
    driversNote:
      'Un livreur se connecte comme tout le monde et trouve ses arrêts du jour à /driver. Il reçoit un message à sa nomination, puis un pour chaque tournée attribuée ou retirée.',
    noDrivers: 'Personne ne conduit encore.',
    email: 'Courriel du compte',
    makeDriver: 'Nommer livreur',
    dismiss: 'Retirer ce livreur',
    dismissName: (name: string) => `Retirer ce livreur : ${name}`,
    dismissAsk: (name: string) => `${name} ne livre plus?`,
    dismissNote: 'Ses tournées, dès aujourd’hui, n’ont alors plus de livreur.',
    unknown: 'Aucun compte n’a ce courriel.',
  }),
})
