// The letter about the merit offer's credit.

import type { Letter, LettersOf } from './letter.ts'
import { wordsOf } from './words.ts'

interface MeritLetters {
  merit_credited: Letter<{ amountCents: number; deliveries: number }>
}

export const meritLetters: LettersOf<MeritLetters> = {
  en: voice => {
    const { money } = wordsOf(voice)
    return {
      merit_credited: {
        subject: ({ amountCents }) => `Your stamp card is full: ${money(amountCents)} for you`,
        body: ({ amountCents, deliveries }) =>
          voice.pick({
            freshprep: `That was box number ${deliveries}. Thank you for cooking with us. We’ve added ${money(amountCents)} in credit to your account, and we’ll use it on your next box before your card.`,
            cookit: `Box number ${deliveries}, nice! We’ve added ${money(amountCents)} in credit to your account, and we’ll use it on your next box before your card.`,
          }),
        action: 'See my account',
      },
    }
  },
  fr: voice => {
    const { money } = wordsOf(voice)
    return {
      merit_credited: {
        subject: ({ amountCents, deliveries }) =>
          voice.pick({
            freshprep: `${deliveries} boîtes livrées : ${money(amountCents)} de crédit pour vous`,
            cookit: `${deliveries} boîtes livrées : ${money(amountCents)} de crédit pour toi!`,
          }),
        body: ({ amountCents, deliveries }) =>
          voice.pick({
            freshprep: `C’était la boîte numéro ${deliveries}. Merci de cuisiner avec nous : un crédit de ${money(amountCents)} a été ajouté à votre compte; il paie votre prochaine boîte avant votre carte.`,
            cookit: `Boîte numéro ${deliveries}, bravo! Un crédit de ${money(amountCents)} est dans ton compte; il paie ta prochaine boîte avant ta carte.`,
          }),
        action: voice.pick({ freshprep: 'Voir votre compte', cookit: 'Voir mon compte' }),
      },
    }
  },
}
