// Messages that could not be made or sent: how many wait, and the end of one.

import type { Services } from '../integrations/services.ts'
import { countSetAside, markGivenUp } from './outbox_store.ts'

export const messagesSetAside = async ({ pool }: Pick<Services, 'pool'>): Promise<number> =>
  (await countSetAside.one(pool)).messages

/** Gives one message up, at a program time: it is not tried again, and its record says so. */
export const giveUpMessage = (
  { pool }: Pick<Services, 'pool'>,
  message: Parameters<typeof markGivenUp>[1][number],
  at: string,
): Promise<void> => markGivenUp(pool, [message], at, 'dropped')
