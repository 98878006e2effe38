// The ways to sign in to an account: linked providers, and passkeys.

import { messages } from './catalogue.ts'

export const passkeyMessages = messages({
  en: voice => ({
    use: 'Use a passkey',
    failed: 'We couldn’t verify your passkey. Try again, or log in another way.',
    linked: 'Linked',
    linkedAs: (email: string) => `Linked as ${email}`,
    notLinked: 'Not linked',
    link: (provider: string) => `Link ${provider}`,
    remove: 'Remove',
    removeOf: (what: string) => `Remove ${what}`,
    removed: 'Removed.',
    passwordFirst: 'Set a password first, or you won’t be able to log in.',
    setPassword: 'Email me a link to set a password',
    passkeys: 'Passkeys',
    passkeyHint:
      'A passkey logs you in with your fingerprint, face or device PIN. It can’t be guessed, and it only works on this site.',
    none: 'None yet',
    add: 'Add a passkey',
    addShort: 'Add',
    name: 'Passkey name',
    nameHint: voice.pick({ freshprep: 'For example, “Kitchen tablet”.', cookit: 'Like “Kitchen tablet”.' }),
    create: 'Continue',
    unknownHere: 'This browser doesn’t support passkeys.',
    since: (day: string) => `Added ${day}`,
    used: (day: string) => `last used ${day}`,
  }),
  fr: voice => ({
    use: 'Utiliser une clé d’accès',
    failed: voice.pick({
      freshprep: 'La clé d’accès n’a pas pu être vérifiée. Réessayez, ou connectez-vous autrement.',
      cookit: 'La clé d’accès n’a pas pu être vérifiée. Réessaie, ou connecte-toi autrement.',
    }),
    linked: 'Lié',
    linkedAs: (email: string) => `Lié à ${email}`,
    notLinked: 'Non lié',
    link: (provider: string) => `Lier ${provider}`,
    remove: 'Retirer',
    removeOf: (what: string) => `Retirer : ${what}`,
    removed: 'C’est retiré.',
    passwordFirst: voice.pick({
      freshprep: 'Choisissez d’abord un mot de passe : sans lui, vous ne pourriez plus vous connecter.',
      cookit: 'Choisis d’abord un mot de passe : sans lui, tu ne pourrais plus te connecter.',
    }),
    setPassword: 'Choisir un mot de passe par courriel',
    passkeys: 'Clés d’accès',
    passkeyHint: voice.pick({
      freshprep:
        'Une clé d’accès vous connecte avec votre empreinte, votre visage ou le code de votre appareil. Personne ne peut la deviner, et elle ne fonctionne que sur ce site.',
      cookit:
        'Une clé d’accès te connecte avec ton empreinte, ton visage ou le code de ton appareil. Personne ne peut la deviner, et elle ne marche que sur ce site.',
    }),
    none: 'Aucune pour le moment',
    add: 'Nouvelle clé d’accès',
    addShort: 'Ajouter',
    name: 'Son nom',
    nameHint: voice.pick({
      freshprep: 'Par exemple « Tablette de la cuisine ».',
      cookit: 'Comme « Tablette de la cuisine ».',
    }),
    create: 'Continuer',
    unknownHere: 'Ce navigateur ne connaît pas les clés d’accès.',
    since: (day: string) => `Depuis le ${day}`,
    used: (day: string) => `utilisée la dernière fois le ${day}`,
  }),
})
