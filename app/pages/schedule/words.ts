// The calendar of deliveries, and its feed for one's own calendar.

import { messages } from '../../../i18n/catalogue.ts'

export const scheduleMessages = messages({
  en: voice => ({
    title: voice.pick({ freshprep: 'Your schedule', cookit: 'Your calendar' }),
    heading: voice.pick({ freshprep: 'Your upcoming boxes', cookit: 'Box days' }),
    calendar: 'Delivery calendar',
    today: 'today',
    key: { coming: 'coming', past: 'delivered', skipped: 'skipped', trouble: 'action needed' },
    keyLabel: 'Legend',
    marks: {
      coming: (content: string) => `delivery${content && `: ${content}`}.`,
      skipped: 'skipped.',
      delivered: 'delivered.',
      trouble: (state: string) => `${state}.`,
    },
    underway: voice.pick({ freshprep: 'In progress', cookit: 'In the works' }),
    view: 'View',
    viewOf: (day: string) => `View the ${day} box`,
    past: 'Recent boxes',
    all: 'All past orders',
    none: voice.pick({ freshprep: 'No deliveries yet.', cookit: 'No box yet.' }),
    noneNote:
      'Once you finish signing up, your deliveries will show up here, with the deadline to change each one.',
    goOn: 'Finish signing up',
    feed: {
      heading: voice.pick({ freshprep: 'Add to your calendar', cookit: 'Add it to your calendar' }),
      note: 'Every delivery with its window and meals, kept up to date. Skipped boxes drop off automatically.',
      get: 'Get calendar link',
      open: 'Add to my calendar',
      copy: 'Copy link',
      copied: 'Link copied.',
      address: 'Calendar link',
      secret: 'Anyone with this link can see your deliveries.',
      renew: 'Create a new link',
      renewed: 'Here’s your new link. The old one no longer works.',
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
