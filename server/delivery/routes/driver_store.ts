// SQL of drivers and their routes.

import type { BrandId } from '../../../domain/brands.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement, type RowOf, statement } from '../../request/database/statement.ts'

const routeDriver = statement({
  name: 'route_driver',
  text: 'update delivery_route set driver_id = $driverId, version = version + 1 where id = $id',
})

export async function writeDriver(tx: Tx, id: string, driverId: string | null): Promise<void> {
  await routeDriver.run(tx, { id, driverId })
}

export type DriverRow = RowOf<typeof readDrivers>

/** The drivers of a brand, by name. */
export const readDrivers = batchStatement({
  name: 'drivers_of_brand',
  text: `select client_id as id, first_name as "firstName", last_name as "lastName", email from client
      where brand = $brand and is_driver order by last_name, first_name, client_id`,
  row: { id: 'uuid', firstName: 'text', lastName: 'text', email: 'text' },
})

const driverLet = batchStatement({
  name: 'driver_let',
  text: `update client c set is_driver = $drives from client_email e
      where e.brand = $brand and e.email = lower($email) and c.client_id = e.client_id
        returning c.client_id as id`,
  row: { id: 'uuid' },
})

/** Makes the holder of an account a driver, or ends it. @returns the account's client; null where there is none */
export async function writeDrives(
  tx: Tx,
  brand: BrandId,
  email: string,
  drives: boolean,
): Promise<string | null> {
  return (await driverLet.first(tx, { brand, email, drives }))?.id ?? null
}

const driverUnseat = statement({
  name: 'driver_unseat',
  text: 'update delivery_route set driver_id = null where driver_id = $driverId and delivery_date >= $from',
})

/** Takes a driver off their routes from a day on. */
export async function unseat(tx: Tx, driverId: string, from: string): Promise<void> {
  await driverUnseat.run(tx, { driverId, from })
}
