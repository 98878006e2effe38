import type { DocumentOf } from '../../../contract/content.ts'

export const freshprepBanners: Readonly<Record<string, DocumentOf<'banner'>>> = {
  'sign-in': {
    dish: 'market-crate',
    locales: {
      en: {
        heading: 'Your next box is ready to edit',
        text: 'Change it, skip it or add to it, up to {cutoffDays} days before delivery, at {cutoffTime}.',
        action: { words: 'New here? See the menu', to: 'menu?date=open-week' },
      },
      fr: {
        heading: 'Votre boîte peut encore changer',
        text: 'Modifiez-la, sautez-la ou ajoutez-y quelque chose jusqu’à {cutoffDays} jours avant la livraison, à {cutoffTime}.',
        action: { words: 'Première visite? Voir le menu de la semaine', to: 'menu?date=open-week' },
      },
    },
  },
  'password-reset': {
    dish: 'squash-soup-croutons',
    locales: {
      en: {
        heading: 'It happens to the best cooks',
        text: 'Request a link and set a new password of at least {passwordLength} characters. The link works once, for two hours.',
        action: { words: 'Contact us instead', to: 'contact' },
      },
      fr: {
        heading: 'Cela arrive aux meilleurs cuisiniers',
        text: 'Demandez un lien et choisissez un nouveau mot de passe d’au moins {passwordLength} caractères. Le lien sert une fois, pendant deux heures.',
        action: { words: 'Plutôt nous écrire', to: 'contact' },
      },
    },
  },
  servings: {
    locales: {
      en: {
        heading: 'A bigger box, a smaller price',
        text: 'The more you add, the less each serving costs. Same trip, more food.',
        action: { words: 'Price my box', to: 'signupPlans?plan=rtc' },
      },
      fr: {
        heading: 'La boîte grandit, le prix diminue',
        text: 'Le prix d’une portion baisse à mesure que la boîte se remplit : le trajet est le même, et elle en contient davantage.',
        action: { words: 'Chiffrer ma boîte', to: 'signupPlans?plan=rtc' },
      },
    },
  },
}
