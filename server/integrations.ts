// Which implementation of each outside system this program uses.

import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import { builtinCardProcessor } from './integrations/cards/builtin/processor.ts'
import type { CardProcessor } from './integrations/cards/port.ts'

export interface Integrations {
  readonly cards: CardProcessor
}

/** What an integration may be made of. */
export interface Ground {
  config: Config
  db: Db
  clock: Clock
}

/** Makes every integration: the built-in one, unless the configuration names an outside one. */
export function openIntegrations({ db, clock }: Ground): Integrations {
  return { cards: builtinCardProcessor({ db, clock }) }
}
