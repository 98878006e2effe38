// A household's gift cards and credits one by one, the latest first, with everything each paid for.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { HeldCard } from '../../../domain/gifts/held_value.ts'
import { valueNameMessages } from '../../../i18n/value_names.ts'
import type { Services } from '../../integrations/services.ts'
import { type CardsPage, readCards } from '../../value/held_value/read_cards.ts'

type Page = OutputOf<'cards.held_value'>

interface Reader {
  clientId: string
  brand: BrandId
  locale: Locale
}

/** The ends of the earlier pages, ISO instants; null where everything was shown. */
interface Reach {
  bought: string | null
  given: string | null
}

/** @param after the end of the page before; undefined for the latest */
export async function showHeldCards(
  { pool }: Pick<Services, 'pool'>,
  of: Reader,
  after: Reach | undefined,
): Promise<Page> {
  const read = (account: 'bought' | 'given'): Promise<CardsPage> | CardsPage =>
    after && after[account] === null
      ? { cards: [], before: null }
      : readCards(pool, of.clientId, account, after?.[account] ?? null)
  const [bought, given] = await Promise.all([read('bought'), read('given')])
  const cards = [...bought.cards, ...given.cards].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const all = bought.before === null && given.before === null
  return {
    giftCards: cards.map(card => shownAs(card, of)),
    giftCardsNext: all ? null : `${bought.before ?? ''},${given.before ?? ''}`,
  }
}

function shownAs(card: HeldCard, { brand, locale }: Reader): Page['giftCards'][number] {
  const names = valueNameMessages(brand, locale)
  const reasons: Partial<Record<string, string>> = names.reasons
  const isGift = card.reason === 'gift_card'
  return {
    id: card.key,
    kind: isGift ? 'bought' : card.reason,
    name: isGift && card.fromName ? names.giftFrom(card.fromName) : (reasons[card.reason] ?? names.other),
    createdAt: card.createdAt,
    valueCents: card.valueCents,
    usedCents: card.usedCents,
    remainingCents: card.remainingCents,
    categories: ['rtc', 'rte', 'item'],
    expiresOn: card.expiresOn,
    history: card.uses.map(({ at, cents, orderId, reason }) => ({ at, cents, orderId, reason })),
  }
}
