// The calendar of deliveries, and its feed for one's own calendar.

import { messages } from './catalogue.ts'

export const scheduleMessages = messages({
  en: voice => ({
    title: voice.pick({ freshprep: 'Your schedule', cookit: 'Your calendar' }),
    heading: voice.pick({ freshprep: 'When your boxes come', cookit: 'Box days' }),
    calendar: 'Calendar of deliveries',
    today: 'today',
    key: { coming: 'coming', past: 'delivered', skipped: 'skipped', trouble: 'needs you' },
    keyLabel: 'What the marks mean',
    marks: {
      coming: (content: string) => `a box comes${content && `: ${content}`}.`,
      skipped: 'the box is skipped.',
      delivered: 'a box was delivered.',
      trouble: (state: string) => `${state}.`,
    },
    underway: voice.pick({ freshprep: 'Under way', cookit: 'In the works' }),
    view: 'View',
    viewOf: (day: string) => `View the box of ${day}`,
    past: 'The last weeks',
    all: 'All past orders',
    none: voice.pick({ freshprep: 'No delivery yet.', cookit: 'No box yet.' }),
    noneNote:
      'Once your sign-up is complete, every delivery stands here with the day it can still be changed.',
    goOn: 'Go on with the sign-up',
    feed: {
      heading: voice.pick({ freshprep: 'In your own calendar', cookit: 'Put it in your own calendar' }),
      note: 'Every delivery with its window and its dishes, kept up to date. Skipped boxes go away by themselves.',
      get: 'Get the address',
      open: 'Add to my calendar',
      copy: 'Copy the address',
      copied: 'The address is copied.',
      address: 'Address of the calendar',
      secret: 'Whoever has this address can see your deliveries.',
      renew: 'Make a new address',
      renewed: 'This is the new address. The one before it has stopped.',
    },
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Votre calendrier', cookit: 'Ton calendrier' }),
    heading: voice.pick({ freshprep: 'Vos jours de livraison', cookit: 'Tes jours de boîte' }),
    calendar: 'Calendrier des livraisons',
    today: 'aujourd’hui',
    key: {
      coming: 'à venir',
      past: 'livrée',
      skipped: 'sautée',
      trouble: voice.pick({ freshprep: 'à régler', cookit: 'à régler' }),
    },
    keyLabel: 'Ce que disent les marques',
    marks: {
      coming: (content: string) => `une boîte arrive${content && ` : ${content}`}.`,
      skipped: 'la boîte est sautée.',
      delivered: 'une boîte a été livrée.',
      trouble: (state: string) => `${state}.`,
    },
    underway: 'En cours',
    view: 'Voir',
    viewOf: (day: string) => `Voir la boîte du ${day}`,
    past: 'Les dernières semaines',
    all: 'Toutes les commandes passées',
    none: voice.pick({ freshprep: 'Aucune livraison pour l’instant.', cookit: 'Pas encore de boîte.' }),
    noneNote: voice.pick({
      freshprep:
        'Une fois votre inscription terminée, chaque livraison s’affiche ici avec le jour où elle peut encore être modifiée.',
      cookit:
        'Une fois ton inscription terminée, chaque boîte s’affiche ici avec le jour où tu peux encore la modifier.',
    }),
    goOn: voice.pick({ freshprep: 'Poursuivre l’inscription', cookit: 'Continuer l’inscription' }),
    feed: {
      heading: voice.pick({ freshprep: 'Dans votre propre agenda', cookit: 'Dans ton propre agenda' }),
      note: 'Chaque livraison, avec sa plage horaire et ses plats, toujours à jour. Les boîtes sautées disparaissent d’elles-mêmes.',
      get: 'Obtenir l’adresse',
      open: voice.pick({ freshprep: 'Ajouter à mon agenda', cookit: 'Ajouter à mon agenda' }),
      copy: 'Copier l’adresse',
      copied: 'L’adresse est copiée.',
      address: 'Adresse du calendrier',
      secret: voice.pick({
        freshprep: 'Quiconque a cette adresse peut voir vos livraisons.',
        cookit: 'Quiconque a cette adresse peut voir tes livraisons.',
      }),
      renew: 'Créer une nouvelle adresse',
      renewed: 'Voici la nouvelle adresse. La précédente ne fonctionne plus.',
    },
  }),
})
