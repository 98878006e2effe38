// The letter about the merit offer's credit (mail.ts).

import type { Voice } from './catalogue.ts'
import type { Letters } from './mail.ts'
import { wordsOf } from './mail_words.ts'

type MeritLetters = Pick<Letters, 'merit_credited'>

export const englishMeritLetters = (voice: Voice): MeritLetters => {
  const { money } = wordsOf(voice)
  return {
    merit_credited: {
      subject: ({ amountCents }) => `Your stamp card is full: ${money(amountCents)} for you`,
      body: ({ amountCents, deliveries }) =>
        voice.pick({
          freshprep: `That was box number ${deliveries}. Thank you for cooking with us: ${money(amountCents)} of credit is in your account, and pays your next box before your card does.`,
          cookit: `Box number ${deliveries}, well done! ${money(amountCents)} of credit is in your account, and pays your next box before your card does.`,
        }),
      action: 'See your account',
    },
  }
}

export const frenchMeritLetters = (voice: Voice): MeritLetters => {
  const { money } = wordsOf(voice)
  return {
    merit_credited: {
      subject: ({ amountCents }) =>
        voice.pick({
          freshprep: `Votre carte est remplie : ${money(amountCents)} pour vous`,
          cookit: `Ta carte est pleine : ${money(amountCents)} pour toi`,
        }),
      body: ({ amountCents, deliveries }) =>
        voice.pick({
          freshprep: `C’était la boîte numéro ${deliveries}. Merci de cuisiner avec nous : un crédit de ${money(amountCents)} est à votre compte, et paie votre prochaine boîte avant votre carte.`,
          cookit: `Boîte numéro ${deliveries}, bravo! Un crédit de ${money(amountCents)} est à ton compte, et paie ta prochaine boîte avant ta carte.`,
        }),
      action: voice.pick({ freshprep: 'Voir votre compte', cookit: 'Voir mon compte' }),
    },
  }
}
