// The services' card processors where there is only one.

import type { CardProcessor } from '../server/integrations/cards/port.ts'
import { stripeTokens } from '../server/integrations/cards/stripe/client.ts'
import { type Cards, joinProcessors } from '../server/integrations/processors/join.ts'
import type { Db } from '../server/request/database/database.ts'

export function onlyCards(db: Db, name: 'builtin' | 'stripe', processor: CardProcessor): Cards {
  const outside = name === 'builtin' ? [] : [{ name, processor, tokens: stripeTokens }]
  return joinProcessors(db, { name, processor }, outside, processor)
}
