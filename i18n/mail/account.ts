// Letters about the account itself.

import { formatMoney } from '../../domain/money.ts'
import { providerNames } from '../provider_names.ts'
import type { Letter, LettersOf, OfChange } from './letter.ts'

/** A way to sign in that was added or removed: a provider by its id, a passkey by its name. */
interface SignInChange {
  change:
    | 'provider_linked'
    | 'provider_linked_alone'
    | 'provider_removed'
    | 'passkey_added'
    | 'passkey_removed'
  way: string
}

interface AccountLetters {
  password_reset: Letter<unknown>
  password_first: Letter<unknown>
  password_changed: Letter<unknown>
  sign_in_changed: Letter<SignInChange>
  /** `email`: the new address of the account. */
  email_change: Letter<{ email: string }>
  email_change_asked: Letter<{ email: string }>
  email_changed: Letter<{ email: string }>
  given_expired: Letter<OfChange & { givenCents: number }>
  /** `change`: the change in the words of the list of changes (change_words.ts); `subject`: the same, shorter. */
  change_noted: Letter<{ change: string; subject: string; bare: string }>
}

const nameOf = ({ way }: SignInChange) => providerNames[way] ?? way

export const accountLetters: LettersOf<AccountLetters> = {
  en: voice => ({
    password_reset: {
      subject: () => voice.pick({ freshprep: 'Set a new password', cookit: 'Let’s get you back in' }),
      body: () =>
        voice.pick({
          freshprep:
            'Someone asked to reset the password for this account. If that was you, use the link below. It works once, for two hours.\n\nNot you? You don’t need to do anything. Your password hasn’t changed.',
          cookit:
            'Forgot your password? It happens to the best cooks. This link works once, for two hours.\n\nWasn’t you? Ignore this email and your password stays the same.',
        }),
      action: voice.pick({ freshprep: 'Set a new password', cookit: 'Pick a new password' }),
    },
    password_first: {
      subject: () => 'Set a password for our new site',
      body: () =>
        voice.pick({
          freshprep:
            'We’ve moved to a new site and brought your account with us. We couldn’t bring your password: only you knew it. Set a new one with this link and you’re back in. It works once, for two hours.\n\nDidn’t try to log in? You don’t need to do anything.',
          cookit:
            'We’ve moved into a new kitchen and brought your account along. Your password couldn’t come: only you knew it. Pick a new one with this link and you’re back in. It works once, for two hours.\n\nDidn’t try to log in? Just ignore this email.',
        }),
      action: 'Set a password',
    },
    password_changed: {
      subject: () => 'Your password was changed',
      body: () =>
        'Your password is changed, and we’ve logged you out on your other devices.\n\nWasn’t you? Contact us right away.',
      action: 'Contact us',
      textTail: () => 'Not you? Contact us right away.',
    },
    sign_in_changed: {
      subject: facts =>
        ({
          provider_linked: `You can now log in with ${nameOf(facts)}`,
          provider_linked_alone: `You’ll now log in with ${nameOf(facts)}`,
          provider_removed: `${nameOf(facts)} was removed from your account`,
          passkey_added: 'A passkey was added to your account',
          passkey_removed: 'A passkey was removed from your account',
        })[facts.change],
      body: facts =>
        `${
          {
            provider_linked: `You linked ${nameOf(facts)} to your account. Anyone logged in to it can now log in here.`,
            provider_linked_alone: `${nameOf(facts)} was linked to your account. It’s the first confirmation that this email is yours, so older passwords and passkeys no longer work and we’ve logged out every other device. You can set a new password in your settings.`,
            provider_removed: `${nameOf(facts)} was removed from your account. Your password still works.`,
            passkey_added: `The passkey “${facts.way}” can now log in to your account without a password.`,
            passkey_removed: `The passkey “${facts.way}” no longer works for your account.`,
          }[facts.change]
        }\n\nWasn’t you? Contact us right away.`,
      action: 'Contact us',
      textTail: () => 'Not you? Contact us right away.',
    },
    email_change: {
      subject: () => 'Confirm your email address',
      body: ({ email }) =>
        `You asked to change your account email to ${email}, for logging in and for everything we send. Confirm it with this link within two days, on the device you asked from or after you log in. Nothing changes until you do.\n\nDidn’t ask for this? Ignore this email.`,
      action: 'Confirm email',
    },
    email_change_asked: {
      subject: () => 'A new email for your account?',
      body: ({ email }) =>
        `Someone asked to change your account email to ${email}. If that was you, open the link we sent there. This address keeps working until you do.\n\nWasn’t you? Stop the change with this link, then set a new password. You don’t need to log in.`,
      action: 'Stop the change',
    },
    email_changed: {
      subject: () => 'Your account email was changed',
      body: ({ email }) =>
        `You’ll now log in with ${email}, and we’ll send our emails there. This is the last one to this address.\n\nWasn’t you? Contact us right away.`,
      action: 'Contact us',
      textTail: () => 'Not you? Contact us right away.',
    },
    given_expired: {
      subject: () => 'Your credit has expired',
      body: ({ givenCents }) =>
        `As you asked, ${formatMoney(givenCents, 'en')} in credit from us has expired. Gift cards aren’t affected.`,
      action: 'Go to settings',
    },
    change_noted: {
      subject: ({ subject }) => subject,
      body: ({ change }) =>
        `There’s been a change to your account: ${change}.\n\nYou can see every change in your settings. Didn’t expect this? Contact us right away.`,
      action: 'See change history',
      textHead: ({ bare }) => `${bare}. See your email for details`,
    },
  }),
  fr: voice => ({
    password_reset: {
      subject: () =>
        voice.pick({ freshprep: 'Choisissez un nouveau mot de passe', cookit: 'Ton nouveau mot de passe' }),
      body: () =>
        voice.pick({
          freshprep:
            'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour ce compte. Le lien fonctionne une seule fois, pendant deux heures.\n\nSi ce n’est pas vous, il n’y a rien à faire : votre mot de passe reste le même.',
          cookit:
            'Mot de passe oublié? Ça arrive aux meilleurs cuistots. Ce lien fonctionne une seule fois, pendant deux heures.\n\nCe n’est pas toi? Ne fais rien : ton mot de passe reste le même.',
        }),
      action: voice.pick({ freshprep: 'Choisir un mot de passe', cookit: 'Choisir mon mot de passe' }),
    },
    password_first: {
      subject: () =>
        voice.pick({
          freshprep: 'Choisissez un mot de passe pour notre nouveau site',
          cookit: 'Choisis un mot de passe pour notre nouveau site',
        }),
      body: () =>
        voice.pick({
          freshprep:
            'Nous avons déménagé sur un nouveau site, et votre compte est du voyage. Pas votre mot de passe : personne d’autre que vous ne le connaissait. Choisissez-en un avec ce lien, et vous voilà de retour. Il fonctionne une seule fois, pendant deux heures.\n\nSi ce n’est pas vous qui avez tenté de vous connecter, il n’y a rien à faire.',
          cookit:
            'On a déménagé dans une nouvelle cuisine, et ton compte est du voyage. Pas ton mot de passe : personne d’autre que toi ne le connaissait, même pas nous. Choisis-en un avec ce lien et te revoilà. Il marche une seule fois, pendant deux heures.\n\nCe n’est pas toi qui as essayé de te connecter? Ne fais rien.',
        }),
      action: 'Choisir un mot de passe',
    },
    password_changed: {
      subject: () =>
        voice.pick({
          freshprep: 'Votre mot de passe a été changé',
          cookit: 'Ton mot de passe a été changé',
        }),
      body: () =>
        voice.pick({
          freshprep:
            'C’est désormais le nouveau mot de passe qui ouvre votre compte, et tous vos autres appareils ont été déconnectés.\n\nSi le changement ne vient pas de vous, écrivez-nous sans tarder.',
          cookit:
            'C’est le nouveau mot de passe qui ouvre ton compte maintenant, et tes autres appareils ont été déconnectés.\n\nSi ça ne vient pas de toi, écris-nous tout de suite.',
        }),
      action: 'Nous écrire',
      textTail: () =>
        voice.pick({
          freshprep: 'Ce n’était pas vous? Écrivez-nous sans tarder.',
          cookit: 'Ce n’était pas toi? Écris-nous vite.',
        }),
    },
    sign_in_changed: {
      subject: facts =>
        ({
          provider_linked: voice.pick({
            freshprep: `Vous pouvez maintenant vous connecter avec ${nameOf(facts)}`,
            cookit: `Tu peux maintenant te connecter avec ${nameOf(facts)}`,
          }),
          provider_linked_alone: voice.pick({
            freshprep: `Vous vous connectez désormais avec ${nameOf(facts)}`,
            cookit: `Tu te connectes maintenant avec ${nameOf(facts)}`,
          }),
          provider_removed: voice.pick({
            freshprep: `${nameOf(facts)} n’ouvre plus votre compte`,
            cookit: `${nameOf(facts)} n’ouvre plus ton compte`,
          }),
          passkey_added: voice.pick({
            freshprep: 'Une clé d’accès a été ajoutée à votre compte',
            cookit: 'Une clé d’accès a été ajoutée à ton compte',
          }),
          passkey_removed: voice.pick({
            freshprep: 'Une clé d’accès a été retirée de votre compte',
            cookit: 'Une clé d’accès a été retirée de ton compte',
          }),
        })[facts.change],
      body: facts => {
        const name = nameOf(facts)
        const account = voice.pick({ freshprep: 'votre compte', cookit: 'ton compte' })
        const said = {
          provider_linked: `${name} est maintenant lié à ${account} : toute personne connectée à ce compte ${name} peut se connecter ici.`,
          provider_linked_alone: voice.pick({
            freshprep: `${name} est maintenant lié à ${account}. C’est la première fois qu’on nous confirme que cette adresse est la vôtre : le mot de passe et les clés d’accès d’avant n’ouvrent donc plus le compte, et tous les autres appareils ont été déconnectés. Vous pouvez choisir un nouveau mot de passe dans vos réglages.`,
            cookit: `${name} est maintenant lié à ${account}. C’est la première fois qu’on nous confirme que cette adresse est la tienne : le mot de passe et les clés d’accès d’avant n’ouvrent donc plus le compte, et les autres appareils ont été déconnectés. Tu peux choisir un nouveau mot de passe dans tes réglages.`,
          }),
          provider_removed: `${name} n’est plus lié à ${account}. Le mot de passe l’ouvre toujours.`,
          passkey_added: `La clé d’accès « ${facts.way} » peut maintenant ouvrir ${account} sans mot de passe.`,
          passkey_removed: `La clé d’accès « ${facts.way} » n’ouvre plus ${account}.`,
        }[facts.change]
        const notYou = voice.pick({
          freshprep: 'Si cela ne vient pas de vous, écrivez-nous sans tarder.',
          cookit: 'Si ça ne vient pas de toi, écris-nous tout de suite.',
        })
        return `${said}\n\n${notYou}`
      },
      action: 'Nous écrire',
      textTail: () =>
        voice.pick({
          freshprep: 'Ce n’était pas vous? Écrivez-nous sans tarder.',
          cookit: 'Ce n’était pas toi? Écris-nous vite.',
        }),
    },
    email_change: {
      subject: () =>
        voice.pick({
          freshprep: 'Confirmez votre adresse courriel',
          cookit: 'Confirme ton adresse courriel',
        }),
      body: ({ email }) =>
        voice.pick({
          freshprep: `Votre compte passera à ${email}, pour vous connecter et pour tout ce que nous vous écrivons. Confirmez avec ce lien d’ici deux jours, sur l’appareil de la demande ou une fois dans votre compte. D’ici là, rien ne change.\n\nSi vous n’avez rien demandé, ne touchez pas au lien.`,
          cookit: `Ton compte passera à ${email}, pour te connecter et pour tout ce qu’on t’écrit. Confirme avec ce lien d’ici deux jours, sur l’appareil de la demande ou une fois dans ton compte. D’ici là, rien ne change.\n\nTu n’as rien demandé? Ne touche pas au lien.`,
        }),
      action: 'Confirmer l’adresse',
    },
    email_change_asked: {
      subject: () =>
        voice.pick({
          freshprep: 'Une nouvelle adresse pour votre compte?',
          cookit: 'Une nouvelle adresse pour ton compte?',
        }),
      body: ({ email }) =>
        voice.pick({
          freshprep: `Quelqu’un a demandé que votre compte passe à ${email}. Si c’est vous, suivez le lien que nous y avons envoyé. D’ici là, cette adresse-ci reste la bonne.\n\nCe n’est pas vous? Arrêtez le changement avec ce lien, puis choisissez un nouveau mot de passe. Aucune connexion n’est nécessaire.`,
          cookit: `Quelqu’un a demandé que ton compte passe à ${email}. Si c’est toi, suis le lien qu’on y a envoyé. D’ici là, cette adresse-ci reste la bonne.\n\nCe n’est pas toi? Arrête le changement avec ce lien, puis choisis un nouveau mot de passe. Aucune connexion n’est nécessaire.`,
        }),
      action: 'Arrêter le changement',
    },
    email_changed: {
      subject: () =>
        voice.pick({
          freshprep: 'Votre compte a une autre adresse courriel',
          cookit: 'Ton compte a une autre adresse courriel',
        }),
      body: ({ email }) =>
        voice.pick({
          freshprep: `Vous vous connectez désormais avec ${email}, et c’est là que nous écrivons. Ce courriel est le dernier à cette adresse.\n\nSi le changement ne vient pas de vous, écrivez-nous sans tarder.`,
          cookit: `Tu te connectes maintenant avec ${email}, et c’est là qu’on t’écrit. Ce courriel est le dernier à cette adresse.\n\nSi ça ne vient pas de toi, écris-nous tout de suite.`,
        }),
      action: 'Nous écrire',
      textTail: () =>
        voice.pick({
          freshprep: 'Ce n’était pas vous? Écrivez-nous sans tarder.',
          cookit: 'Ce n’était pas toi? Écris-nous vite.',
        }),
    },
    given_expired: {
      subject: () =>
        voice.pick({ freshprep: 'Votre crédit offert a expiré', cookit: 'Ton crédit offert a expiré' }),
      body: ({ givenCents }) =>
        voice.pick({
          freshprep: `Comme vous l’avez demandé, les ${formatMoney(givenCents, 'fr')} que nous vous avions offerts ont expiré. Ce qui a été acheté reste.`,
          cookit: `Comme tu l’as demandé, les ${formatMoney(givenCents, 'fr')} qu’on t’avait offerts ont expiré. Ce qui a été acheté reste.`,
        }),
      action: voice.pick({ freshprep: 'Vos réglages', cookit: 'Tes réglages' }),
    },
    change_noted: {
      subject: ({ subject }) => subject,
      body: ({ change }) =>
        voice.pick({
          freshprep: `Voici ce qui a changé dans votre compte : ${change}.\n\nVos réglages le montrent avec tous les autres changements. Si cela vous étonne, écrivez-nous tout de suite.`,
          cookit: `Voici ce qui a changé dans ton compte : ${change}.\n\nTes réglages le montrent avec tous les autres changements. Si ça t’étonne, écris-nous tout de suite.`,
        }),
      action: 'Voir tout ce qui a changé',
      textHead: ({ bare }) =>
        `${bare}. Les détails sont dans ${voice.pick({ freshprep: 'vos', cookit: 'tes' })} courriels`,
    },
  }),
}
