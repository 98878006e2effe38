import type { DocumentOf } from '../../../contract/content.ts'

export const cookitBanners: Readonly<Record<string, DocumentOf<'banner'>>> = {
  'sign-in': {
    dish: 'friday-table',
    locales: {
      en: {
        heading: 'There you are!',
        text: 'Your next box can still change: swap, add or skip up to {cutoffDays} days before delivery, {cutoffTime}.',
        action: { words: 'First time here? Peek at the menu', to: 'menu?date=open-week' },
      },
      fr: {
        heading: 'Ah, te v’là!',
        text: 'Ta prochaine boîte peut encore changer : ajoute, enlève ou saute jusqu’à {cutoffDays} jours avant la livraison, à {cutoffTime}.',
        action: { words: 'Première fois? Va voir le menu', to: 'menu?date=open-week' },
      },
    },
  },
  'password-reset': {
    dish: 'chili-con-carne',
    locales: {
      en: {
        heading: 'Lost the recipe for your password?',
        text: 'Get a link and set a new one of at least {passwordLength} characters. The link works once, for two hours.',
        action: { words: 'Stuck? Drop us a line', to: 'contact' },
      },
      fr: {
        heading: 'T’as perdu la recette de ton mot de passe?',
        text: 'Demande un lien et fais-en un nouveau, au moins {passwordLength} caractères. Le lien marche une fois, pendant deux heures.',
        action: { words: 'Ça bloque? Écris-nous', to: 'contact' },
      },
    },
  },
  servings: {
    locales: {
      en: {
        heading: 'More plates, less each',
        text: 'Feed more people, or cook more nights, and every serving gets cheaper. The van’s coming over anyway.',
        action: { words: 'Price my box', to: 'signupPlans?plan=rtc' },
      },
      fr: {
        heading: 'Plus on est, moins c’est cher',
        text: 'Plus de monde à table, ou plus de soirs cuisinés, et chaque portion coûte moins. Le camion s’en vient de toute façon.',
        action: { words: 'Faire mon prix', to: 'signupPlans?plan=rtc' },
      },
    },
  },
}
