// Letters to a friend who is invited, and to the household that brought them.

import { brands } from '../../domain/brands.ts'
import type { Letter, LettersOf, LetterToAnybody } from './letter.ts'
import { wordsOf } from './words.ts'

interface ReferralLetters {
  /** To a friend: who asked for it, with the full name, and that none follows; it can be unsubscribed from (CASL). */
  referral_invitation: LetterToAnybody<{ friendName: string; referrerName: string; meals: number }> & {
    readonly stop: string
  }
  referral_credited: Letter<{ friendName: string; amountCents: number }>
}

export const referralLetters: LettersOf<ReferralLetters> = {
  en: voice => {
    const { money } = wordsOf(voice)
    const { name } = brands[voice.brand]
    return {
      referral_invitation: {
        subject: ({ referrerName, meals }) =>
          voice.pick({
            freshprep: `${referrerName} is sending you ${meals} free servings`,
            cookit: `${referrerName} wants you over for dinner: ${meals} servings on the house`,
          }),
        hello: ({ friendName }) =>
          voice.pick({ freshprep: `Hello ${friendName},`, cookit: `Hi ${friendName}!` }),
        body: ({ referrerName, meals }) =>
          voice.pick({
            freshprep: `${referrerName} cooks with ${name} and thinks you’d like it. Use the link below and ${meals} servings of your first box are free.\n\nPick the recipes you like, and we’ll bring the ingredients, measured. Skip a week or stop anytime.`,
            cookit: `${referrerName} cooks with ${name} and thought of you. Use the link below and ${meals} servings of your first box are on the house.\n\nPick what you feel like, and we’ll bring everything, measured. Skip a week or stop anytime.`,
          }),
        action: 'Claim my free servings',
        stop: 'Stop invitations to this address',
        why: ({ referrerName }) =>
          `${referrerName} gave ${name} your email and asked us to send you this one message. You’re not on a list, and we won’t email you again unless you sign up.`,
      },
      referral_credited: {
        subject: ({ amountCents }) => `${money(amountCents)} for you: your friend got their first box`,
        body: ({ friendName, amountCents }) =>
          voice.pick({
            freshprep: `${friendName} got their first box, thanks to you. We’ve added ${money(amountCents)} in credit to your account, and we’ll use it on your next box before your card.`,
            cookit: `${friendName}’s first box just landed, thanks to you! We’ve added ${money(amountCents)} in credit to your account, and we’ll use it on your next box before your card.`,
          }),
        action: 'Invite another friend',
        textHead: ({ amountCents }) => `${money(amountCents)} for you: your friend got their first box`,
      },
    }
  },
  fr: voice => {
    const { money } = wordsOf(voice)
    const { name } = brands[voice.brand]
    return {
      referral_invitation: {
        subject: ({ referrerName, meals }) =>
          voice.pick({
            freshprep: `${referrerName} vous offre ${meals} portions gratuites`,
            cookit: `${referrerName} t’invite à souper : ${meals} portions gratuites`,
          }),
        hello: ({ friendName }) =>
          voice.pick({ freshprep: `Bonjour ${friendName},`, cookit: `Salut ${friendName}!` }),
        body: ({ referrerName, meals }) =>
          voice.pick({
            freshprep: `${referrerName} cuisine avec ${name} et croit que cela vous plaira. Avec le lien ci-dessous, ${meals} portions sont déduites de votre première boîte.\n\nVous choisissez les recettes; nous livrons ce qu’il faut, déjà mesuré. Sautez une semaine ou arrêtez quand vous voulez.`,
            cookit: `${referrerName} cuisine avec ${name} et a pensé à toi. Avec le lien ci-dessous, ${meals} portions de ta première boîte sont gratuites.\n\nTu choisis ce qui te tente; on livre ce qu’il faut, déjà mesuré. Saute une semaine ou arrête quand tu veux.`,
          }),
        action: 'Profiter de l’invitation',
        stop: 'Ne plus recevoir d’invitations à cette adresse',
        why: ({ referrerName }) =>
          voice.pick({
            freshprep: `${referrerName} a donné votre adresse à ${name} et nous a demandé de vous envoyer ce seul message. Vous n’êtes sur aucune liste : nous ne vous écrirons plus, à moins que vous ne vous inscriviez.`,
            cookit: `${referrerName} a donné ton adresse à ${name} et nous a demandé de t’envoyer ce seul message. Tu n’es sur aucune liste : on ne t’écrira plus, sauf si tu t’inscris.`,
          }),
      },
      referral_credited: {
        subject: ({ friendName, amountCents }) =>
          voice.pick({
            freshprep: `${money(amountCents)} de crédit : la première boîte de ${friendName} est livrée`,
            cookit: `${money(amountCents)} de crédit : la première boîte de ${friendName} est livrée!`,
          }),
        body: ({ friendName, amountCents }) =>
          voice.pick({
            freshprep: `${friendName} a reçu sa première boîte, grâce à vous. Un crédit de ${money(amountCents)} a été ajouté à votre compte; il paie votre prochaine boîte avant votre carte.`,
            cookit: `${friendName} vient de recevoir sa première boîte, grâce à toi! Un crédit de ${money(amountCents)} est dans ton compte; il paie ta prochaine boîte avant ta carte.`,
          }),
        action: 'Inviter quelqu’un d’autre',
        textHead: ({ amountCents }) =>
          `${money(amountCents)} de crédit : la première boîte de la personne invitée est livrée`,
      },
    }
  },
}
