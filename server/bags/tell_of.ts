// returnables.tell: a household's report about a bag or kit. It is recorded with its day and holds notices back.

import { Refusal } from '../../contract/errors.ts'
import type { ReturnableClaim, ReturnableEventKind } from '../../domain/returnables.ts'
import type { Services } from '../integrations/services.ts'
import { withTx } from '../request/database/database.ts'
import { insertReturnableEvent, readOut } from './store.ts'

const kindOf: Readonly<Record<ReturnableClaim, ReturnableEventKind>> = {
  at_door: 'at_door',
  returned: 'disputed',
  never_came: 'disputed',
  lost: 'lost',
}

/** Repeating a report on the same day changes nothing. @throws Refusal not_found for one that is not at the household */
export async function tellOfReturnable(
  { pool }: Pick<Services, 'pool'>,
  { clientId, now }: { clientId: string; now: string },
  { number, claim }: { number: string; claim: ReturnableClaim },
): Promise<void> {
  await withTx(pool, async tx => {
    if (!(await readOut.all(tx, { clientId })).some(out => out.number === number))
      throw new Refusal('not_found')
    await insertReturnableEvent(tx, {
      clientId,
      numbers: [number],
      key: `${claim}:${now.slice(0, 10)}`,
      kind: kindOf[claim],
      actor: 'client',
      data: { claim },
      at: now,
    })
  })
}
