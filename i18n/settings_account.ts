// The account page of the settings, and the page of the link that confirms an e-mail.

import { formatMoney } from '../domain/money.ts'
import { messages } from './catalogue.ts'

export const settingsAccountMessages = messages({
  en: voice => ({
    you: 'You',
    signingIn: 'Login methods',
    devices: 'Devices',
    value: 'Credit from us',
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    newEmail: 'New e-mail',
    emailNote:
      'We’ll e-mail you a link. Once you open it, you’ll log in with the new address, and we’ll let the old one know. Nothing changes until then.',
    emailSave: 'Send the link',
    waiting: (email: string) => `Waiting for you to confirm ${email}. Open the link we e-mailed you.`,
    keep: 'Keep my current e-mail',
    language: 'Language',
    languages: { en: 'English', fr: 'Français' },
    languageNote: 'Applies to the site and all our messages right away.',
    password: 'Password',
    passwordSet: 'Set',
    passwordNone: 'None yet',
    passwordAdd: 'Set a password',
    current: 'Current password',
    passwordNote: 'Takes effect right away and logs you out on your other devices.',
    passwordLater: 'We couldn’t save your password. Please try again later.',
    here: 'this device',
    unknownDevice: 'Unknown device',
    seen: (since: string, last: string) => `Logged in ${since}, last seen ${last}`,
    signOutOthers: 'Log out other devices',
    signedOut: (count: number) =>
      count === 0
        ? 'You weren’t logged in anywhere else.'
        : `${voice.plural(count, 'One other device is', `${count} other devices are`)} now logged out.`,
    givenText: (cents: number) =>
      `You have ${formatMoney(cents, 'en')} in credit from us. We use it before your card.`,
    expire: 'Give up this credit',
    expireSure: (cents: number) =>
      `You’ll lose ${formatMoney(cents, 'en')} for good. Gift cards you bought aren’t affected.`,
    expireYes: 'Yes, give it up',
    expired: (reference: string) =>
      `Done: that credit is gone. Reference ${reference}. We’ve e-mailed you a receipt.`,
    confirm: {
      title: 'Confirm your e-mail',
      heading: voice.pick({ freshprep: 'Confirm your e-mail.', cookit: 'One click and it’s done.' }),
      lede: (email: string) => `You’ll log in with ${email}, and we’ll send our e-mails there.`,
      submit: 'Confirm e-mail',
      done: 'E-mail confirmed.',
      doneNote: (email: string) => `You’ll log in with ${email} from now on.`,
      on: 'Go to your account',
      invalid: 'This link is no longer valid',
      invalidNote:
        'Links work once, for two days, and only the latest one works. Request another in your settings.',
      settings: 'Go to settings',
    },
  }),
  fr: voice => ({
    you: voice.pick({ freshprep: 'Vous', cookit: 'Toi' }),
    signingIn: 'Connexion',
    devices: 'Appareils',
    value: 'Crédit offert',
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
        freshprep: `Vous avez ${formatMoney(cents, 'fr')} de crédit offert. Il sert avant votre carte.`,
        cookit: `Tu as ${formatMoney(cents, 'fr')} de crédit offert. Il sert avant ta carte.`,
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
      on: 'Aller à mon compte',
      invalid: 'Ce lien n’est plus valide',
      invalidNote: voice.pick({
        freshprep:
          'Un lien fonctionne une seule fois, pendant deux jours, et seul le plus récent compte. Demandez-en un autre dans vos réglages.',
        cookit:
          'Un lien fonctionne une seule fois, pendant deux jours, et seul le plus récent compte. Demandes-en un autre dans tes réglages.',
      }),
      settings: 'Aller aux réglages',
    },
  }),
})
