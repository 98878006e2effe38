// Referrals: the page to invite friends, and the name of the discount (rule 43).

import { messages } from './catalogue.ts'

export const referralMessages = messages({
  en: voice => ({
    title: 'Refer a friend',
    heading: voice.pick({ freshprep: 'Share dinner with a friend', cookit: 'Bring a friend to the table' }),
    lede: (meals: number, credit: string) =>
      `Your friend gets ${meals} free servings on their first box. You get ${credit} in credit once it’s delivered.`,
    rule: 'Friends need to be new to us and in a different household.',
    inactive: 'You can invite friends once you have boxes on the way. Your link won’t work until then.',
    ended: 'Your account is closed, so you can’t invite friends and your link no longer works.',
    linkHeading: 'Your link',
    link: 'Your referral link',
    code: (code: string) => `Or have your friend enter the code ${code} when they sign up.`,
    copy: 'Copy link',
    copied: 'Link copied.',
    copyFailed: 'We couldn’t copy the link. Select it and copy it manually.',
    share: 'Share',
    shareText: (meals: number, brand: string) => `${meals} free servings off your first ${brand} box:`,
    formHeading: 'Or we’ll email them for you',
    formNote: 'We’ll send one email in your name, and that’s it. Please only invite people who’d want it.',
    name: 'Friend’s name',
    email: 'Friend’s email',
    send: 'Send invitation',
    sent: (name: string) => `We’ve sent ${name} your invitation.`,
    again: 'This person’s already been invited, so we won’t email them again.',
    listHeading: 'Your invitations',
    none: 'No one yet. Start by sharing your link.',
    states: {
      invited: (day: string) => `Invited on ${day}`,
      joined: (day: string) => `Joined ${day}. You’ll get your credit when their first box is delivered.`,
      credited: (day: string) => `First box delivered. You got your credit on ${day}.`,
    },
    box: {
      heading: 'Refer a friend',
      text: (meals: number, credit: string) => `${meals} free servings for them, ${credit} for you.`,
      link: 'Invite a friend',
    },
    discount: {
      name: (meals: number) => `${meals} free servings from a friend`,
      text: (meals: number) =>
        `A friend referred you: ${meals} servings of your first box are free, at your plan’s price per serving.`,
    },
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Inviter quelqu’un', cookit: 'Inviter du monde' }),
    heading: voice.pick({
      freshprep: 'Partagez le souper',
      cookit: 'Invite tes amis à ta table',
    }),
    lede: (meals: number, credit: string) =>
      voice.pick({
        freshprep: `La personne invitée reçoit ${meals} portions gratuites, déduites de sa première boîte. Vous recevez ${credit} de crédit une fois cette boîte livrée.`,
        cookit: `La personne que tu invites reçoit ${meals} portions gratuites, déduites de sa première boîte. Tu reçois ${credit} de crédit une fois cette boîte livrée.`,
      }),
    rule: 'L’invitation vaut pour une personne d’un autre foyer, qui n’a jamais eu de compte chez nous.',
    inactive: voice.pick({
      freshprep:
        'Vous pourrez inviter des proches dès que vos boîtes seront en route. D’ici là, votre lien ne donne rien.',
      cookit:
        'Tu pourras inviter du monde dès que tes boîtes seront en route. D’ici là, ton lien ne donne rien.',
    }),
    ended: voice.pick({
      freshprep: 'Un compte fermé ne peut plus inviter personne, et votre lien ne donne plus rien.',
      cookit: 'Un compte fermé ne peut plus inviter personne, et ton lien ne donne plus rien.',
    }),
    linkHeading: voice.pick({ freshprep: 'Votre lien', cookit: 'Ton lien' }),
    link: 'Lien à partager',
    code: (code: string) =>
      voice.pick({
        freshprep: `Ou un code à entrer à l’inscription : ${code}.`,
        cookit: `Ou un code à entrer à l’inscription : ${code}.`,
      }),
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    copyFailed: voice.pick({
      freshprep: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.',
      cookit: 'Le lien n’a pas pu être copié. Sélectionne-le et copie-le à la main.',
    }),
    share: 'Partager',
    shareText: (meals: number, brand: string) =>
      voice.pick({
        freshprep: `${meals} portions gratuites dans votre première boîte ${brand} :`,
        cookit: `${meals} portions gratuites dans ta première boîte ${brand} :`,
      }),
    formHeading: voice.pick({ freshprep: 'Ou laissez-nous lui écrire', cookit: 'Ou on lui écrit pour toi' }),
    formNote: voice.pick({
      freshprep:
        'Nous envoyons un seul courriel en votre nom, et aucun ensuite. N’invitez que des gens à qui cela fera plaisir.',
      cookit:
        'On envoie un seul courriel en ton nom, et c’est tout. Invite juste des gens à qui ça fera plaisir.',
    }),
    name: 'Son nom',
    email: 'Son courriel',
    send: 'Envoyer l’invitation',
    sent: (name: string) => `L’invitation à ${name} est en route.`,
    again: 'Cette adresse a déjà été invitée : rien de plus n’est envoyé.',
    listHeading: voice.pick({ freshprep: 'Vos invitations', cookit: 'Tes invitations' }),
    none: voice.pick({
      freshprep: 'Personne encore. Votre lien est un bon début.',
      cookit: 'Personne encore. Ton lien est un bon début.',
    }),
    states: {
      invited: (day: string) => `Invitation envoyée le ${day}`,
      joined: (day: string) => `Parmi nous depuis le ${day}; le crédit vient avec la première boîte`,
      credited: (day: string) => `Première boîte livrée, crédit donné le ${day}`,
    },
    box: {
      heading: voice.pick({ freshprep: 'Inviter quelqu’un', cookit: 'Inviter du monde' }),
      text: (meals: number, credit: string) =>
        voice.pick({
          freshprep: `${meals} portions gratuites pour l’autre, ${credit} pour vous.`,
          cookit: `${meals} portions gratuites pour l’autre, ${credit} pour toi.`,
        }),
      link: 'Inviter quelqu’un',
    },
    discount: {
      name: (meals: number) => `${meals} portions gratuites, par invitation`,
      text: (meals: number) =>
        voice.pick({
          freshprep: `Quelqu’un vous invite : ${meals} portions de votre première boîte sont gratuites, au prix de la portion de votre forfait.`,
          cookit: `Quelqu’un t’invite : ${meals} portions de ta première boîte sont gratuites, au prix de la portion de ton forfait.`,
        }),
    },
  }),
})
