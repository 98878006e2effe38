// SQL of drivers and their routes.

import type { BrandId } from '../../../domain/brands.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'

const routeDriver = statement({
  name: 'route_driver',
  text: 'update delivery_route set driver_id = $driverId, version = version + 1 where id = $id returning version',
  row: { version: 'int' },
})

/** Writes the driver of a route. @returns the route's new version */
export async function writeDriver(tx: Tx, id: string, driverId: string | null): Promise<number> {
  return (await routeDriver.one(tx, { id, driverId })).version
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
  text: `with account as (
        select c.client_id, c.is_driver from client_email e join client c on c.client_id = e.client_id
          where e.brand = $brand and e.email = lower($email) for update of c
      ), let as (
        update client c set is_driver = $drives from account a where c.client_id = a.client_id
      )
      select client_id as id, is_driver as drove from account`,
  row: {
    id: 'uuid',
    /** Whether it was a driver's before. */
    drove: 'bool',
  },
})

/** Makes the holder of an account a driver, or ends it. @returns the account's client; undefined where there is none */
export function writeDrives(
  tx: Tx,
  brand: BrandId,
  email: string,
  drives: boolean,
): Promise<RowOf<typeof driverLet> | undefined> {
  return driverLet.first(tx, { brand, email, drives })
}

/** A route, as its driver is told of it. */
export type DrivenRoute = RowOf<typeof driverUnseat>

const driverUnseat = statement({
  name: 'driver_unseat',
  text: `update delivery_route set driver_id = null, version = version + 1
      where driver_id = $driverId and delivery_date >= $from
        returning id, brand, delivery_date::text as date, number, kitchen, leaves_minute as "leavesMinute", version`,
  row: {
    id: 'uuid',
    brand: column<BrandId>('text'),
    date: 'text',
    number: 'int',
    kitchen: 'text',
    leavesMinute: 'int',
    version: 'int',
  },
})

/** Takes a driver off their routes from a day on. @returns these routes */
export function unseat(tx: Tx, driverId: string, from: string): Promise<DrivenRoute[]> {
  return driverUnseat.all(tx, { driverId, from })
}
