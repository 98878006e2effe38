// The settings of the account, and what each has to take effect on.

import { expect } from 'vitest'
import { readMailbox } from '../../server/integrations/mail/mailbox.ts'
import { sendMessages } from '../../server/messages/send.ts'
import { signedInVisitor, visitor } from '../http.ts'
import { cardOf, password } from '../signup.ts'
import { type Effect, type Home, mailTo } from './home.ts'
import { balance, value } from './value.ts'

const fresh = 'staple of another kind'

const canSignIn = async ({ server }: Home, email: string, secret: string) =>
  (await visitor(server.app, 'cookit').post('/clients/sign_in', { email, password: secret })).statusCode ===
  200

/** Another device of theirs, from before the change. */
const devices = new WeakMap<Home, Home['self']>()
async function withDevice(home: Home, change: () => Promise<unknown>) {
  devices.set(home, await signedInVisitor(home.server, home.clientId, 'cookit'))
  await change()
}
const deviceIsIn = async (home: Home) =>
  (await devices.get(home)?.get('/api/v1/sessions/validate'))?.json().valid

export const account: Record<string, Effect> = {
  names: {
    change: home => home.api('settings_account/update', { firstName: 'Zoé' }),
    holds: async home =>
      expect((await home.read('/api/v1/sessions/session_data')).client.firstname).toBe('Zoé'),
  },
  'e-mail': {
    change: home => home.api('settings_account/update', { email: `new-${home.email}` }),
    holds: async home => {
      expect(await canSignIn(home, home.email, password)).toBe(true)
      await sendMessages(home.server.services)
      const [letter] = await readMailbox(home.server.services.pool, `new-${home.email}`)
      const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1]
      await visitor(home.server.app, 'cookit').post('/clients/email', { token })
      expect([
        await canSignIn(home, home.email, password),
        await canSignIn(home, `new-${home.email}`, password),
      ]).toEqual([...[false, true]])
      expect(await mailTo(home, home.email)).toContain('email_changed')
    },
  },
  password: {
    change: home =>
      withDevice(home, () =>
        home.api('settings_account/update', {
          currentPassword: password,
          password: fresh,
          confirmation: fresh,
        }),
      ),
    holds: async home => {
      expect([await canSignIn(home, home.email, password), await canSignIn(home, home.email, fresh)]).toEqual(
        [false, true],
      )
      expect(await deviceIsIn(home)).toBe(false)
    },
  },
  language: {
    change: home => home.api('settings_account/update', { language: 'en' }),
    holds: async home => {
      expect((await home.read('/api/v1/sessions/session_data')).locale).toBe('en')
      await home.api('settings_delivery/update_delivery_notes', { notes: 'Side door' })
      await sendMessages(home.server.services)
      const letters = await readMailbox(home.server.services.pool, home.email)
      expect(letters.find(({ template }) => template === 'change_noted')?.locale).toBe('en')
    },
  },
  'log out the others': {
    change: home => withDevice(home, () => home.call('/settings/account/sign_out_others')),
    holds: async home => {
      expect(await deviceIsIn(home)).toBe(false)
      expect((await home.read('/api/v1/sessions/validate')).valid).toBe(true)
    },
  },
  'given value expired': {
    change: async home => {
      await value(home, 'given')
      await home.api('settings_account/expire_gc')
    },
    holds: async home => {
      expect(await balance(home, 'given')).toBe(0)
      expect(await mailTo(home, home.email)).toContain('given_expired')
    },
  },
  'discount code applied': {
    change: home => home.api('settings_payment/apply', { code: 'HALF' }),
    holds: async home => {
      const { orders } = await home.read('/api/v1/account/index')
      expect(orders[0].receipt.discountCents).toBeGreaterThan(0)
    },
  },
  'discount code taken off': {
    change: async home => {
      await home.api('settings_payment/apply', { code: 'HALF' })
      await home.api('settings_payment/invalidate', { kind: 'code', id: 'HALF' })
    },
    holds: async home => {
      const { orders } = await home.read('/api/v1/account/index')
      expect(orders[0].receipt.discountCents).toBe(0)
    },
  },
  'payment card': {
    change: async home =>
      home.call('/clients/payment_method', await cardOf(home.self, '5555 5555 5555 4444')),
    holds: async home => {
      const { cards } = await home.read('/api/v1/settings_payment/show')
      expect(cards.find((card: { isDefault: boolean }) => card.isDefault).last4).toBe('4444')
    },
  },
}
