// Letters to a household that brought a friend (mail.ts).

import type { Voice } from './catalogue.ts'
import type { Letters } from './mail.ts'
import { wordsOf } from './mail_words.ts'

type ReferralLetters = Pick<Letters, 'referral_credited'>

export const englishReferralLetters = (voice: Voice): ReferralLetters => {
  const { money } = wordsOf(voice)
  return {
    referral_credited: {
      subject: ({ amountCents }) => `${money(amountCents)} for you: your friend’s first box is there`,
      body: ({ friendName, amountCents }) =>
        voice.pick({
          freshprep: `${friendName} had a first box delivered, thanks to you. ${money(amountCents)} of credit is in your account; it pays your next box before your card does.`,
          cookit: `${friendName}’s first box just landed, thanks to you! ${money(amountCents)} of credit is in your account; it pays your next box before your card does.`,
        }),
      action: 'Invite somebody else',
    },
  }
}

export const frenchReferralLetters = (voice: Voice): ReferralLetters => {
  const { money } = wordsOf(voice)
  return {
    referral_credited: {
      subject: ({ friendName, amountCents }) =>
        voice.pick({
          freshprep: `${money(amountCents)} pour vous : ${friendName} a reçu sa première boîte`,
          cookit: `${money(amountCents)} pour toi : ${friendName} a reçu sa première boîte`,
        }),
      body: ({ friendName, amountCents }) =>
        voice.pick({
          freshprep: `${friendName} a reçu sa première boîte, grâce à vous. Un crédit de ${money(amountCents)} est à votre compte; il paie votre prochaine boîte avant votre carte.`,
          cookit: `${friendName} vient de recevoir sa première boîte, grâce à toi! Un crédit de ${money(amountCents)} est à ton compte; il paie ta prochaine boîte avant ta carte.`,
        }),
      action: 'Inviter quelqu’un d’autre',
    },
  }
}
