// Letters to drivers (mail.ts).

import type { Voice } from './catalogue.ts'
import { formatClock } from './dates.ts'
import { kitchenName } from './kitchens.ts'
import type { Letters } from './mail.ts'
import { wordsOf } from './mail_words.ts'

type DriverLetters = Pick<Letters, 'driver_named' | 'route_given' | 'route_taken'>

export const englishDriverLetters = (voice: Voice): DriverLetters => {
  const { day } = wordsOf(voice)
  const action = 'Open the driver’s page'
  return {
    driver_named: {
      subject: () => voice.pick({ freshprep: 'You are now a driver', cookit: 'You’re driving for us now' }),
      body: () =>
        'When a route is yours, its stops are on the driver’s page on that day, in their order. Open the page once before you leave: from then on it works without a connection too.\n\nYou get a message for each route.',
      action,
    },
    route_given: {
      subject: ({ number, date }) => `Yours: route ${number} on ${day(date)}`,
      body: ({ number, date, kitchen, leaves }) =>
        `You drive route ${number} on ${day(date)}. It leaves the ${kitchenName(kitchen)} kitchen at ${formatClock(leaves, 'en')}.\n\nOn that day its stops are on the driver’s page, in their order.`,
      action,
    },
    route_taken: {
      subject: ({ number, date }) => `No longer yours: route ${number} on ${day(date)}`,
      body: ({ number, date, kitchen }) =>
        `You no longer drive route ${number} of the ${kitchenName(kitchen)} kitchen on ${day(date)}. If you are already on the road with it, call the kitchen.`,
      action,
    },
  }
}

export const frenchDriverLetters = (voice: Voice): DriverLetters => {
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
    },
    route_given: {
      subject: ({ number, date }) =>
        voice.pick({
          freshprep: `À vous\u00a0: la tournée ${number} du ${day(date)}`,
          cookit: `À toi\u00a0: la tournée ${number} du ${day(date)}`,
        }),
      body: ({ number, date, kitchen, leaves }) =>
        `${voice.pick({ freshprep: 'Vous faites', cookit: 'Tu fais' })} la tournée ${number} du ${day(date)}. Elle part de la cuisine de ${kitchenName(kitchen)} à ${formatClock(leaves, 'fr')}.\n\nCe jour-là, ses arrêts sont sur la page du livreur, dans l’ordre.`,
      action,
    },
    route_taken: {
      subject: ({ number, date }) =>
        voice.pick({
          freshprep: `Elle n’est plus à vous\u00a0: la tournée ${number} du ${day(date)}`,
          cookit: `Elle n’est plus à toi\u00a0: la tournée ${number} du ${day(date)}`,
        }),
      body: ({ number, date, kitchen }) =>
        voice.pick({
          freshprep: `Vous ne faites plus la tournée ${number} de la cuisine de ${kitchenName(kitchen)} le ${day(date)}. Si vous êtes déjà en route, appelez la cuisine.`,
          cookit: `Tu ne fais plus la tournée ${number} de la cuisine de ${kitchenName(kitchen)} le ${day(date)}. Si tu es déjà en route, appelle la cuisine.`,
        }),
      action,
    },
  }
}
