// Reminders at their set times, and quiet hours.

import { beforeEach, describe, expect, test } from 'vitest'
import { communicationsOf } from '../../../tests/communications.ts'
import { menusAt, orderOf } from '../../../tests/household.ts'
import { testServer } from '../../../tests/http.ts'
import { readMailbox } from '../../integrations/mail/mailbox.ts'
import { tell } from '../../messages/outbox.ts'
import { sendMessages } from '../../messages/send.ts'
import { open } from '../../weekly/open.ts'
import { remind } from '../../weekly/remind.ts'

// Friday noon in Vancouver; a box of Tuesday, December 1, can be changed until Friday 23:59:59.
const start = '2026-11-24T20:00:00Z'
const server = await testServer({ now: start, beginning: menusAt(start) })

beforeEach(() => server.services.pool.query('delete from sent_message; delete from outbox_message'))

const { person, sent } = communicationsOf(server, start)

describe('reminders', () => {
  // Cutoff: Friday, November 27, 23:59:59 in Vancouver.
  const hoursBefore = (hours: number) =>
    Temporal.Instant.from('2026-11-28T06:59:59Z').subtract({ hours }).toString()

  async function reminded(at: string, people: readonly { address: string }[]) {
    await open(server.services, at)
    await remind(server.services, at)
    await remind(server.services, at)
    await sendMessages(server.services)
    const letters = await Promise.all(people.map(({ address }) => readMailbox(server.services, address)))
    return letters.map(ofOne => ofOne.map(({ template }) => template))
  }
  const forget = () => server.services.pool.query(`update batch set reminded = '{}'`)

  test('come at their set times, to households that want them, once, and for a chosen box only where that is set', async () => {
    await forget()
    const [usual, early, none, chosen, chosenToo, skipped, skippedOff] = await Promise.all(
      Array.from({ length: 7 }, person),
    )
    type Person = Awaited<ReturnType<typeof person>>
    const all = [usual, early, none, chosen, chosenToo, skipped, skippedOff] as Person[]
    await early?.update({ reminderHours: [72] })
    await none?.update({ emailUpcoming: false })
    await chosenToo?.update({ remindChosen: true })
    await skippedOff?.update({ emailSkipped: false })
    const set = async (who: Person | undefined, column: string, value: string) => {
      const { clientId, household } = who as Person
      await server.services.pool.query(
        `update client_order set ${column} = $3 where client_id = $1 and id = $2`,
        [clientId, orderOf(household, 0).id, value],
      )
    }
    for (const who of [chosen, chosenToo]) await set(who, 'chosen_by', 'client')
    for (const who of [skipped, skippedOff]) await set(who, 'state', 'skipped')
    expect(await reminded(hoursBefore(73), all)).toEqual([[], [], [], [], [], [], []])
    expect(await reminded(hoursBefore(71), all)).toEqual([[], ['order_reminder'], [], [], [], [], []])
    expect(await reminded(hoursBefore(23), all)).toEqual([
      ['order_reminder'],
      ['order_reminder'],
      [],
      [],
      ['order_reminder'],
      ['skipped_reminder'],
      [],
    ])
    const [letter] = await readMailbox(server.services, (usual as Person).address)
    expect(letter?.subject).toContain('Tuesday, December\u00a01')
    expect(letter?.text).toContain('Friday, November\u00a027')
  })

  test('that fell due while the program was stopped come when it runs again, one to each household', async () => {
    await forget()
    const [usual, both, late] = await Promise.all(Array.from({ length: 3 }, person))
    type Person = Awaited<ReturnType<typeof person>>
    await both?.update({ reminderHours: [12, 24, 48] })
    await late?.update({ reminderHours: [3] })
    const all = [usual, both, late] as Person[]
    expect(await reminded(hoursBefore(11), all)).toEqual([['order_reminder'], ['order_reminder'], []])
    expect(await reminded(hoursBefore(2), [late as Person])).toEqual([['order_reminder']])
  })

  test('that were written are not sent after they were turned off', async () => {
    await forget()
    const someone = await person()
    await open(server.services, hoursBefore(23))
    await remind(server.services, hoursBefore(23))
    await someone.update({ unsubscribeAll: true })
    expect(await sent(someone.address)).toEqual([])
  })

  test('do not come to a paused household', { tags: '[BIZ-ANYTIME-PAUSE]' }, async () => {
    await forget()
    const someone = await person()
    await server.services.pool.query(`update subscription set state = 'paused' where client_id = $1`, [
      someone.clientId,
    ])
    expect(await reminded(hoursBefore(23), [someone])).toEqual([[]])
  })
})

describe('quiet hours', () => {
  const message = (clientId: string, template: 'order_skipped' | 'password_changed') =>
    tell(server.services.pool, {
      clientId,
      brand: 'freshprep',
      template,
      data: { orderId: clientId, deliveryDate: '2026-12-01' } as never,
      key: template,
      at: start,
    })

  test('hold back messages that can wait, and let urgent ones through', async () => {
    const someone = await person()
    // Noon in Vancouver.
    await someone.update({ quietFrom: 11, quietUntil: 14 })
    await message(someone.clientId, 'order_skipped')
    await message(someone.clientId, 'password_changed')
    expect((await sent(someone.address)).map(({ template }) => template)).toEqual(['password_changed'])
    await someone.update({ quietFrom: 14, quietUntil: 11 })
    expect((await sent(someone.address)).map(({ template }) => template).sort()).toEqual([
      'order_skipped',
      'password_changed',
    ])
  })
})
