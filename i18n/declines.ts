// Why a card was declined (domain/payments/declines.ts), as a second sentence.

import type { DeclineReason } from '../domain/payments/declines.ts'
import { messages, type Voice } from './catalogue.ts'

type Declines = Readonly<Record<DeclineReason, string>>

export const englishDeclines = (): Declines => ({
  expired: 'The card has expired.',
  funds: 'Your bank says the card has insufficient funds.',
})

export const frenchDeclines = (voice: Voice): Declines => ({
  expired: 'La carte est expirée.',
  funds: voice.pick({
    freshprep: 'Votre banque indique que les fonds sont insuffisants.',
    cookit: 'Ta banque indique que les fonds sont insuffisants.',
  }),
})

export const declineMessages = messages({ en: englishDeclines, fr: frenchDeclines })
