// The frame of the settings: their navigation, how a row is changed, and the question before settings.

import { messages } from './catalogue.ts'

export const settingsMessages = messages({
  en: voice => ({
    heading: 'Settings',
    pages: 'Settings pages',
    page: {
      settingsAccount: 'Account',
      settingsSubscription: 'Plan',
      settingsDelivery: 'Delivery',
      settingsDietary: 'Food preferences',
      settingsPayment: 'Payment',
      paymentMethod: 'Payment card',
      settingsPaymentHistory: 'Payment history',
      settingsCommunications: 'Messages',
      settingsCorporateCredit: 'Employer credit',
      settingsChanges: 'Change history',
    },
    row: {
      change: 'Change',
      changeOf: (what: string) => `Change ${what}`,
      save: 'Save',
      cancel: 'Cancel',
      saved: 'Saved.',
      undone: 'Change undone.',
      undo: 'Undo',
      notSaved: 'Couldn’t save.',
      notUndone: 'Couldn’t undo.',
      stillHere: 'Your changes are still here.',
      again: 'Try again',
      none: 'None',
      on: 'On',
      off: 'Off',
    },
    /** The scope of a setting. */
    effect: {
      atOnce: 'Takes effect right away.',
      thisBox: (day: string) => `Starts with your ${day} box.`,
      nextBox: 'Starts with the next box you can still change.',
    },
    asked: {
      title: voice.pick({ freshprep: 'Confirm it’s you', cookit: 'Quick check: is that you?' }),
      text: 'For your security, enter your password to change settings. They’ll stay unlocked for 30 minutes.',
      password: 'Password',
      submit: 'Unlock settings',
      /** What the answer does at once, with a passkey too. */
      follows: (action: string) => `Then we’ll continue: “${action}”.`,
      forgotten: 'Forgot your password?',
      noPassword: (email: string) => `The account for ${email} doesn’t have a password yet.`,
      setPassword: 'E-mail me a link to set a password',
      locked: 'Confirm it’s you to see these settings.',
      again: 'Confirm it’s me',
      back: voice.pick({ freshprep: 'Back to your boxes', cookit: 'Back to your boxes' }),
    },
  }),
  fr: voice => ({
    heading: 'Réglages',
    pages: 'Pages des réglages',
    page: {
      settingsAccount: 'Compte',
      settingsSubscription: 'Forfait',
      settingsDelivery: 'Livraison',
      settingsDietary: 'Goûts et exclusions',
      settingsPayment: 'Paiement',
      paymentMethod: 'Carte de paiement',
      settingsPaymentHistory: 'Historique des paiements',
      settingsCommunications: 'Messages',
      settingsCorporateCredit: 'Crédit d’entreprise',
      settingsChanges: 'Tout ce qui a changé',
    },
    row: {
      change: 'Modifier',
      changeOf: (what: string) => `Modifier : ${what}`,
      save: 'Enregistrer',
      cancel: 'Annuler',
      saved: 'C’est enregistré.',
      undone: 'C’est redevenu comme avant.',
      undo: 'Rétablir',
      notSaved: 'Ce n’est pas enregistré.',
      notUndone: 'Ce n’est pas rétabli.',
      stillHere: voice.pick({
        freshprep: 'Ce que vous avez écrit est encore là.',
        cookit: 'Ce que tu as écrit est encore là.',
      }),
      again: voice.pick({ freshprep: 'Réessayez', cookit: 'Réessaie' }),
      none: 'Aucun',
      on: 'Activé',
      off: 'Désactivé',
    },
    effect: {
      atOnce: 'Prend effet tout de suite.',
      thisBox: (day: string) => `Prend effet dès la boîte du ${day}.`,
      nextBox: 'Prend effet dès la prochaine boîte encore modifiable.',
    },
    asked: {
      title: voice.pick({ freshprep: 'Est-ce bien vous?', cookit: 'C’est bien toi?' }),
      text: voice.pick({
        freshprep:
          'Nous le redemandons pour que personne d’autre ne modifie vos réglages. Ils restent ouverts 30 minutes.',
        cookit:
          'On le redemande pour que personne d’autre ne touche à tes réglages. Ils restent ouverts 30 minutes.',
      }),
      password: 'Mot de passe',
      submit: 'Ouvrir les réglages',
      follows: (action: string) =>
        `${voice.pick({ freshprep: 'Dès votre réponse', cookit: 'Dès ta réponse' })} : « ${action} ».`,
      forgotten: 'Mot de passe oublié?',
      noPassword: (email: string) => `Le compte de ${email} n’a pas encore de mot de passe.`,
      setPassword: 'Choisir un mot de passe par courriel',
      locked: voice.pick({
        freshprep: 'Ces réglages s’ouvrent une fois votre identité confirmée.',
        cookit: 'Ces réglages s’ouvrent dès qu’on sait que c’est toi.',
      }),
      again: voice.pick({ freshprep: 'Confirmer mon identité', cookit: 'Confirmer que c’est moi' }),
      back: 'Retour à mes boîtes',
    },
  }),
})
