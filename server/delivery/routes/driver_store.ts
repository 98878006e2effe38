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

const driverAccount = batchStatement({
  name: 'driver_account',
  text: 'select client_id as "clientId" from client_email where brand = $brand and email = lower($email)',
  row: { clientId: 'uuid' },
})

const driverLet = statement({
  name: 'driver_let',
  text: `with account as (
        select client_id, is_driver from client where client_id = $clientId for update
      ), let as (
        update client set is_driver = $drives where client_id = $clientId
      )
      select client_id as id, is_driver as drove from account`,
  row: {
    id: 'uuid',
    /** Whether it was a driver's before. */
    drove: 'bool',
  },
})

/** Makes the holder of an account a driver, or ends it. @returns the account's client; undefined where there is none */
export async function writeDrives(
  tx: Tx,
  brand: BrandId,
  email: string,
  drives: boolean,
): Promise<RowOf<typeof driverLet> | undefined> {
  const account = await driverAccount.first(tx, { brand, email })
  return account && driverLet.first(tx, { ...account, drives })
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
