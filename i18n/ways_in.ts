// Linking a provider to an account that is there already, and the page that tells what has just changed about logging in.

import { messages } from './catalogue.ts'

/** Ways into an account, each on a line of its own. */
export const wayMessages = messages({
  en: voice => ({
    password: 'The password',
    formerPassword: 'The password from before',
    passkey: (name: string) => `The passkey “${name}”`,
    provider: (name: string) => `Login with ${name}`,
    devices: (count: number) =>
      voice.plural(count, 'One other device, now logged out', `${count} other devices, now logged out`),
  }),
  fr: voice => ({
    password: 'Le mot de passe',
    formerPassword: 'Le mot de passe d’avant',
    passkey: (name: string) => `La clé d’accès « ${name} »`,
    provider: (name: string) => `La connexion avec ${name}`,
    devices: (count: number) =>
      voice.plural(count, 'Un autre appareil, déconnecté', `${count} autres appareils, déconnectés`),
  }),
})

export const socialLinkMessages = messages({
  en: () => ({
    title: (provider: string) => `Link ${provider}`,
    heading: (provider: string) => `Link ${provider} to this account`,
    lede: (provider: string, email: string) =>
      `There’s already an account for ${email}. Enter its password once. After that, ${provider} and the password both work.`,
    otherLede: (provider: string, email: string) =>
      `There’s already an account for ${email}, and you log in to it another way. Log in that way, then link ${provider} in your settings.`,
    password: 'Password',
    submit: (provider: string) => `Link ${provider}`,
    linked: (provider: string) => `${provider} is linked. One moment…`,
    forgotten: 'Forgot your password?',
    noPassword: (provider: string) =>
      `No password? Log in the way you usually do, then link ${provider} in your settings.`,
    another: 'Log in another way',
    alone: {
      heading: 'Can’t log in that way?',
      headingPassword: 'Don’t know the password?',
      text: (provider: string, email: string) =>
        `${provider} confirms that ${email} is yours, so you can continue without it. These will then stop working for this account:`,
      devices: 'Every other device is logged out too.',
      submit: (provider: string) => `Continue with ${provider} only`,
    },
    over: {
      heading: 'There’s nothing to link',
      text: 'It’s been linked already, or it took too long. Start again from the login page.',
      signIn: 'Go to login',
    },
  }),
  fr: voice => ({
    title: (provider: string) => `Lier ${provider}`,
    heading: (provider: string) => `Lier ${provider} à ce compte`,
    lede: (provider: string, email: string) =>
      voice.pick({
        freshprep: `Il y a déjà un compte pour ${email}. Entrez son mot de passe une fois : ensuite, ${provider} et le mot de passe l’ouvrent tous les deux.`,
        cookit: `Il y a déjà un compte pour ${email}. Entre son mot de passe une fois : ensuite, ${provider} et le mot de passe l’ouvrent tous les deux.`,
      }),
    otherLede: (provider: string, email: string) =>
      voice.pick({
        freshprep: `Il y a déjà un compte pour ${email}, et il s’ouvre autrement. Connectez-vous comme d’habitude, puis liez ${provider} dans vos réglages.`,
        cookit: `Il y a déjà un compte pour ${email}, et il s’ouvre autrement. Connecte-toi comme d’habitude, puis lie ${provider} dans tes réglages.`,
      }),
    password: 'Mot de passe',
    submit: (provider: string) => `Lier ${provider}`,
    linked: (provider: string) => `${provider} est lié. Un instant.`,
    forgotten: 'Mot de passe oublié?',
    noPassword: (provider: string) =>
      voice.pick({
        freshprep: `Pas de mot de passe? Connectez-vous comme d’habitude, puis liez ${provider} dans vos réglages.`,
        cookit: `Pas de mot de passe? Connecte-toi comme d’habitude, puis lie ${provider} dans tes réglages.`,
      }),
    another: 'Se connecter autrement',
    alone: {
      heading: 'Cette façon ne fonctionne plus?',
      headingPassword: 'Mot de passe inconnu?',
      text: (provider: string, email: string) =>
        voice.pick({
          freshprep: `${provider} confirme que ${email} est votre adresse : vous pouvez continuer sans le reste. Voici ce qui n’ouvrira plus ce compte :`,
          cookit: `${provider} confirme que ${email} est ton adresse : tu peux continuer sans le reste. Voici ce qui n’ouvrira plus ce compte :`,
        }),
      devices: 'Tous les autres appareils seront aussi déconnectés.',
      submit: (provider: string) => `Continuer avec ${provider} seulement`,
    },
    over: {
      heading: 'Il n’y a rien à lier',
      text: voice.pick({
        freshprep: 'C’est déjà fait, ou le délai est écoulé. Recommencez à partir de la page de connexion.',
        cookit: 'C’est déjà fait, ou le délai est écoulé. Recommence à partir de la page de connexion.',
      }),
      signIn: 'Aller à la connexion',
    },
  }),
})

export const waysInMessages = messages({
  en: voice => ({
    title: 'How you log in',
    reset: voice.pick({ freshprep: 'Your password is set.', cookit: 'New password, all set!' }),
    resetNote: 'You’re logged in here and logged out everywhere else.',
    linked: (provider: string) => `${provider} is linked.`,
    linkedNote: (provider: string) => `From now on, log in with ${provider} or with your password.`,
    linkedAlone: (provider: string) => `From now on, log in with ${provider}.`,
    none: 'How you log in',
    closed: {
      heading: (email: string) => `${email} is confirmed as yours`,
      text: 'No one had confirmed it before, so we removed every other way into this account:',
      devicesOnly: (devices: number) =>
        voice.plural(
          devices,
          'No one had confirmed it before, so we logged out your other device.',
          `No one had confirmed it before, so we logged out your ${devices} other devices.`,
        ),
    },
    open: {
      heading: 'These still work too',
      note: 'Remove anything you don’t recognize.',
    },
    setPassword: 'Set a password in your settings',
    on: 'Continue',
  }),
  fr: voice => ({
    title: 'Connexion',
    reset: voice.pick({
      freshprep: 'Votre mot de passe est choisi.',
      cookit: 'Nouveau mot de passe : c’est fait!',
    }),
    resetNote: voice.pick({
      freshprep: 'Votre session est ouverte ici, et fermée partout ailleurs.',
      cookit: 'Ta session est ouverte ici, et fermée partout ailleurs.',
    }),
    linked: (provider: string) => `${provider} est lié.`,
    linkedNote: (provider: string) =>
      voice.pick({
        freshprep: `Vous pouvez désormais vous connecter avec ${provider} ou avec votre mot de passe.`,
        cookit: `Tu peux maintenant te connecter avec ${provider} ou avec ton mot de passe.`,
      }),
    linkedAlone: (provider: string) =>
      voice.pick({
        freshprep: `Vous vous connectez désormais avec ${provider}.`,
        cookit: `Tu te connectes maintenant avec ${provider}.`,
      }),
    none: 'Connexion',
    closed: {
      heading: (email: string) =>
        voice.pick({
          freshprep: `${email} est confirmée comme votre adresse`,
          cookit: `${email} est confirmée comme ton adresse`,
        }),
      text: voice.pick({
        freshprep:
          'Personne ne l’avait confirmée avant vous : nous avons donc retiré tout ce qui ouvrait encore ce compte.',
        cookit:
          'Personne ne l’avait confirmée avant toi : on a donc retiré tout ce qui ouvrait encore ce compte.',
      }),
      devicesOnly: (devices: number) =>
        voice.plural(
          devices,
          voice.pick({
            freshprep:
              'Personne ne l’avait confirmée avant vous : votre autre appareil a donc été déconnecté.',
            cookit: 'Personne ne l’avait confirmée avant toi : ton autre appareil a donc été déconnecté.',
          }),
          voice.pick({
            freshprep: `Personne ne l’avait confirmée avant vous : vos ${devices} autres appareils ont donc été déconnectés.`,
            cookit: `Personne ne l’avait confirmée avant toi : tes ${devices} autres appareils ont donc été déconnectés.`,
          }),
        ),
    },
    open: {
      heading: voice.pick({
        freshprep: 'Ceci ouvre encore votre compte',
        cookit: 'Ceci ouvre encore ton compte',
      }),
      note: voice.pick({
        freshprep: 'Retirez ce que vous ne reconnaissez pas.',
        cookit: 'Retire ce que tu ne reconnais pas.',
      }),
    },
    setPassword: voice.pick({
      freshprep: 'Choisir un mot de passe dans vos réglages',
      cookit: 'Choisir un mot de passe dans tes réglages',
    }),
    on: 'Continuer',
  }),
})
