// A gift while it is being composed.

import type { OutputOf } from '../../../contract/index.ts'
import type { Locale } from '../../../domain/brands.ts'
import { type DeliveryMethod, type GiftDesign, giftAmounts } from '../../../domain/gifts/gift_cards.ts'

export interface Gift {
  /** Null while the typed text is not a valid amount. */
  amountCents: number | null
  design: GiftDesign
  deliveryMethod: DeliveryMethod
  senderName: string
  senderEmail: string
  recipientName: string
  recipientEmail: string
  message: string
  language: Locale
  /** ISO date; null for now. */
  sendOn: string | null
}

export const usualAmounts = [5_000, 7_500, 10_000, 15_000, 25_000] as const

export const emptyGift = (
  { sender }: Pick<OutputOf<'gift_cards.new'>, 'sender'>,
  language: Locale,
): Gift => ({
  amountCents: 10_000,
  design: 'celebrate',
  deliveryMethod: 'email',
  senderName: sender.name,
  senderEmail: sender.email,
  recipientName: '',
  recipientEmail: '',
  message: '',
  language,
  sendOn: null,
})

/** The cents of a typed amount: `125`, `125.50`, `1 250,50 $`; null where it is not valid for a card. */
export function amountOf(typed: string): number | null {
  const plain = typed.replace(/[\s$\u00a0\u202f]/g, '').replace(',', '.')
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(plain)) return null
  const cents = Math.round(Number(plain) * 100)
  return cents >= giftAmounts.minimumCents && cents <= giftAmounts.maximumCents ? cents : null
}
