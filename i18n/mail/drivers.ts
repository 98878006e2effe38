// Letters to drivers.

import { formatClock } from '../dates.ts'
import { kitchenName } from '../kitchens.ts'
import type { Letter, LettersOf } from './letter.ts'
import { wordsOf } from './words.ts'

/** A van's route. `date`: ISO date; `kitchen`: its id; `leaves`: brand wall clock, `15:40`. */
interface RouteOfDriver {
  date: string
  number: number
  kitchen: string
  leaves: string
}

interface DriverLetters {
  /** `link`: the driver's page, which the text message names. */
  driver_named: Letter<{ link: string }>
  route_given: Letter<RouteOfDriver & { link: string }>
  route_taken: Letter<RouteOfDriver>
}

export const driverLetters: LettersOf<DriverLetters> = {
  en: voice => {
    const { day } = wordsOf(voice)
    const action = 'Open driver page'
    return {
      driver_named: {
        subject: () => voice.pick({ freshprep: 'You’re now a driver', cookit: 'You’re driving for us now' }),
        body: () =>
          'On days you have a route, you’ll find its stops in order on the driver page. Open the page once before you leave. After that, it works offline too.\n\nWe’ll message you about each route.',
        action,
        textTail: ({ link }) => `Your page: ${link}`,
      },
      route_given: {
        subject: ({ number, date }) => `You’re driving route ${number} on ${day(date)}`,
        body: ({ number, date, kitchen, leaves }) =>
          `You’re driving route ${number} on ${day(date)}. It leaves the ${kitchenName(kitchen)} kitchen at ${formatClock(leaves, 'en')}.\n\nYou’ll find its stops in order on the driver page that day.`,
        action,
        textTail: ({ leaves, link }) => `It leaves at ${formatClock(leaves, 'en')}. Its stops: ${link}`,
      },
      route_taken: {
        subject: ({ number, date }) => `You’re off route ${number} on ${day(date)}`,
        body: ({ number, date, kitchen }) =>
          `You’re no longer driving route ${number} from the ${kitchenName(kitchen)} kitchen on ${day(date)}. Already on the road? Call the kitchen.`,
        action,
        textTail: () => 'Already on the road? Call the kitchen.',
      },
    }
  },
  fr: voice => {
    const { day } = wordsOf(voice)
    const action = 'Ouvrir la page du livreur'
    return {
      driver_named: {
        subject: () =>
          voice.pick({
            freshprep: 'Vous livrez maintenant pour nous',
            cookit: 'Tu livres maintenant avec nous',
          }),
        body: () =>
          voice.pick({
            freshprep:
              'Quand une tournée est à vous, ses arrêts sont sur la page du livreur ce jour-là, dans l’ordre. Ouvrez-la une fois avant de partir\u00a0: ensuite, elle fonctionne même sans réseau.\n\nVous recevrez un message pour chaque tournée.',
            cookit:
              'Quand une tournée est à toi, ses arrêts sont sur la page du livreur ce jour-là, dans l’ordre. Ouvre-la une fois avant de partir\u00a0: ensuite, elle marche même sans réseau.\n\nTu recevras un message pour chaque tournée.',
          }),
        action,
        textTail: ({ link }) =>
          voice.pick({ freshprep: `Votre page : ${link}`, cookit: `Ta page : ${link}` }),
      },
      route_given: {
        subject: ({ number, date }) =>
          voice.pick({
            freshprep: `La tournée ${number} du ${day(date)} est à vous`,
            cookit: `La tournée ${number} du ${day(date)} est à toi`,
          }),
        body: ({ number, date, kitchen, leaves }) =>
          `${voice.pick({ freshprep: 'Vous faites', cookit: 'Tu fais' })} la tournée ${number} du ${day(date)}. Elle part de la cuisine de ${kitchenName(kitchen)} à ${formatClock(leaves, 'fr')}.\n\nCe jour-là, ses arrêts sont sur la page du livreur, dans l’ordre.`,
        action,
        textTail: ({ leaves, link }) => `Départ à ${formatClock(leaves, 'fr')}. Le trajet : ${link}`,
      },
      route_taken: {
        subject: ({ number, date }) =>
          voice.pick({
            freshprep: `La tournée ${number} du ${day(date)} n’est plus à vous`,
            cookit: `La tournée ${number} du ${day(date)} n’est plus à toi`,
          }),
        body: ({ number, date, kitchen }) =>
          voice.pick({
            freshprep: `Vous ne faites plus la tournée ${number} de la cuisine de ${kitchenName(kitchen)} le ${day(date)}. Si vous êtes déjà en route, appelez la cuisine.`,
            cookit: `Tu ne fais plus la tournée ${number} de la cuisine de ${kitchenName(kitchen)} le ${day(date)}. Si tu es déjà en route, appelle la cuisine.`,
          }),
        action,
        textTail: () =>
          voice.pick({
            freshprep: 'Déjà en route? Appelez la cuisine.',
            cookit: 'Déjà en route? Appelle la cuisine.',
          }),
      },
    }
  },
}
