// The account settings, and the effect each must have.

import { expect } from 'vitest'
import { readMailbox } from '../../server/integrations/mail/mailbox.ts'
import { sendMessages } from '../../server/messages/send.ts'
import { signedInVisitor, visitor } from '../http.ts'
import { password } from '../signup.ts'
import { type Effect, type Home, mailTo } from './home.ts'

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
  email: {
    change: home => home.api('settings_account/update', { email: `new-${home.email}` }),
    holds: async home => {
      expect(await canSignIn(home, home.email, password)).toBe(true)
      await sendMessages(home.server.services)
      const [letter] = await readMailbox(home.server.services, `new-${home.email}`)
      const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1]
      expect((await visitor(home.server.app, 'cookit').post('/clients/email', { token })).statusCode).toBe(
        401,
      )
      await home.self.post('/clients/email', { token })
      expect([
        await canSignIn(home, home.email, password),
        await canSignIn(home, `new-${home.email}`, password),
      ]).toEqual([...[false, true]])
      expect(await mailTo(home, home.email)).toEqual(
        expect.arrayContaining(['email_change_asked', 'email_changed']),
      )
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
      const letters = await readMailbox(home.server.services, home.email)
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
  'log out one device': {
    change: home =>
      withDevice(home, async () => {
        const { devices } = await home.read('/api/v1/settings_account/show')
        const other = devices.find((device: { here: boolean }) => !device.here)
        await home.call('/settings/account/end_session', { id: other.id })
      }),
    holds: async home => {
      expect(await deviceIsIn(home)).toBe(false)
      expect((await home.read('/api/v1/sessions/validate')).valid).toBe(true)
    },
  },
  'new email called off': {
    change: async home => {
      await home.api('settings_account/update', { email: `new-${home.email}` })
      await home.call('/settings/account/keep_email')
    },
    holds: async home => {
      await sendMessages(home.server.services)
      const [letter] = await readMailbox(home.server.services, `new-${home.email}`)
      const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1]
      const followed = await home.self.post('/clients/email', { token })
      expect([followed.statusCode, await canSignIn(home, home.email, password)]).toEqual([422, true])
    },
  },
  'provider removed': {
    change: async home => {
      const subject = `subject of ${home.email}`
      await home.rows(
        `with linked as (insert into client_provider (client_id, provider, subject) values ($1, 'apple', $2))
         insert into provider_subject (brand, provider, subject, client_id) values ('cookit', 'apple', $2, $1)`,
        [home.clientId, subject],
      )
      await home.api('settings_account/remove_provider', { provider: 'apple' })
    },
    holds: async home => {
      expect((await home.read('/api/v1/reauthentications/new')).providers).toEqual([])
      expect(await mailTo(home, home.email)).toContain('sign_in_changed')
    },
  },
  'copy of everything': {
    change: home => home.call('/clients/data/export'),
    holds: async home => expect((await home.read('/clients/data')).copy.state).toBe('asked'),
  },
  erasure: {
    first: 'delivered',
    change: async home => {
      await home.api('settings_subscription/update', { status: 'closed', reason: 'other' })
      await home.call('/clients/data/erasure')
    },
    holds: async home => {
      const { erasure } = await home.read('/clients/data')
      expect(erasure).toEqual({ dueOn: '2026-12-11', amountsUntil: '2033-12-31' })
      expect(await canSignIn(home, home.email, password)).toBe(true)
    },
  },
  'erasure called off': {
    first: 'delivered',
    change: async home => {
      await home.api('settings_subscription/update', { status: 'closed', reason: 'other' })
      await home.call('/clients/data/erasure')
      await home.call('/clients/data/keep')
    },
    holds: async home => expect((await home.read('/clients/data')).erasure).toBeNull(),
  },
}
