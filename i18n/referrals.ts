// Referrals: the page to invite friends, the letter they get, and the name of the discount (rule 43).

import { messages } from './catalogue.ts'

export const referralMessages = messages({
  en: voice => ({
    title: 'Refer a friend',
    heading: voice.pick({ freshprep: 'Share dinner with a friend', cookit: 'Bring a friend to the table' }),
    lede: (meals: number, credit: string) =>
      `Your friend gets ${meals} free meals, taken off the first box. You get ${credit} in credit once that box is delivered.`,
    rule: 'A friend is somebody of another household who has not been with us before.',
    inactive:
      'You can invite friends once your boxes are on their way. Until then your link counts for nothing.',
    ended: 'A closed account cannot invite anybody, and your link counts for nothing any more.',
    linkHeading: 'Your link',
    link: 'Link to share',
    code: (code: string) => `Or your friend enters the code ${code} at sign-up.`,
    copy: 'Copy the link',
    copied: 'The link is copied.',
    copyFailed: 'The link could not be copied. Select it and copy it yourself.',
    share: 'Share',
    shareText: (meals: number, brand: string) => `${meals} free meals off your first ${brand} box:`,
    formHeading: 'Or let us write to them',
    formNote:
      'We send one e-mail in your name, and none after it. Invite only people who would be glad of it.',
    name: 'Friend’s name',
    email: 'Friend’s e-mail',
    send: 'Send the invitation',
    sent: (name: string) => `The invitation to ${name} is on its way.`,
    again: 'This address has been invited before, so nothing more is sent.',
    listHeading: 'Your invitations',
    none: 'Nobody yet. Your link is a good start.',
    states: {
      invited: (day: string) => `Invited on ${day}`,
      joined: (day: string) => `Joined on ${day}; your credit comes with the first box`,
      credited: (day: string) => `First box delivered, credit given on ${day}`,
    },
    box: {
      heading: 'Refer a friend',
      text: (meals: number, credit: string) => `${meals} free meals for them, ${credit} for you.`,
      link: 'Invite somebody',
    },
    discount: {
      name: (meals: number) => `${meals} free meals from a friend`,
      text: (meals: number) =>
        `A friend sent you: ${meals} meals of your first box are free, at your plan’s price per serving.`,
    },
    letter: {
      subject: (from: string, meals: number) =>
        voice.pick({
          freshprep: `${from} is sending you ${meals} free meals`,
          cookit: `${from} wants you over for dinner: ${meals} meals on the house`,
        }),
      hello: (name: string) => voice.pick({ freshprep: `Hello ${name},`, cookit: `Hi ${name}!` }),
      body: (from: string, meals: number, brand: string) =>
        voice.pick({
          freshprep: `${from} cooks with ${brand} and thinks you would like it. With the link below, ${meals} meals come off your first box.\n\nPick the recipes you like; we bring what they take, measured out. Skip a week or stop whenever you wish.`,
          cookit: `${from} cooks with ${brand} and thought of you. With the link below, ${meals} meals of your first box are on the house.\n\nPick what you feel like; we bring what it takes, all measured. Skip a week or stop anytime.`,
        }),
      action: 'Use the free meals',
      why: (from: string, brand: string) =>
        `${from} gave ${brand} your address and asked us to send you this one message. You are on no list: we write to you no more unless you sign up.`,
    },
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Inviter un proche', cookit: 'Inviter du monde' }),
    heading: voice.pick({
      freshprep: 'Partagez le souper avec un proche',
      cookit: 'Invite tes amis à ta table',
    }),
    lede: (meals: number, credit: string) =>
      voice.pick({
        freshprep: `Votre ami reçoit ${meals} plats gratuits, déduits de sa première boîte. Vous recevez ${credit} de crédit une fois cette boîte livrée.`,
        cookit: `Ton ami reçoit ${meals} plats gratuits, déduits de sa première boîte. Tu reçois ${credit} de crédit une fois cette boîte livrée.`,
      }),
    rule: 'Un ami, c’est une personne d’un autre foyer qui n’a jamais été des nôtres.',
    inactive: voice.pick({
      freshprep:
        'Vous pourrez inviter des proches dès que vos boîtes seront en route. D’ici là, votre lien ne donne rien.',
      cookit:
        'Tu pourras inviter tes amis dès que tes boîtes seront en route. D’ici là, ton lien ne donne rien.',
    }),
    ended: voice.pick({
      freshprep: 'Un compte fermé ne peut plus inviter personne, et votre lien ne donne plus rien.',
      cookit: 'Un compte fermé ne peut plus inviter personne, et ton lien ne donne plus rien.',
    }),
    linkHeading: voice.pick({ freshprep: 'Votre lien', cookit: 'Ton lien' }),
    link: 'Lien à partager',
    code: (code: string) =>
      voice.pick({
        freshprep: `Ou votre ami entre le code ${code} à l’inscription.`,
        cookit: `Ou ton ami entre le code ${code} à l’inscription.`,
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
        freshprep: `${meals} plats gratuits sur votre première boîte ${brand} :`,
        cookit: `${meals} plats gratuits sur ta première boîte ${brand} :`,
      }),
    formHeading: voice.pick({ freshprep: 'Ou laissez-nous lui écrire', cookit: 'Ou on lui écrit pour toi' }),
    formNote: voice.pick({
      freshprep:
        'Nous envoyons un seul courriel en votre nom, et aucun ensuite. N’invitez que des gens à qui cela fera plaisir.',
      cookit:
        'On envoie un seul courriel en ton nom, et c’est tout. Invite juste des gens à qui ça fera plaisir.',
    }),
    name: 'Nom de l’ami',
    email: 'Courriel de l’ami',
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
      heading: voice.pick({ freshprep: 'Inviter un proche', cookit: 'Inviter du monde' }),
      text: (meals: number, credit: string) =>
        voice.pick({
          freshprep: `${meals} plats gratuits pour l’autre, ${credit} pour vous.`,
          cookit: `${meals} plats gratuits pour l’autre, ${credit} pour toi.`,
        }),
      link: 'Inviter quelqu’un',
    },
    discount: {
      name: (meals: number) => `${meals} plats gratuits de la part d’un ami`,
      text: (meals: number) =>
        voice.pick({
          freshprep: `Un ami vous envoie : ${meals} plats de votre première boîte sont gratuits, au prix par portion de votre forfait.`,
          cookit: `Un ami t’envoie : ${meals} plats de ta première boîte sont gratuits, au prix par portion de ton forfait.`,
        }),
    },
    letter: {
      subject: (from: string, meals: number) =>
        voice.pick({
          freshprep: `${from} vous offre ${meals} plats gratuits`,
          cookit: `${from} t’invite à souper : ${meals} plats gratuits`,
        }),
      hello: (name: string) => voice.pick({ freshprep: `Bonjour ${name},`, cookit: `Salut ${name}!` }),
      body: (from: string, meals: number, brand: string) =>
        voice.pick({
          freshprep: `${from} cuisine avec ${brand} et croit que cela vous plaira. Avec le lien ci-dessous, ${meals} plats sont déduits de votre première boîte.\n\nVous choisissez les recettes; nous livrons ce qu’il faut, déjà mesuré. Sautez une semaine ou arrêtez quand vous voulez.`,
          cookit: `${from} cuisine avec ${brand} et a pensé à toi. Avec le lien ci-dessous, ${meals} plats de ta première boîte sont gratuits.\n\nTu choisis ce qui te tente; on livre ce qu’il faut, déjà mesuré. Saute une semaine ou arrête quand tu veux.`,
        }),
      action: voice.pick({
        freshprep: 'Profiter des plats gratuits',
        cookit: 'Profiter de mes plats gratuits',
      }),
      why: (from: string, brand: string) =>
        voice.pick({
          freshprep: `${from} a donné votre adresse à ${brand} et nous a demandé de vous envoyer ce seul message. Vous n’êtes sur aucune liste : nous ne vous écrirons plus, à moins que vous ne vous inscriviez.`,
          cookit: `${from} a donné ton adresse à ${brand} et nous a demandé de t’envoyer ce seul message. Tu n’es sur aucune liste : on ne t’écrira plus, sauf si tu t’inscris.`,
        }),
    },
  }),
})
