// settings_delivery.get_delivery_notes and update_delivery_notes: what the driver should know.

import { Refusal } from '../../../contract/errors.ts'
import { withTx } from '../../platform/database.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/program_time.ts'
import type { Services } from '../../request/services.ts'
import { holdClient, recordEvent } from '../household_changes.ts'
import { readAddresses, writeNotes } from './store.ts'

/** @throws Refusal not_found without an address */
export async function deliveryNotes(
  { db }: Pick<Services, 'db'>,
  request: CallRequest,
): Promise<{ notes: string }> {
  const { main } = await readAddresses(db, signedIn(request))
  if (!main) throw new Refusal('not_found')
  return { notes: main.notes }
}

/** @throws Refusal not_found without an address */
export async function updateNotes(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { notes }: { notes: string },
): Promise<void> {
  const clientId = signedIn(request)
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    const { main } = await readAddresses(tx, clientId)
    if (!main) throw new Refusal('not_found')
    if (!(await writeNotes(tx, clientId, notes))) return
    const event = { kind: 'delivery_notes_changed' as const, data: { notes }, at: programTime(request) }
    await recordEvent(tx, { clientId, ...event })
  })
}
