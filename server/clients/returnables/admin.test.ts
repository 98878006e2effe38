// What an admin sees of the bags and kits that stay out, on a real database.

import { expect, test } from 'vitest'
import { menusAt, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { returnables_admin } from '../../http/calls/returnables.ts'
import { withTx } from '../../request/database/database.ts'
import { noteAttempt } from './note_attempt.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = requestOf(await insertClient(services, { isAdmin: true }), now)
const list = () => returnables_admin.list(services, admin, {})
/** Lends bags that are numbered from a prefix. */
const lend = (who: TestHousehold, prefix: string, since: string, count = 1) =>
  pool.query(
    `insert into returnable_loan (client_id, number, kind, out_since)
     select $1, $2 || n, 'cooler_bag', $3 from generate_series(1, $4) n`,
    [who.clientId, prefix, since, count],
  )

test('a bag that is asked for no more stays so after a vain pickup, however short it has been out', async () => {
  const who = await subscribe(pool, now)
  await lend(who, 'B-NEW-', '2026-11-17')
  await returnables_admin.waive(services, admin, { clientId: who.clientId, number: 'B-NEW-1' })
  const pickup = { pickupId: '01900000-0000-7000-8000-000000000000', pickupDate: '2026-11-26' }
  await withTx(pool, tx => noteAttempt(tx, { ...pickup, clientId: who.clientId, actor: 'driver', now }))
  const { loans } = await list()
  expect(loans).toMatchObject([{ number: 'B-NEW-1', attempts: 1, waived: true, feeFrom: null }])
})
