// Begins to put a card on file with the processor.

import { Refusal } from '../../contract/errors.ts'
import type { Services } from '../integrations/services.ts'
import type { CallRequest } from '../request/call_request.ts'
import { holderOf } from '../request/card_holder.ts'
import { selectDefaultCard } from './method_store.ts'

/**
 * A visitor gets a session for it: the card belongs to the person who begins.
 * @returns the secret for the processor's form; null where it needs none
 * @throws Refusal busy where the processor does not answer
 */
export async function beginCardSetup(
  { cards, pool, log }: Pick<Services, 'cards' | 'pool' | 'log'>,
  request: CallRequest,
): Promise<string | null> {
  const { session } = request
  if (session.id === null) await session.remember({})
  const onFile = session.clientId === null ? null : await selectDefaultCard(pool, session.clientId)
  try {
    return await cards.beginSetup(holderOf(session), onFile?.token ?? null)
  } catch (error) {
    log.warn({ err: error }, 'a card’s set-up could not be begun')
    throw new Refusal('busy')
  }
}
