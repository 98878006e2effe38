// settings_delivery.get_delivery_notes and update_delivery_notes: notes for the driver.

import { Refusal } from '../../../contract/errors.ts'
import { holdClient, recordAndTell } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { readHouseholdAddresses, writeNotes } from './store.ts'

/** @throws Refusal not_found without an address */
export async function deliveryNotes(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<{ notes: string }> {
  const { main } = await readHouseholdAddresses(pool, signedIn(request))
  if (!main) throw new Refusal('not_found')
  return { notes: main.notes }
}

/** An unchanged value is answered without a reference. @throws Refusal not_found without an address */
export async function updateNotes(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { notes }: { notes: string },
): Promise<{ reference: string | null }> {
  const clientId = signedIn(request)
  return withTx(pool, async tx => {
    await holdClient(tx, clientId)
    const { main } = await readHouseholdAddresses(tx, clientId)
    if (!main) throw new Refusal('not_found')
    if (!(await writeNotes(tx, clientId, notes))) return { reference: null }
    const { brand } = request
    const event = {
      kind: 'delivery_notes_changed' as const,
      data: { notes, before: main.notes },
      at: programTime(request),
    }
    return { reference: await recordAndTell(tx, { clientId, brand, ...event }) }
  })
}
