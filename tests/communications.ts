// For tests of what a household is told, and how it wants to be told.

import { readMailbox } from '../server/integrations/mail/mailbox.ts'
import { sendMessages } from '../server/messages/send.ts'
import { subscribe } from './household.ts'
import { signedInVisitor, type TestServer } from './http.ts'

export const communicationsBase = '/api/v1/settings_communications'

/** @param start program time, ISO instant */
export function communicationsOf(server: TestServer, start: string) {
  /** A household in its settings. */
  async function person() {
    const household = await subscribe(server.services.pool, start)
    const { clientId } = household
    const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
    const show = async () => (await self.get(`${communicationsBase}/show`)).json()
    const update = (input: object) => self.post(`${communicationsBase}/update`, input)
    return { household, clientId, self, show, update, address: `${clientId}@example.com` }
  }

  /** Sends what is due. @returns the letters of an address */
  async function sent(to: string) {
    await sendMessages(server.services)
    return readMailbox(server.services, to)
  }

  return { person, sent }
}
