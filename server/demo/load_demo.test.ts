import { describe, expect, test } from 'vitest'
import { testServices } from '../../tests/services.ts'
import { ghostAddons } from '../dashboard/messages/ghost_addons.ts'
import { isPassword } from '../identity/password.ts'
import { loadDemo } from './load_demo.ts'
import { demoPassword } from './people.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now })
await loadDemo(services)

async function rows<T>(text: string, values: unknown[] = []): Promise<T[]> {
  const found = await services.pool.query(text, values)
  return found.rows as T[]
}

describe('the demo', () => {
  test('lets its people sign in with the demo password, except those without one', async () => {
    const people = await rows<{ email: string; password_hash: string | null }>(
      'select email, password_hash from client order by email',
    )
    for (const { email, password_hash } of people) {
      expect([email, await isPassword(password_hash, demoPassword)]).toEqual([
        email,
        !['social@example.com', 'before@example.com'].includes(email),
      ])
    }
  })

  test('gives every active household five orders to come, and a paused one five skipped', async () => {
    const counts = await rows<{ email: string; state: string; open: number; skipped: number }>(
      `select c.email, s.state, count(*) filter (where o.state = 'upcoming' and o.cutoff_at > $1)::int as open,
         count(*) filter (where o.state = 'skipped')::int as skipped
       from subscription s join client c using (client_id) join client_order o using (client_id)
       group by c.client_id, c.email, s.state`,
      [now],
    )
    expect(counts).toHaveLength(10)
    for (const { state, open, skipped } of counts) {
      expect([state, open, skipped]).toEqual(state === 'active' ? ['active', 5, 0] : [state, 0, 5])
    }
  })

  test('has a ledger in which every transaction sums to zero', async () => {
    const unbalanced = await rows(
      'select client_id, key from ledger_entry group by client_id, key having sum(amount_cents) <> 0',
    )
    expect(unbalanced).toEqual([])
  })

  test('takes the contents of its boxes from stock', async () => {
    const wrong = await rows(
      `select e.brand, e.week, e.product_id, e.taken, coalesce(sum(l.quantity), 0) as held
       from menu_entry e
       left join client_order o on o.brand = e.brand and o.week = e.week and o.state <> 'skipped'
       left join order_line l on l.client_id = o.client_id and l.order_id = o.id and l.product_id = e.product_id
       group by e.brand, e.week, e.product_id, e.taken having e.taken <> coalesce(sum(l.quantity), 0)`,
    )
    expect(wrong).toEqual([])
  })

  test('gives jordan delivered boxes to review, the points they earned, and the bag and the kit of the last one', async () => {
    const [jordan] = await rows<{
      delivered: number
      points: number
      earned: number
      lent: number
      paid: number
    }>(
      `select (select count(*)::int from client_order o where o.client_id = c.client_id and state = 'delivered') as delivered,
         (select sum(points_earned)::int from client_order o where o.client_id = c.client_id and state = 'delivered') as earned,
         (select sum(amount_cents)::int from ledger_entry l where l.client_id = c.client_id and account = 'points') as points,
         (select count(*)::int from returnable_loan r where r.client_id = c.client_id and returned_at is null) as lent,
         (select count(*)::int from payment p where p.client_id = c.client_id and p.state = 'captured') as paid
       from client c where email = 'jordan@example.com'`,
    )
    expect(jordan?.delivered).toBeGreaterThanOrEqual(3)
    expect(jordan?.points).toBeGreaterThan(100)
    expect(jordan).toMatchObject({ points: jordan?.earned, lent: 2 })
    expect(jordan?.paid).toBeGreaterThanOrEqual(jordan?.delivered ?? 0)
  })

  test('offers jordan usual items that the next box lacks', {
    tags: '[API-account.ghost_addons]',
  }, async () => {
    const [jordan] = await rows<{ id: string }>(
      `select client_id as id from client where email = 'jordan@example.com'`,
    )
    const of = { clientId: jordan?.id ?? '', brand: 'freshprep', locale: 'en', now } as const
    expect(await ghostAddons(services, of)).toMatchObject({ order: {}, items: [{ times: 2 }] })
  })

  test('leaves no box past its cutoff for the weekly run', async () => {
    const left = await rows(
      `select id from client_order where state in ('upcoming', 'locked') and cutoff_at < $1`,
      [now],
    )
    expect(left).toEqual([])
  })

  test('changes nothing when it is loaded again', async () => {
    const count = () => rows('select (select count(*) from client) c, (select count(*) from client_order) o')
    const before = await count()
    await loadDemo(services)
    expect(await count()).toEqual(before)
  })
})
