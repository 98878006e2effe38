// Letters to a household that brought a friend (mail.ts).

import type { Voice } from './catalogue.ts'
import type { Letters } from './mail.ts'
import { wordsOf } from './mail_words.ts'

type ReferralLetters = Pick<Letters, 'referral_credited'>

export const englishReferralLetters = (voice: Voice): ReferralLetters => {
  const { money } = wordsOf(voice)
  return {
    referral_credited: {
      subject: ({ amountCents }) => `${money(amountCents)} for you: your friend got their first box`,
      body: ({ friendName, amountCents }) =>
        voice.pick({
          freshprep: `${friendName} got their first box, thanks to you. We’ve added ${money(amountCents)} in credit to your account, and we’ll use it on your next box before your card.`,
          cookit: `${friendName}’s first box just landed, thanks to you! We’ve added ${money(amountCents)} in credit to your account, and we’ll use it on your next box before your card.`,
        }),
      action: 'Invite another friend',
    },
  }
}

export const frenchReferralLetters = (voice: Voice): ReferralLetters => {
  const { money } = wordsOf(voice)
  return {
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
    },
  }
}
