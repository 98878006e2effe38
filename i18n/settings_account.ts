// The account page of the settings, and the page of the link that confirms an e-mail.

import { formatMoney } from '../domain/money.ts'
import { messages } from './catalogue.ts'

export const settingsAccountMessages = messages({
  en: voice => ({
    you: 'You',
    signingIn: 'Logging in',
    devices: 'Devices',
    value: 'Value we gave you',
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    newEmail: 'New e-mail',
    emailNote:
      'We send a link there. Once you follow it, you log in with the new address; the old one is told. Until then nothing changes.',
    emailSave: 'Send the link',
    waiting: (email: string) => `Waiting for ${email}: follow the link in the mail we sent there.`,
    keep: 'Keep the address you have',
    language: 'Language',
    languages: { en: 'English', fr: 'Français' },
    languageNote: 'For the site and for every message, at once.',
    password: 'Password',
    passwordSet: 'Set',
    passwordNone: 'None yet',
    passwordAdd: 'Set a password',
    current: 'Current password',
    passwordNote: 'Holds at once. Every other device is logged out.',
    passwordLater: 'Your password could not be saved. Please try again later.',
    here: 'this device',
    unknownDevice: 'A device we do not recognize',
    seen: (since: string, last: string) => `Logged in ${since}, last seen ${last}`,
    signOutOthers: 'Log out the others',
    signedOut: (count: number) =>
      count === 0
        ? 'No other device was logged in.'
        : `${voice.plural(count, 'One other device is', `${count} other devices are`)} logged out.`,
    givenText: (cents: number) =>
      `You have ${formatMoney(cents, 'en')} that we gave you. It is used before your card is.`,
    expire: 'Let it expire now',
    expireSure: (cents: number) =>
      `${formatMoney(cents, 'en')} would be gone for good. What was bought stays.`,
    expireYes: 'Yes, let it expire',
    expired: (reference: string) =>
      `It has expired. Reference ${reference}; a receipt is on its way by e-mail.`,
    confirm: {
      title: 'Confirm your e-mail',
      heading: voice.pick({ freshprep: 'Confirm your address.', cookit: 'One click and it’s yours.' }),
      lede: (email: string) => `${email} becomes the address you log in with, and where we write to.`,
      submit: 'Confirm the address',
      done: 'The address is confirmed.',
      doneNote: (email: string) => `From now on you log in with ${email}.`,
      on: 'To your account',
      invalid: 'This link is no longer valid',
      invalidNote:
        'A link works once, for two days, and only the newest one does. Ask for another in your settings.',
      settings: 'To the settings',
    },
  }),
  fr: voice => ({
    you: voice.pick({ freshprep: 'Vous', cookit: 'Toi' }),
    signingIn: 'Connexion',
    devices: 'Appareils',
    value: voice.pick({
      freshprep: 'Valeur que nous vous avons offerte',
      cookit: 'Valeur qu’on t’a offerte',
    }),
    name: 'Nom',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Courriel',
    newEmail: 'Nouveau courriel',
    emailNote: voice.pick({
      freshprep:
        'Nous y envoyons un lien. Une fois le lien suivi, vous vous connectez avec la nouvelle adresse; l’ancienne en est avisée. D’ici là, rien ne change.',
      cookit:
        'On y envoie un lien. Une fois le lien suivi, tu te connectes avec la nouvelle adresse; l’ancienne en est avisée. D’ici là, rien ne change.',
    }),
    emailSave: 'Envoyer le lien',
    waiting: (email: string) =>
      voice.pick({
        freshprep: `En attente de ${email} : suivez le lien du courriel que nous y avons envoyé.`,
        cookit: `En attente de ${email} : suis le lien du courriel qu’on y a envoyé.`,
      }),
    keep: 'Garder l’adresse actuelle',
    language: 'Langue',
    languages: { en: 'English', fr: 'Français' },
    languageNote: 'Pour le site et pour chaque message, tout de suite.',
    password: 'Mot de passe',
    passwordSet: 'Choisi',
    passwordNone: 'Pas encore',
    passwordAdd: 'Choisir un mot de passe',
    current: 'Mot de passe actuel',
    passwordNote: 'Prend effet tout de suite. Tous les autres appareils sont déconnectés.',
    passwordLater: voice.pick({
      freshprep: 'Votre mot de passe n’a pas pu être enregistré. Réessayez plus tard.',
      cookit: 'Ton mot de passe n’a pas pu être enregistré. Réessaie plus tard.',
    }),
    here: 'cet appareil',
    unknownDevice: 'Un appareil inconnu',
    seen: (since: string, last: string) => `Connecté le ${since}, vu le ${last}`,
    signOutOthers: 'Déconnecter les autres',
    signedOut: (count: number) =>
      count === 0
        ? 'Aucun autre appareil n’était connecté.'
        : voice.plural(
            count,
            'Un autre appareil est déconnecté.',
            `${count} autres appareils sont déconnectés.`,
          ),
    givenText: (cents: number) =>
      voice.pick({
        freshprep: `Vous avez ${formatMoney(cents, 'fr')} que nous vous avons offerts. Ils servent avant votre carte.`,
        cookit: `Tu as ${formatMoney(cents, 'fr')} qu’on t’a offerts. Ils servent avant ta carte.`,
      }),
    expire: 'Laisser expirer maintenant',
    expireSure: (cents: number) =>
      `${formatMoney(cents, 'fr')} seraient perdus pour de bon. Ce qui a été acheté reste.`,
    expireYes: 'Oui, laisser expirer',
    expired: (reference: string) => `C’est expiré. Référence ${reference}; un reçu s’en vient par courriel.`,
    confirm: {
      title: 'Confirmation du courriel',
      heading: voice.pick({ freshprep: 'Confirmez votre adresse.', cookit: 'Un clic, et c’est fait.' }),
      lede: (email: string) =>
        voice.pick({
          freshprep: `${email} devient l’adresse avec laquelle vous vous connectez, et où nous vous écrivons.`,
          cookit: `${email} devient l’adresse avec laquelle tu te connectes, et où on t’écrit.`,
        }),
      submit: 'Confirmer l’adresse',
      done: 'L’adresse est confirmée.',
      doneNote: (email: string) =>
        voice.pick({
          freshprep: `Vous vous connectez désormais avec ${email}.`,
          cookit: `Tu te connectes maintenant avec ${email}.`,
        }),
      on: voice.pick({ freshprep: 'À votre compte', cookit: 'À ton compte' }),
      invalid: 'Ce lien n’est plus valide',
      invalidNote: voice.pick({
        freshprep:
          'Un lien fonctionne une seule fois, pendant deux jours, et seul le plus récent compte. Demandez-en un autre dans vos réglages.',
        cookit:
          'Un lien fonctionne une seule fois, pendant deux jours, et seul le plus récent compte. Demandes-en un autre dans tes réglages.',
      }),
      settings: 'Aux réglages',
    },
  }),
})
