// For tests: the addresses of households, and the drivers of routes.

import type pg from 'pg'

/** Gives a household an address: this many steps of a few hundred metres from the middle of Vancouver. */
export async function giveDoor(
  pool: pg.Pool,
  clientId: string,
  steps: { north: number; east: number } = { north: 0, east: 0 },
): Promise<void> {
  await pool.query(
    `insert into delivery_address (client_id, kind, address, unit, buzzer, city, province, postal, lat, lon, mode, phone,
       instructions, household_key, notes)
     values ($1::uuid, 'main', '12 Main St', 'Apt 4', '99', 'Vancouver', 'BC', 'V5K 0A1', $2, $3, 'rooftop', '+16045550123',
       'Ring twice', $1::text, 'Dog in the yard')`,
    [clientId, 49.26 + steps.north * 0.004, -123.1 + steps.east * 0.006],
  )
}

/** Makes a client a driver, and the driver of all routes of a day. */
export async function letDriveAll(pool: pg.Pool, clientId: string, date: string): Promise<void> {
  await pool.query('update client set is_driver = true where client_id = $1', [clientId])
  await pool.query('update delivery_route set driver_id = $1 where delivery_date = $2', [clientId, date])
}

let typed = 100

/** An address that no household has, typed in parts. */
export const typedDoor = (city = 'Vancouver', postal = 'V6K 2H8') => ({
  phone: '604 555 0143',
  number: String(++typed),
  street: 'Test St',
  city,
  postal,
  confirmed: true,
})
