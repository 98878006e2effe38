// Somebody who works at the company, signed in.

import { randomUUIDv7 } from 'node:crypto'
import type { BrandId } from '../domain/brands.ts'
import type { Role } from '../domain/staff/roles.ts'
import { openSession } from '../server/identity/sessions/session.ts'
import { withTx } from '../server/request/database/database.ts'
import type { Ground } from './ground.ts'

/** @param roles by brand. @returns their cookie */
export async function signInStaff(
  { services }: Ground,
  roles: Partial<Record<BrandId, Role>>,
): Promise<string> {
  const { pool, clock } = services
  const id = randomUUIDv7()
  await pool.query(
    `insert into staff (id, email, name, language, created_at) values ($1, $2, 'Sam Iyer', 'en', $3)`,
    [id, `${id}@example.com`, clock.now().toString()],
  )
  for (const [brand, role] of Object.entries(roles))
    await pool.query('insert into staff_role (staff_id, brand, role) values ($1, $2, $3)', [id, brand, role])
  const { office } = await openSession(services, {
    ...{ brand: 'freshprep', cookies: undefined, now: clock.now(), secure: false },
  })
  await withTx(pool, tx => office.signIn(tx, id))
  return office.setCookie?.split(';', 1)[0] as string
}
