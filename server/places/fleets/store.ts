// SQL of the vans that come with the program.

import type { FleetOfKitchen } from '../../../domain/routes/fleet.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement } from '../../request/database/statement.ts'

const fleetsBring = batchStatement({
  name: 'fleets_bring',
  text: `insert into fleet (brand, kitchen, lat, lon, vans, boxes, bags, shift_from, shift_until)
      select n.brand, n.kitchen, n.lat, n.lon, n.vans, n.boxes, n.bags, n."shiftFrom", n."shiftUntil"
      from jsonb_to_recordset($fleets::jsonb) as n (brand text, kitchen text, lat float8, lon float8,
        vans int, boxes int, bags int,
        "shiftFrom" int, "shiftUntil" int)
      on conflict (brand, kitchen) do nothing`,
})

/** Adds kitchens' vans; those that are there stay. */
export async function bringFleets(tx: Tx, fleets: readonly FleetOfKitchen[]): Promise<void> {
  await fleetsBring.run(tx, { fleets: JSON.stringify(fleets) })
}
