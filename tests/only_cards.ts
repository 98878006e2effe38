// The services' card processors where there is only one.

import { type Cards, joinProcessors } from '../server/integrations/cards/join.ts'
import { stripeTokens } from '../server/integrations/cards/stripe/client.ts'
import type { CardProcessor } from '../server/integrations/processors/port.ts'
import type { Db } from '../server/request/database/database.ts'

export function onlyCards(db: Db, name: 'builtin' | 'stripe', processor: CardProcessor): Cards {
  const outside = name === 'builtin' ? [] : [{ name, processor, tokens: stripeTokens }]
  return joinProcessors(db, { name, processor }, outside, processor)
}
