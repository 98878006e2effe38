// SQL of finished pickups and returned bags and kits.

import type { BrandId } from '../../../domain/brands.ts'
import type { finishedPickups } from '../../../domain/machines/stop_groups.ts'
import type { PickupState } from '../../../domain/machines/tables.ts'
import type { PickupTime } from '../../../domain/pickups.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement, columnsOf, statement } from '../../request/database/statement.ts'

interface HeldPickup extends PickupTime {
  state: PickupState
}

const pickupRead = statement({
  name: 'pickup_read',
  text: `select state, pickup_date::text as date, start_hour as "startHour", end_hour as "endHour" from pickup
      where client_id = $clientId and id = $id and brand = $brand for update`,
  row: columnsOf<HeldPickup>({ state: 'text', date: 'text', startHour: 'int', endHour: 'int' }),
})

/** A pickup of a brand's household, locked until the transaction ends. */
export async function readPickup(
  tx: Tx,
  { clientId, id, brand }: { clientId: string; id: string; brand: BrandId },
): Promise<HeldPickup | undefined> {
  return pickupRead.first(tx, { clientId, id, brand })
}

const pickupFinish = statement({
  name: 'pickup_finish',
  text: 'update pickup set state = $state where client_id = $clientId and id = $id',
})

export async function writeFinished(
  tx: Tx,
  clientId: string,
  id: string,
  state: (typeof finishedPickups)[number],
): Promise<void> {
  await pickupFinish.run(tx, { clientId, id, state })
}

const returnablesReturn = statement({
  name: 'returnables_return',
  text: `update returnable_loan set returned_at = $at
      where client_id = $clientId and number = any($numbers) and returned_at is null returning number`,
  row: { number: 'text' },
})

/** Records that bags and kits of a household are back. @returns the numbers that were out */
export async function writeReturned(
  tx: Tx,
  clientId: string,
  numbers: readonly string[],
  at: string,
): Promise<string[]> {
  return (await returnablesReturn.all(tx, { clientId, numbers, at })).map(({ number }) => number)
}

/** The households of bags and kits, by number. */
export const findLoansOut = batchStatement({
  name: 'returnables_by_number',
  text: `select r.client_id as "clientId", r.number
      from returnable_loan r join client c on c.client_id = r.client_id
      where r.number = any($numbers) and r.returned_at is null and c.brand = $brand
        order by r.client_id, r.number`,
  row: { clientId: 'uuid', number: 'text' },
})
