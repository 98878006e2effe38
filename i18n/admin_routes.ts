// The admin's page of routes.

import type { StopState } from '../domain/machines/tables.ts'
import { messages } from './catalogue.ts'
import { kitchenName } from './kitchens.ts'
import { ofName } from './of_name.ts'

export const adminRouteMessages = messages({
  en: ({ plural }) => ({
    title: 'Routes',
    lede: 'Where the vans of a day go, in which order, and who drives. What you move by hand stays where you put it.',
    task: 'Routes',
    taskNote: 'The vans of a day with their stops; move a stop, name a driver.',
    date: 'Day',
    show: 'See the day',
    none: 'No routes yet. They are planned once the boxes of the day are locked.',
    route: (number: number, kitchen: string) => `Route ${number}, ${kitchenName(kitchen)}`,
    stopsOf: (number: number, kitchen: string) => `Stops of route ${number}, ${kitchenName(kitchen)}`,
    facts: (stops: number, done: number, leaves: string, hours: string) =>
      `${stops} ${plural(stops, 'stop', 'stops')}, ${done} done. Leaves at ${leaves}; ${hours} to the last door.`,
    started: (at: string) => `On the road since ${at}.`,
    duration: (hours: number, minutes: number) =>
      hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`,
    driver: 'Driver',
    nobody: 'Nobody',
    overtaken: (name: string | null) =>
      name === null
        ? 'Somebody else has just taken the driver off this route. Your choice was not saved.'
        : `Somebody else has just given this route to ${name}. Your choice was not saved.`,
    save: 'Save',
    saved: 'Saved.',
    map: (number: number) => `Map of route ${number}`,
    columns: ['Stop', 'Planned', 'Window', 'Address', 'State', 'Move'],
    pickup: 'pickup',
    late: 'after its window',
    states: {
      planned: 'planned',
      arrived: 'driver there',
      done: 'done',
      failed: 'failed',
      removed: 'taken off',
    } satisfies Record<StopState, string>,
    move: 'Move…',
    moveName: (name: string) => `Move ${name}`,
    toRoute: 'Route',
    toPlace: 'Place',
    moved: (name: string) => `${name} was moved.`,
    outsideShift: 'Outside the drivers’ hours.',
    vans: 'Vans',
    vansNote:
      'Routes are planned with these vans. A change applies to days that are not planned yet. Existing routes stay, because their times are promised.',
    vansOf: (kitchen: string) => `Vans of ${kitchenName(kitchen)}`,
    needed: (needed: number, vans: number) =>
      needed > vans
        ? `The day takes ${needed} ${plural(needed, 'van', 'vans')}, and the kitchen has ${vans}. Find ${needed - vans} more, or move stops.`
        : `The day takes ${needed} of ${vans} ${plural(vans, 'van', 'vans')}.`,
    noVans: 'This kitchen’s vans are not set yet. Routes are planned with the default ones.',
    always: 'Every day',
    thatDay: (day: string) => `Only ${day}`,
    sameAsAlways: 'Same as every day.',
    vanCount: 'Vans with a driver',
    boxes: 'Boxes a van holds',
    bags: 'Bags and kits a van brings back',
    shiftFrom: 'Shift begins',
    shiftUntil: 'Shift ends',
    lat: 'Latitude of the kitchen',
    lon: 'Longitude of the kitchen',
    clearDay: 'Use the everyday vans again',
    drivers: 'Drivers',
    driversNote:
      'A driver signs in like everybody else and finds the day’s stops at /driver. New drivers get a message, and one for each route that is given to them or taken away.',
    noDrivers: 'Nobody drives yet.',
    email: 'E-mail of the account',
    makeDriver: 'Make a driver',
    dismiss: 'No longer a driver',
    dismissName: (name: string) => `${name}: no longer a driver`,
    dismissAsk: (name: string) => `Is ${name} no longer a driver?`,
    dismissNote: 'Their routes from today on have no driver then.',
    unknown: 'No account has this e-mail.',
  }),
  fr: ({ plural }) => ({
    title: 'Tournées',
    lede: 'Où vont les camions d’une journée, dans quel ordre, et qui conduit. Ce qui est déplacé à la main y reste.',
    task: 'Tournées',
    taskNote: 'Les camions d’une journée et leurs arrêts; déplacer un arrêt, nommer un livreur.',
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
    dismiss: 'N’est plus livreur',
    dismissName: (name: string) => `${name} : n’est plus livreur`,
    dismissAsk: (name: string) => `${name} ne livre plus?`,
    dismissNote: 'Ses tournées, dès aujourd’hui, n’ont alors plus de livreur.',
    unknown: 'Aucun compte n’a ce courriel.',
  }),
})
