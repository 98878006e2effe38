// Accounts whose people change their settings, over the wire and on a real database.

import { hashPassword } from '../server/identity/password.ts'
import { readMailbox } from '../server/integrations/mail/mailbox.ts'
import { sendMessages } from '../server/messages/send.ts'
import { insertClient, signedInVisitor, testServer, visitor } from './http.ts'

/** Program time of the server, ISO instant. */
export const accountsStart = '2026-11-20T20:00:00Z'
/** The present password of an account, and another. */
export const oldPassword = 'correct horse battery'
export const newPassword = 'staple of another kind'
export const showAccount = '/api/v1/settings_account/show'
export const updateAccount = '/api/v1/settings_account/update'

/** A server, and its accounts: each is signed in, and has answered the question before settings. */
export async function accountServer() {
  const server = await testServer({ now: accountsStart })
  let people = 0

  async function person(password: string | null = oldPassword) {
    const { pool } = server.services
    const clientId = await insertClient(server.services)
    const email = `owner-${++people}@example.com`
    await pool.query('update client set email = $2, password_hash = $3 where client_id = $1', [
      clientId,
      email,
      password && (await hashPassword(password)),
    ])
    await pool.query('insert into client_email values ($1, $2, $3)', ['freshprep', email, clientId])
    const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
    const shown = async () => (await self.get(showAccount)).json()
    const events = async () =>
      (
        await pool.query('select kind, data, device from client_event where client_id = $1 order by id', [
          clientId,
        ])
      ).rows
    return { clientId, email, self, shown, events }
  }

  const mailTo = async (address: string) => {
    await sendMessages(server.services)
    return readMailbox(server.services, address)
  }
  const canSignIn = async (email: string, password: string) =>
    (await visitor(server.app).post('/clients/sign_in', { email, password })).statusCode === 200
  return { server, person, mailTo, canSignIn }
}
