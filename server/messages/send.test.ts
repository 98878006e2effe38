// Every message is sent once, in order, in the client's language; on a real database.

import { beforeEach, describe, expect, test } from 'vitest'
import { insertClient } from '../../tests/http.ts'
import { rowsUpdated } from '../../tests/rows_read.ts'
import { testServices } from '../../tests/services.ts'
import { layOut } from '../integrations/mail/layout/lay_out.ts'
import { builtinMailbox, readMailbox } from '../integrations/mail/mailbox.ts'
import type { Carrier, Delivery, Letter, MailLetter } from '../integrations/mail/port.ts'
import { withTx } from '../request/database/database.ts'
import { openMemory } from '../request/memory.ts'
import { tell } from './outbox.ts'
import { mostAttempts } from './outbox_store.ts'
import { sendMessages } from './send.ts'
import { takeUnsent } from './take_unsent.ts'

const at = '2026-11-20T20:00:00.000Z'
let clientId: string

const services = await testServices({ now: at })

beforeEach(async () => {
  await services.pool.query('truncate outbox_message, unsent_message, outbox_claim, sent_message')
  clientId = await insertClient(services, { brand: 'cookit', language: 'fr', firstName: 'Amélie' })
})

const skipped = (key: string, sentAt = at) => ({
  clientId,
  brand: 'cookit' as const,
  template: 'order_skipped' as const,
  data: {
    orderId: '0190aaaa-0000-7000-8000-000000000001',
    deliveryDate: '2026-12-01',
    reference: '53D0-E0BA-2',
  },
  key,
  at: sentAt,
})

/** A carrier that records its messages, with given results. */
function carrier(answer: (letter: Letter) => Delivery = () => ({ outcome: 'sent' })) {
  const carried: Letter[] = []
  const port: Carrier = {
    send: async letters => {
      carried.push(...letters)
      return letters.map(answer)
    },
  }
  return { carried, port }
}

/** Makes everything due again, as if the pause had passed. */
const letTimePass = () =>
  services.pool.query(`update unsent_message set retry_at = now() - interval '1 second';
    update outbox_claim set until_at = now() - interval '1 second'`)

test('the receipt lists the contents of the box by name, in the client’s language', async () => {
  await services.pool.query(
    `insert into dish_version (dish_id, version, kind, content) values
       ('tacos', 1, 'rtc', '{"name": {"en": "Old Tacos", "fr": "Vieux tacos"}}'),
       ('tacos', 2, 'rtc', '{"name": {"en": "Beef Tacos", "fr": "Tacos au bœuf"}}')`,
  )
  await services.pool.query(
    `insert into market_item (item_id, version, content) values
       ('chips', 1, '{"name": {"en": "Chips", "fr": "Croustilles"}}')`,
  )
  const line = { volumeDiscountCents: 0, discountCents: 0 }
  const priced = {
    lines: [
      { productId: 'tacos', quantity: 2, grossCents: 5_580, netCents: 5_580, ...line },
      { productId: 'chips', quantity: 1, grossCents: 499, netCents: 499, ...line },
    ],
    goodsCents: 6_079,
    volumeDiscountCents: 0,
    discounts: [],
    discountCents: 0,
    taxes: [],
    taxCents: 0,
    deliveryCents: 0 as const,
    totalCents: 6_079,
    payment: { givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: 6_079 },
    minimumCents: 5_900,
    missingCents: 0,
  }
  const data = { ...skipped('r').data, startHour: 16, endHour: 20, priced, card: null }
  await withTx(services.pool, tx => tell(tx, { ...skipped('r'), template: 'order_charged', data }))
  const { carried, port } = carrier()
  expect(await sendMessages({ ...services, mail: port })).toBe(1)
  const { text } = layOut((carried[0] as MailLetter).parts)
  expect(text).toContain('2 × Tacos au bœuf')
  expect(text).toContain('Croustilles')
  expect(text).not.toContain('Vieux')
})

describe('writing a message', () => {
  test('is undone with its change', async () => {
    const change = withTx(services.pool, async tx => {
      await tell(tx, skipped('a'))
      throw new Error('the change did not happen')
    })
    await expect(change).rejects.toThrow('did not happen')
    expect(await sendMessages(services)).toBe(0)
  })

  test('twice under one key writes it once', async () => {
    await tell(services.pool, skipped('a'))
    await tell(services.pool, skipped('a'))
    expect(await sendMessages(services)).toBe(1)
  })

  test('about a box on its way writes a mail and a text message', async () => {
    await services.pool.query(`update client set phone = '+15145550101' where client_id = $1`, [clientId])
    const data = {
      orderId: '0190aaaa-0000-7000-8000-000000000001',
      deliveryDate: '2026-12-01',
      startHour: 16,
      endHour: 20,
    }
    await tell(services.pool, {
      clientId,
      brand: 'cookit',
      template: 'out_for_delivery',
      data,
      key: 'out',
      at,
    })
    expect(await sendMessages(services)).toBe(2)
    const sms = await readMailbox(services, '+15145550101')
    expect(sms).toMatchObject([{ channel: 'sms', html: null, locale: 'fr' }])
    expect(sms[0]?.text).toContain('de 16')
  })
})

describe('sending', () => {
  test('puts a message in the mailbox in the client’s language, with links to the brand', async () => {
    await tell(services.pool, skipped('a'))
    await sendMessages(services)
    const [message] = await readMailbox(services, `${clientId}@example.com`)
    expect(message).toMatchObject({ channel: 'email', template: 'order_skipped', locale: 'fr', at })
    expect(message?.subject).toBe('Sautée\u00a0: ta boîte du mardi 1er\u00a0décembre')
    expect(message?.text).toContain('http://cookit.localhost:3000/account')
    expect(message?.html).toContain('Salut Amélie!')
  })

  test('goes oldest first', async () => {
    const { carried, port } = carrier()
    await tell(services.pool, skipped('b', '2026-11-20T20:00:02Z'))
    await tell(services.pool, skipped('a', '2026-11-20T20:00:01Z'))
    await tell(services.pool, skipped('c', '2026-11-20T20:00:03Z'))
    await sendMessages({ ...services, mail: port })
    expect(carried.map(letter => letter.key)).toEqual(['a', 'b', 'c'])
  })

  test('twice at once sends every message once', async () => {
    const { carried, port } = carrier()
    for (let n = 0; n < 250; n++) await tell(services.pool, skipped(`m${n}`))
    const sending = { ...services, mail: port }
    const counts = await Promise.all([sendMessages(sending), sendMessages(sending), sendMessages(sending)])
    expect(counts.reduce((sum, count) => sum + count)).toBe(250)
    expect(new Set(carried.map(letter => letter.key)).size).toBe(250)
    expect(carried).toHaveLength(250)
  })

  test('skips messages that another process has taken, until that must be dead; each time is counted', async () => {
    const take = async () =>
      (await takeUnsent(services, 10)).messages.map(({ key, attempts }) => [key, attempts])
    await tell(services.pool, skipped('a'))
    expect(await take()).toEqual([['a', 1]])
    await tell(services.pool, skipped('b'))
    expect(await take()).toEqual([['b', 1]])
    await letTimePass()
    expect(await take()).toEqual([
      ['a', 2],
      ['b', 2],
    ])
    expect(await take()).toEqual([])
  })

  test('writes no message again, and leaves no trace of its waiting or of having been taken', async () => {
    for (let n = 0; n < 20; n++) await tell(services.pool, skipped(`m${n}`))
    const updated = await rowsUpdated(services.pool, 'outbox_message', async () => {
      expect(await sendMessages(services)).toBe(20)
    })
    expect(updated).toBe(0)
    const left = `select from unsent_message union all select from outbox_claim where until_at < 'infinity'`
    expect((await services.pool.query(left)).rowCount).toBe(0)
  })

  test('writes nothing where nothing is due', async () => {
    await tell(services.pool, skipped('a'))
    await sendMessages(services)
    const held = async () => (await services.pool.query('select xmin::text from outbox_claim')).rows
    const before = await held()
    expect(await sendMessages(services)).toBe(0)
    expect(before).toHaveLength(1)
    expect(await held()).toEqual(before)
  })

  test('again after being killed before the mark leaves one message in the mailbox', async () => {
    await tell(services.pool, skipped('a'))
    const killed: Carrier = {
      send: async letters => {
        await builtinMailbox({ db: services.pool }).send(letters)
        throw Object.assign(new Error('killed'), { code: '57P01' })
      },
    }
    await expect(sendMessages({ ...services, mail: killed })).rejects.toThrow('killed')
    expect(await sendMessages(services)).toBe(0)
    await letTimePass()
    expect(await sendMessages(services)).toBe(1)
    expect(await readMailbox(services, undefined)).toHaveLength(1)
  })

  test('ends only when all of it has ended, also where a part fails: nothing is written after that', async () => {
    // More than one lane takes at once.
    await Promise.all(Array.from({ length: 1_001 }, (_, n) => tell(services.pool, skipped(`m${n}`))))
    const failing = Promise.withResolvers<void>()
    const halfKilled: Carrier = {
      send: async letters => {
        if (letters.length === 1) {
          await failing.promise
          return [{ outcome: 'sent' }]
        }
        if (letters.length === 0) return []
        failing.resolve()
        throw Object.assign(new Error('killed'), { code: '57P01' })
      },
    }
    await expect(sendMessages({ ...services, mail: halfKilled })).rejects.toThrow('killed')
    const waiting = await services.pool.query('select count(*)::int as count from unsent_message')
    expect(waiting.rows).toEqual([{ count: 1_000 }])
  })

  test('a failed message is retried after a pause, for as long as its carrier is down', async () => {
    let down = true
    const { carried, port } = carrier(() =>
      down ? { outcome: 'failed', reason: '451 busy' } : { outcome: 'sent' },
    )
    await tell(services.pool, skipped('a'))
    for (let n = 0; n < mostAttempts + 3; n++) {
      expect(await sendMessages({ ...services, mail: port })).toBe(0)
      expect(await sendMessages({ ...services, mail: port })).toBe(0)
      await letTimePass()
    }
    expect(carried).toHaveLength(mostAttempts + 3)
    down = false
    expect(await sendMessages({ ...services, mail: port })).toBe(1)
  })

  test('a message that is worthless a day later is dropped after a day of trying', async () => {
    const { carried, port } = carrier(() => ({ outcome: 'failed', reason: '451 busy' }))
    const { reference: _, ...box } = skipped('a').data
    const data = { ...box, cutoffDate: '2026-11-27', chosen: false }
    await tell(services.pool, { ...skipped('a'), template: 'order_reminder', data })
    for (let n = 0; n < mostAttempts + 3; n++) {
      expect(await sendMessages({ ...services, mail: port })).toBe(0)
      await letTimePass()
    }
    expect(carried).toHaveLength(mostAttempts)
  })

  test('an impossible message is not retried, and delays nothing behind it', async () => {
    const { carried, port } = carrier(letter =>
      letter.key === 'a' ? { outcome: 'impossible', reason: '550 no such mailbox' } : { outcome: 'sent' },
    )
    await tell(services.pool, skipped('a'))
    await tell(services.pool, skipped('b'))
    expect(await sendMessages({ ...services, mail: port })).toBe(1)
    await letTimePass()
    expect(await sendMessages({ ...services, mail: port })).toBe(0)
    expect(carried).toHaveLength(2)
  })

  test('a message of a household erased in the meantime goes to nobody, and is not retried', async () => {
    await tell(services.pool, skipped('a'))
    await services.pool.query('delete from client where client_id = $1', [clientId])
    const { carried, port } = carrier()
    expect(await sendMessages({ ...services, mail: port })).toBe(0)
    await letTimePass()
    expect(await sendMessages({ ...services, mail: port })).toBe(0)
    expect(carried).toEqual([])
    const { rows } = await services.pool.query(
      'select lost_at is not null as lost, (select count(*)::int from unsent_message) as waiting from outbox_message',
    )
    expect(rows).toEqual([{ lost: true, waiting: 0 }])
  })

  test('a household’s name is unchanged in its letter: quotes, markup, right to left, ten thousand characters', async () => {
    const firstName = `"<b>Zo\u202eé</b>" & \u0645\r\n\u001f\u001e${'é'.repeat(10_000)}`
    await services.pool.query('update client set first_name = $2 where client_id = $1', [clientId, firstName])
    await tell(services.pool, skipped('a'))
    expect(await sendMessages(services)).toBe(1)
    const [message] = await readMailbox(services, `${clientId}@example.com`)
    expect(message?.text).toContain(firstName)
    expect(message?.html).toContain('&quot;&lt;b&gt;Zo')
    expect(message?.html).not.toContain('<b>Zo')
  })

  test('a message that makes no letter delays nothing behind it', async () => {
    await tell(services.pool, {
      ...skipped('a'),
      data: { orderId: 'x', deliveryDate: 'never', reference: '' },
    })
    await tell(services.pool, skipped('b'))
    expect(await sendMessages(services)).toBe(1)
  })

  test('a message whose parts cannot be made is set aside alone, and a newer program tries it again at once', async () => {
    // A gift card to print without its card: neither its code nor its sheet can be made.
    await tell(services.pool, { ...skipped('a'), template: 'gift_to_print', data: {} } as never)
    await tell(services.pool, skipped('b'))
    expect(await sendMessages(services)).toBe(1)
    const waiting = async () =>
      (await services.pool.query('select key, retry_at > now() as later from unsent_message')).rows
    expect(await waiting()).toEqual([{ key: 'a', later: true }])
    const mended = skipped('a')
    await services.pool.query(`update outbox_message set template = $1, data = $2 where key = 'a'`, [
      mended.template,
      mended.data,
    ])
    await services.pool.query(`update unsent_message set template = $1`, [mended.template])
    expect(await sendMessages(services)).toBe(0)
    expect(await sendMessages({ ...services, memory: openMemory() })).toBe(1)
    expect(await waiting()).toEqual([])
  })

  test('a letter that the carrier cannot take delays none beside it', async () => {
    const { carried, port } = carrier()
    const send: Carrier['send'] = async letters => {
      if (letters.some(({ key }) => key === 'b')) throw new Error('no such letter')
      return port.send(letters)
    }
    for (const key of ['a', 'b', 'c']) await tell(services.pool, skipped(key))
    expect(await sendMessages({ ...services, mail: { send } })).toBe(2)
    expect(carried.map(({ key }) => key)).toEqual(['a', 'c'])
  })
})
