// Loads the reference data: areas, slots and vans where there are none, and the register of addresses, which is loaded again when a newer
// program has other data.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { takeTurn } from '../../database/take_turn.ts'
import { loadAddresses } from './addresses/load_addresses.ts'
import { loadAreas } from './areas/load_areas.ts'
import { loadFleets } from './fleets/load_fleets.ts'

const file = new URL('../../seed/data/addresses.csv', import.meta.url)

const table =
  'create table if not exists program_reference (digest text primary key, loaded_at timestamptz not null)'

/** Loads it where it is missing or older than the program. Safe to repeat, and for several processes at once. @returns whether it did */
export async function loadReference(pool: pg.Pool): Promise<boolean> {
  const ours = digest()
  return takeTurn(pool, async connection => {
    await connection.query(table)
    const last = await connection.query(
      'select digest from program_reference order by loaded_at desc limit 1',
    )
    if (last.rows[0]?.digest === ours) return false
    await loadAreas(pool)
    await loadAddresses(pool)
    await loadFleets(pool)
    await connection.query(
      `insert into program_reference values ($1, clock_timestamp())
       on conflict (digest) do update set loaded_at = excluded.loaded_at`,
      [ours],
    )
    return true
  })
}

function digest(): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url')
}
