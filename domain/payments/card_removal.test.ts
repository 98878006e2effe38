import { expect, test } from 'vitest'
import { whyCardStays } from './card_removal.ts'

type Use = Parameters<typeof whyCardStays>[0]

const paying = { state: 'upcoming', cardCents: 8_370 } as const
const covered = { state: 'upcoming', cardCents: 0 } as const
const active: Use = {
  isDefault: true,
  charging: false,
  feeOpen: false,
  subscription: 'active',
  boxes: [paying],
}
const stopped = { boxes: [] } as const

test.each<[string, Partial<Use>, ReturnType<typeof whyCardStays>]>([
  ['pays for boxes to come', {}, 'card_not_removable'],
  ['is not the default', { isDefault: false }, null],
  ['is being charged', { isDefault: false, charging: true }, 'card_charging'],
  ['is the default, of a closed account', { ...stopped, subscription: 'closed' }, null],
  ['is the default, without a subscription', { ...stopped, subscription: null }, null],
  [
    'is the default, while paused',
    { subscription: 'paused', boxes: [{ state: 'skipped', cardCents: 8_370 }] },
    null,
  ],
  [
    'pays for a box under way and for boxes to come',
    { boxes: [{ state: 'charged', cardCents: 8_370 }, paying] },
    'card_not_removable',
  ],
  [
    'pays for a box under way while paused',
    { subscription: 'paused', boxes: [{ state: 'packed', cardCents: 1 }] },
    'card_box_under_way',
  ],
  [
    'is tried again for a box while closing',
    { subscription: 'closing', boxes: [{ state: 'payment_failed', cardCents: 1 }] },
    'card_box_under_way',
  ],
  [
    'pays nothing of a box under way while paused',
    { subscription: 'paused', boxes: [{ state: 'packed', cardCents: 0 }] },
    null,
  ],
  ['pays nothing, because value covers every box', { boxes: [covered, covered] }, null],
  ['pays for one box of several', { boxes: [covered, paying] }, 'card_not_removable'],
  [
    'pays from the next box on, where every present one is skipped',
    { boxes: [{ state: 'skipped', cardCents: 0 }] },
    'card_not_removable',
  ],
  [
    'is tried again for a fee after closing',
    { ...stopped, subscription: 'closed', feeOpen: true },
    'card_fee_due',
  ],
])('a card that %s', (_, changes, reason) => {
  expect(whyCardStays({ ...active, ...changes })).toBe(reason)
})
