// What each setting takes effect on, and when: every row of the tables of docs/settings.md, done through its call, looked at in
// the box that is processed already, in the next one that is open, and at once.

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '../../../tests/effects/account.ts'
import { delivery } from '../../../tests/effects/delivery.ts'
import { settledHome } from '../../../tests/effects/home.ts'
import { messages, tastes } from '../../../tests/effects/messages.ts'
import { subscription } from '../../../tests/effects/subscription.ts'
import { type SignupServer, signupServer } from '../../../tests/signup.ts'

// A Friday; every household's first box is processed, the four after it are open.
const now = '2026-11-27T15:00:00.000Z'
let server: SignupServer
beforeAll(async () => {
  server = await signupServer(now)
})
afterAll(() => server.close())

const sections = {
  'The subscription': subscription,
  Delivery: delivery,
  'The account': account,
  Messages: messages,
  'Tastes and exclusions': tastes,
}

const page = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8')

/** First cells of a section's table. */
function rowsOf(section: string): string[] {
  const text = page.slice(page.indexOf(`## ${section}\n`)).split('\n## ')[0] ?? ''
  const lines = text.split('\n').filter(line => line.startsWith('| '))
  return lines.slice(1).map(line => line.split('|')[1]?.trim() ?? '')
}

describe.each(Object.entries(sections))('%s', (section, effects) => {
  test('has a row in the table for each setting that is tried here, and no other', () => {
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
