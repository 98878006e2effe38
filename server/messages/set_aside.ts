// How many messages wait because they could not be made or sent: the operator's figure.

import type { Services } from '../integrations/services.ts'
import { countSetAside } from './outbox_store.ts'

export const messagesSetAside = async ({ pool }: Pick<Services, 'pool'>): Promise<number> =>
  (await countSetAside.one(pool)).messages
