// When and to what each setting applies. Each row of the tables in docs/settings.md is carried out through its call and checked in
// three places: in a box already in processing, in the next open box, and at once.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allCalls, pathOf } from '../../../contract/index.ts'
import { account } from '../../../tests/effects/account.ts'
import { delivery } from '../../../tests/effects/delivery.ts'
import { changedBy, settledHome } from '../../../tests/effects/home.ts'
import { messages, tastes } from '../../../tests/effects/messages.ts'
import { payments } from '../../../tests/effects/payments.ts'
import { subscription } from '../../../tests/effects/subscription.ts'
import { signupServer } from '../../../tests/signup.ts'

// A Friday; every household's first box is in processing, the four after it are open.
const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const sections = {
  'The subscription': subscription,
  Delivery: delivery,
  'The account': account,
  Messages: messages,
  'Tastes and exclusions': tastes,
  Payments: payments,
}

const page = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8')

/** First cells of a section's table. */
function rowsOf(section: string): string[] {
  const text = page.slice(page.indexOf(`## ${section}\n`)).split('\n## ')[0] ?? ''
  const lines = text.split('\n').filter(line => line.startsWith('| '))
  return lines.slice(1).map(line => line.split('|')[1]?.trim() ?? '')
}

describe.each(Object.entries(sections))('%s', (section, effects) => {
  test('has a row in the table for each tested setting, and no other', () => {
    expect(rowsOf(section)).toEqual(Object.keys(effects))
  })

  test.each(Object.entries(effects))('%s', async (_, { change, holds, first }) => {
    const one = await settledHome(server, first)
    const [processed] = await one.boxes()
    await change(one)
    expect((await one.boxes())[0]).toEqual(processed)
    await holds(one)
  })
})

/**
 * Covered by tests of their own: they need a device or the page of another service, change nothing, or are another's second
 * address.
 */
const elsewhere = [
  'account.update_payment_method_to_paypal',
  'passkeys.begin_adding',
  'passkeys.add',
  'passkeys.remove',
  'settings_payment.send_order_receipts',
  'settings_subscription.expire_gc',
  'subscription.close',
]

test('no setting that changes something is missing from the tables', () => {
  const asked = new Set([...changedBy].map(path => (path.startsWith('/') ? path : `/api/v1/${path}`)))
  const missing = allCalls()
    .filter(({ declaration }) => declaration.who === 'settings' && declaration.changesState)
    .filter(({ name }) => !elsewhere.includes(name) && !asked.has(pathOf(name)))
  expect(missing.map(({ name }) => name)).toEqual([])
})
