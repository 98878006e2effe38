// Saves how a household heard of us: asked at the welcome step, and changeable there.

import type { ClientSource } from '../../../domain/sources.ts'
import { recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { writeSource } from './store.ts'

/** Saves it, with its event; repeating it changes nothing. */
export async function tellSource(
  { pool }: Pick<Services, 'pool'>,
  { clientId, source, now }: { clientId: string; source: ClientSource; now: string },
): Promise<void> {
  await withTx(pool, async tx => {
    if (!(await writeSource(tx, clientId, source))) return
    await recordEvent(tx, { clientId, kind: 'source_told', data: { source }, at: now })
  })
}
