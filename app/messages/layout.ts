// The frame around every page: header, footer, banners, and what is said when a page cannot be shown.

import { messages } from './catalogue.ts'

export const layoutMessages = messages({
  en: voice => ({
    skipToContent: 'Skip to content',
    environment: {
      label: 'Environment',
      warning: (name: string) => `${name}: data here is volatile.`,
      room: 'Control room',
    },
    header: {
      home: (name: string) => `${name}, home`,
      main: 'Main',
      menu: 'Menu',
      pricing: 'Pricing',
      getStarted: 'Get started',
      account: 'Home',
      history: 'Past orders',
      signIn: 'Log in',
      signOut: 'Log out',
      open: 'Open the navigation',
      close: 'Close the navigation',
      you: (name: string) => `Account of ${name}`,
      greeting: (name: string) => voice.pick({ freshprep: `Hello, ${name}.`, cookit: `Hey ${name}!` }),
      card: 'Payment card',
      points: (points: string) => `${points} points`,
      pts: 'pts',
    },
    discountBar: {
      link: voice.pick({ freshprep: 'See what you’d pay', cookit: 'See your price' }),
      details: 'How it works',
      hide: 'Hide',
      order: (number: number, value: string) => `Box ${number}: ${value} off`,
    },
    footer: {
      eat: 'Eat',
      fine: 'Fine print',
      reach: 'Reach us',
      menu: 'Menu',
      pricing: 'Pricing',
      getStarted: 'Get started',
      notServed: 'Where we deliver',
      phone: 'Phone',
      copyright: (year: string, name: string) =>
        `© ${year} ${name}. Prices in Canadian dollars. Sales are final.`,
      pictures: 'Pictures are computer-made serving suggestions.',
      sources:
        'Contains information licensed under the Open Government Licence – Canada (Statistics Canada, ODEF and ODHF) and data from GeoNames (CC BY).',
      sister: (name: string, region: string) => `${name} delivers in ${region}.`,
    },
    notFound: {
      title: voice.pick({
        freshprep: ['Nothing', 'on this plate.'],
        cookit: ['Oh no,', 'an empty plate.'],
      }),
      subtitle: 'This page does not exist, or not any more.',
      paragraph: voice.pick({
        freshprep: 'The address may have a typo, or the week it spoke of has been eaten.',
        cookit: 'Maybe there’s a typo in the address, or somebody already finished it.',
      }),
      home: 'Back home',
    },
    oops: {
      title: 'Oops! Something went wrong',
      note: 'It is our doing, not yours. Nothing you saved is lost.',
      ask: 'If it happens again, tell us:',
      retry: 'Try again',
    },
  }),
  fr: voice => ({
    skipToContent: 'Aller au contenu',
    environment: {
      label: 'Environnement',
      warning: (name: string) => `${name} : données volatiles.`,
      room: 'Salle de contrôle',
    },
    header: {
      home: (name: string) => `${name}, accueil`,
      main: 'Principale',
      menu: 'Menu',
      pricing: 'Tarifs',
      getStarted: 'Commencer',
      account: 'Accueil',
      history: 'Commandes passées',
      signIn: 'Connexion',
      signOut: 'Déconnexion',
      open: 'Ouvrir la navigation',
      close: 'Fermer la navigation',
      you: (name: string) => `Compte de ${name}`,
      greeting: (name: string) => voice.pick({ freshprep: `Bonjour, ${name}.`, cookit: `Allô ${name}!` }),
      card: 'Carte de paiement',
      points: (points: string) => `${points} points`,
      pts: 'pts',
    },
    discountBar: {
      link: voice.pick({ freshprep: 'Voir votre prix', cookit: 'Voir ton prix' }),
      details: 'Les détails',
      hide: 'Masquer',
      order: (number: number, value: string) => `Boîte ${number} : ${value} de rabais`,
    },
    footer: {
      eat: 'Manger',
      fine: 'En petits caractères',
      reach: 'Nous joindre',
      menu: 'Menu',
      pricing: 'Tarifs',
      getStarted: 'Commencer',
      notServed: 'Où on livre',
      phone: 'Téléphone',
      copyright: (year: string, name: string) =>
        `© ${year} ${name}. Prix en dollars canadiens. Ventes finales.`,
      pictures: 'Les images sont des suggestions de présentation créées par ordinateur.',
      sources:
        'Contient des renseignements visés par la Licence du gouvernement ouvert – Canada (Statistique Canada, BDOEE et BDOES) et des données de GeoNames (CC BY).',
      sister: (name: string, region: string) => `${name} livre ${region}.`,
    },
    notFound: {
      title: voice.pick({
        freshprep: ['Rien', 'dans cette assiette.'],
        cookit: ['Oups,', 'l’assiette est vide.'],
      }),
      subtitle: 'Cette page n’existe pas, ou n’existe plus.',
      paragraph: voice.pick({
        freshprep:
          'L’adresse contient peut-être une coquille, ou la semaine dont elle parlait est déjà mangée.',
        cookit: 'Il y a peut-être une coquille dans l’adresse, ou quelqu’un a déjà tout mangé.',
      }),
      home: 'Retour à l’accueil',
    },
    oops: {
      title: 'Oups! Quelque chose a mal tourné',
      note: voice.pick({
        freshprep: 'C’est notre faute, pas la vôtre. Rien de ce que vous avez enregistré n’est perdu.',
        cookit: 'C’est notre faute, pas la tienne. Rien de ce que tu as enregistré n’est perdu.',
      }),
      ask: voice.pick({
        freshprep: 'Si cela se reproduit, écrivez-nous :',
        cookit: 'Si ça recommence, écris-nous :',
      }),
      retry: 'Réessayer',
    },
  }),
})
