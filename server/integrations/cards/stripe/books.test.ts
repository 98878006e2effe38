import { expect, test } from 'vitest'
import { insertClient, signedInVisitor } from '../../../../tests/http.ts'
import type { SignupServer } from '../../../../tests/signup.ts'
import { stripeServer } from '../../../../tests/stripe_server.ts'
import { reconcile, reportDifferences } from '../../../money/reconcile/reconcile.ts'
import type { NamedStatement } from '../join.ts'

const now = '2026-11-27T15:00:00.000Z'
const { server, stripe, household, intentsOf } = await stripeServer(now)

const adminOf = async (brand: 'freshprep' | 'cookit') =>
  signedInVisitor(server, await insertClient(server.services, { brand, isAdmin: true }), brand)

/** Stripe's. */
function bookOf({ cards }: SignupServer['services']): NamedStatement {
  const [statement] = cards.statements
  if (!statement) throw new RangeError('no books')
  return statement
}

test('an admin sees each difference until it is gone, and only their own brand’s', async () => {
  const { services } = server
  const home = await household()
  await home.change('works')
  const [intent] = intentsOf(home.clientId)
  if (!intent) throw new RangeError('no intent')
  const later = '2026-11-28T00:00:00.000Z'
  const seen = async (brand: 'freshprep' | 'cookit') => {
    const { books, differences } = (await (await adminOf(brand)).get('/api/admin/payments/watched')).json()
    expect(books).toEqual(['Stripe'])
    return differences.filter(({ name }: { name: string }) => name.startsWith(home.clientId))
  }
  intent.refunds.push({ id: 're_by_hand', cents: 700, metadata: {} })
  for (let look = 0; look < 2; look++) await reportDifferences(services, later)
  expect(await seen('cookit')).toMatchObject([
    { kind: 'refund', name: home.key, reference: intent.id, thereCents: 700, hereCents: 0 },
  ])
  expect(await seen('freshprep')).toEqual([])
  intent.refunds.length = 0
  await reportDifferences(services, later)
  expect(await seen('cookit')).toEqual([])
})

test('the ledger is compared with Stripe’s books: every difference is listed, and nothing else', async () => {
  const { services } = server
  const look = async (clientId: string) =>
    (await reconcile(services, bookOf(services), '2026-11-01T00:00:00Z', '2026-11-28T00:00:00Z'))
      .filter(({ key, reference }) => key?.startsWith(clientId) || reference?.startsWith('pi_strange'))
      .map(({ kind, thereCents, hereCents }) => ({ kind, thereCents, hereCents }))
  const home = await household()
  await home.change('works')
  expect(await look(home.clientId)).toEqual([])
  const [intent] = intentsOf(home.clientId)
  if (!intent) throw new RangeError('no intent')
  intent.refunds.push({ id: 're_hand', cents: 700, metadata: {} })
  stripe.dispute(intent.id)
  expect(await look(home.clientId)).toEqual([
    { kind: 'refund', thereCents: 700, hereCents: 0 },
    { kind: 'disputed', thereCents: 6_000, hereCents: 6_000 },
  ])
  intent.cents = 6_100
  expect((await look(home.clientId))[0]).toEqual({ kind: 'amount', thereCents: 6_100, hereCents: 6_000 })
  const stranger = { ...intent, id: 'pi_strange', metadata: {}, refunds: [], disputed: false }
  const intents = stripe.intents as Map<string, typeof intent>
  intents.set(stranger.id, stranger)
  intents.delete(intent.id)
  expect(await look(home.clientId)).toEqual([
    { kind: 'not_ours', thereCents: 6_100, hereCents: 0 },
    { kind: 'not_captured', thereCents: 0, hereCents: 6_000 },
  ])
  intents.delete(stranger.id)
})
