// A household for tests of effects: signed up through the calls, with open settings and one box in processing.

import { expect } from 'vitest'
import { readMailbox } from '../../server/integrations/mail/mailbox.ts'
import { sendMessages } from '../../server/messages/send.ts'
import { openSettings } from '../open_settings.ts'
import { freshEmail, type SignupServer, visitorAt } from '../signup.ts'

/** A change of a setting, and the required state after it. */
export interface Effect {
  /** State of the first box; charged by default. */
  first?: string
  change: (home: Home) => Promise<unknown>
  holds: (home: Home) => Promise<void>
}

/** Paths of the calls that changed settings here. */
export const changedBy = new Set<string>()

export type Home = Awaited<ReturnType<typeof newHome>>
export type Box = Record<'id' | 'state' | 'plan' | 'province' | 'date' | 'hour' | 'week', string>

/** A new household with open settings, whose first box can no longer change. */
export async function settledHome(server: SignupServer, first = 'charged'): Promise<Home> {
  const home = await newHome(server)
  const [soonest] = await home.boxes()
  await home.rows('update client_order set state = $3, cutoff_at = $4 where client_id = $1 and id = $2', [
    home.clientId,
    soonest?.id,
    first,
    new Date(Date.parse(home.now) - 3_600_000),
  ])
  return home
}

/** A new household with open settings and five open boxes. */
export async function newHome(server: SignupServer) {
  const { pool, clock } = server.services
  const now = clock.now().toString()
  const email = freshEmail()
  const self = await visitorAt(server, 'welcome', { email })
  await openSettings(self)
  const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  const [{ client_id: clientId }] = await rows('select client_id from client_email where email = $1', [email])
  const boxes = (): Promise<Box[]> =>
    rows(
      `select id, state, plan_id as plan, province, delivery_date::text as date, start_hour::text as hour, week::text
       from client_order where client_id = $1 order by week`,
      [clientId],
    )
  const read = async (path: string) => {
    const answer = await self.get(path)
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer.json()
  }
  const call = async (path: string, input: object = {}) => {
    changedBy.add(path)
    const answer = await self.post(path, input)
    expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([path, 200, ''])
    return answer.json()
  }
  const api = (path: string, input?: object) => call(`/api/v1/${path}`, input)
  const states = async () => (await boxes()).slice(1).map(box => box.state)
  const status = async () => (await read('/api/v1/settings_subscription/show')).status
  return { server, now, self, clientId, email, rows, boxes, states, status, read, call, api }
}

/** Templates of the messages sent to an address or a phone. */
export const mailTo = async ({ server }: Pick<Home, 'server'>, to: string) => {
  await sendMessages(server.services)
  return (await readMailbox(server.services, to)).map(({ template }) => template)
}

/** The household's key for the automatic choice. */
export const profileOf = async ({ rows, clientId }: Home): Promise<string> =>
  (await rows('select profile_key as key from subscription where client_id = $1', [clientId]))[0].key
