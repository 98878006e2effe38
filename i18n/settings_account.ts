// The account page of the settings, and the page of the link that confirms an email.

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
    email: 'Email',
    newEmail: 'New email',
    emailNote:
      'We’ll email a link to the new address, and let the old one know. Once you open the link, you’ll log in with the new address. Nothing changes until then.',
    emailSave: 'Send the link',
    waiting: (email: string) => `Waiting for you to confirm ${email}. Open the link we emailed you.`,
    keep: 'Keep my current email',
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
    signOutOne: 'Log out',
    signOutOneOf: (device: string, since: string) => `Log out ${device}, logged in ${since}`,
    signedOutOne: (device: string) => `${device} is logged out.`,
    emailKept: 'The email change that was waiting is stopped.',
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
    expired: 'That credit has expired. We’ve emailed you a receipt.',
    confirm: {
      title: 'Confirm your email',
      heading: voice.pick({ freshprep: 'Confirm your email.', cookit: 'One click and it’s done.' }),
      lede: (email: string) => `You’ll log in with ${email}, and we’ll send our emails there.`,
      submit: 'Confirm email',
      done: 'Email confirmed.',
      doneNote: (email: string) => `You’ll log in with ${email} from now on.`,
      ended: (count: number) =>
        `${voice.plural(count, 'Your other device is', `Your ${count} other devices are`)} logged out.`,
      otherWays: 'See what else opens your account',
      signInFirst: 'Log in to confirm your email.',
      signIn: 'Log in',
      signInNote: (email: string) =>
        `Log in to the account that’s moving to ${email}. Then you can confirm the address here.`,
      other: 'This link belongs to a different account',
      otherNote: (email: string) =>
        `Log out, log in to the account that’s moving to ${email}, and open the link again.`,
      on: 'Go to your account',
      invalid: 'This link is no longer valid',
      invalidNote:
        'Links work once, for two days, and only the latest one works. Request another in your settings.',
      settings: 'Go to settings',
    },
    stop: {
      title: 'Email change',
      heading: 'Stop this change?',
      lede: (email: string) => `Your account stays at this address and doesn’t move to ${email}.`,
      submit: 'Stop the change',
      done: 'The change is stopped.',
      doneNote:
        'If you didn’t ask for it, someone else may be logged in to your account. Set a new password: it logs out every device.',
      password: 'Set a new password',
      on: 'Go to your account',
      invalid: 'There’s no change to stop',
      invalidNote:
        'It’s been stopped, confirmed or replaced by another, or its two days are over. Did your email change without you? Contact us right away.',
      contact: 'Contact us',
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
        'Nous y envoyons un lien, et l’ancienne adresse est avisée de la demande. Une fois le lien suivi, vous vous connectez avec la nouvelle. D’ici là, rien ne change.',
      cookit:
        'On y envoie un lien, et l’ancienne adresse est avisée de la demande. Une fois le lien suivi, tu te connectes avec la nouvelle. D’ici là, rien ne change.',
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
    signOutOne: 'Déconnecter',
    signOutOneOf: (device: string, since: string) => `Déconnecter : ${device}, connecté le ${since}`,
    signedOutOne: (device: string) => `L’appareil est déconnecté : ${device}.`,
    emailKept: 'Le changement de courriel en attente est arrêté.',
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
    expire: 'Renoncer à mon crédit',
    expireSure: (cents: number) =>
      `${formatMoney(cents, 'fr')} seraient perdus pour de bon. Ce qui a été acheté reste.`,
    expireYes: 'Oui, y renoncer',
    expired: 'Ce crédit est expiré. Un reçu part par courriel.',
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
      ended: (count: number) =>
        voice.plural(
          count,
          voice.pick({
            freshprep: 'Votre autre appareil est déconnecté.',
            cookit: 'Ton autre appareil est déconnecté.',
          }),
          voice.pick({
            freshprep: `Vos ${count} autres appareils sont déconnectés.`,
            cookit: `Tes ${count} autres appareils sont déconnectés.`,
          }),
        ),
      otherWays: voice.pick({
        freshprep: 'Voir ce qui ouvre encore votre compte',
        cookit: 'Voir ce qui ouvre encore ton compte',
      }),
      signInFirst: voice.pick({
        freshprep: 'Connectez-vous pour confirmer l’adresse.',
        cookit: 'Connecte-toi pour confirmer l’adresse.',
      }),
      signIn: 'Me connecter',
      signInNote: (email: string) =>
        voice.pick({
          freshprep: `Connectez-vous au compte qui passe à ${email}. L’adresse se confirme ensuite ici.`,
          cookit: `Connecte-toi au compte qui passe à ${email}. L’adresse se confirme ensuite ici.`,
        }),
      other: 'Ce lien vient d’un autre compte',
      otherNote: (email: string) =>
        voice.pick({
          freshprep: `Déconnectez-vous, connectez-vous au compte qui passe à ${email}, puis suivez le lien de nouveau.`,
          cookit: `Déconnecte-toi, connecte-toi au compte qui passe à ${email}, puis suis le lien de nouveau.`,
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
    stop: {
      title: 'Changement de courriel',
      heading: 'Arrêter ce changement?',
      lede: (email: string) =>
        voice.pick({
          freshprep: `Votre compte garde cette adresse-ci, et ne passe pas à ${email}.`,
          cookit: `Ton compte garde cette adresse-ci, et ne passe pas à ${email}.`,
        }),
      submit: 'Arrêter le changement',
      done: 'Le changement est arrêté.',
      doneNote: voice.pick({
        freshprep:
          'Si vous ne l’aviez pas demandé, une autre personne a peut-être accès à votre compte. Choisissez un nouveau mot de passe : tous les appareils seront déconnectés.',
        cookit:
          'Si tu ne l’avais pas demandé, une autre personne a peut-être accès à ton compte. Choisis un nouveau mot de passe : tous les appareils seront déconnectés.',
      }),
      password: 'Choisir un nouveau mot de passe',
      on: 'Aller à mon compte',
      invalid: 'Il n’y a rien à arrêter',
      invalidNote: voice.pick({
        freshprep:
          'Le changement est arrêté, confirmé ou remplacé par un autre, ou ses deux jours sont passés. Votre adresse a changé sans vous? Écrivez-nous tout de suite.',
        cookit:
          'Le changement est arrêté, confirmé ou remplacé par un autre, ou ses deux jours sont passés. Ton adresse a changé sans toi? Écris-nous tout de suite.',
      }),
      contact: 'Nous écrire',
    },
  }),
})
