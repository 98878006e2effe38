// The settings of messages and tastes, and the effect each must have.

import { expect } from 'vitest'
import { readMailbox } from '../../server/integrations/mail/mailbox.ts'
import { tell } from '../../server/messages/outbox.ts'
import { sendMessages } from '../../server/messages/send.ts'
import { open } from '../../server/weekly/open.ts'
import { remind } from '../../server/weekly/remind.ts'
import { type Box, type Effect, type Home, mailTo, profileOf } from './home.ts'

/** A box has a reminder a day before its cutoff; as of then. */
async function reminded(home: Home, hoursBefore = 23) {
  const { email, boxes, rows, server } = home
  const next = (await boxes())[1] as Box
  const [{ at }] = await rows('select cutoff_at as at from client_order where id = $1', [next.id])
  const when = new Date(new Date(at).getTime() - hoursBefore * 3_600_000).toISOString()
  await server.services.pool.query(`update batch set reminded = '{}'`)
  await open(server.services, when)
  await remind(server.services, when)
  return (await mailTo(home, email)).filter(template => template.endsWith('_reminder'))
}

const communications = (input: object) => (home: Home) => home.api('settings_communications/update', input)
const taste = (input: object) => (home: Home) => home.api('settings_taste/update', input)

export const messages: Record<string, Effect> = {
  'upcoming boxes, skipped boxes': {
    change: communications({ emailUpcoming: false, emailSkipped: false }),
    holds: async home => {
      expect(await reminded(home)).toEqual([])
      await communications({ emailUpcoming: true })(home)
      expect(await reminded(home)).toEqual(['order_reminder'])
    },
  },
  'reminder times, even if chosen': {
    change: communications({ reminderHours: [72] }),
    holds: async home => {
      expect(await reminded(home, 73)).toEqual([])
      expect(await reminded(home, 71)).toEqual(['order_reminder'])
    },
  },
  'quiet hours': {
    // Ten in the morning in Montréal.
    change: communications({ quietFrom: 9, quietUntil: 12 }),
    holds: async home => {
      const { pool } = home.server.services
      const of = { clientId: home.clientId, brand: 'cookit' as const, at: home.now }
      const orderId = (await home.boxes())[1]?.id as string
      const data = { orderId, deliveryDate: '2026-12-08' } as never
      await tell(pool, { ...of, template: 'order_skipped', data, key: 'quiet' })
      await tell(pool, { ...of, template: 'password_changed', data: {}, key: 'quiet too' })
      const sent = await mailTo(home, home.email)
      expect(sent).toContain('password_changed')
      expect(sent).not.toContain('order_skipped')
      await communications({ quietFrom: null, quietUntil: null })(home)
      expect(await mailTo(home, home.email)).toContain('order_skipped')
    },
  },
  'news and offers': {
    change: communications({ emailPromotions: true }),
    holds: async home => {
      const shown = await home.read('/api/v1/settings_communications/show')
      expect(shown.emailPromotions).toBe(true)
      expect(shown.consents[0]).toMatchObject({
        given: true,
        on: '2026-11-27',
        wording: expect.stringMatching(/\w/),
      })
    },
  },
  'news and offers by text': {
    change: home =>
      home.api('settings_communications/update_sms_consent', { consent: true, phone: '514 871-1299' }),
    holds: async home => {
      const on = async () => (await home.read('/api/v1/settings_communications/show')).smsPromotions
      expect(await on()).toBe(false)
      await sendMessages(home.server.services)
      const [text] = await readMailbox(home.server.services, '+15148711299')
      const code = /\d{6}/.exec(text?.text ?? '')?.[0]
      await home.api('settings_communications/update_sms_consent', { consent: true, code })
      expect(await on()).toBe(true)
    },
  },
  'everything else by text': {
    change: communications({ smsUpdates: true }),
    holds: async home => {
      const shown = await home.read('/api/v1/settings_communications/show')
      expect(shown.smsUpdates).toBe(true)
      expect(shown.consents[0]).toMatchObject({ kind: 'sms_updates', given: true })
    },
  },
  'unsubscribe from all': {
    change: async home => {
      await communications({ emailPromotions: true })(home)
      await communications({ unsubscribeAll: true })(home)
    },
    holds: async home => {
      expect(await reminded(home)).toEqual([])
      expect(await home.read('/api/v1/settings_communications/show')).toMatchObject({
        ...{ smsTransactional: true, smsPromotions: false },
        ...{ emailUpcoming: false, emailSkipped: false, emailPromotions: false },
      })
    },
  },
}

export const tastes: Record<string, Effect> = {
  'allergens, severe, ingredients, dishes never again, diet': {
    change: taste({
      ...{ exclusions: ['milk'], severe: ['milk'], ingredients: ['garlic'], never: ['chili-con-carne'] },
      vegetarian: true,
    }),
    holds: async home => {
      expect(await profileOf(home)).toBe(
        'rtc|2|3|vegetarian||dish:chili-con-carne,ingredient:garlic,milk,traces:milk',
      )
      const wishes = await home.read('/menu/wishes')
      expect(wishes).toMatchObject({ vegetarian: true })
      expect(wishes.exclusions).toEqual(
        expect.arrayContaining(['milk', 'ingredient:garlic', 'dish:chili-con-carne']),
      )
    },
  },
  'kinds of dishes and cuisines liked': {
    change: taste({ tastePreferences: ['vegetarian'], cuisines: ['thai'] }),
    holds: async home => expect(await profileOf(home)).toBe('rtc|2|3|any|vegetarian,cuisine:thai|'),
  },
}
