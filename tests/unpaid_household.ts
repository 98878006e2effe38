// For tests about an unpaid box: a household with one, and its outcome.

import { priceBox } from '../domain/pricing/price_box.ts'
import { hosts, type Visitor } from './http.ts'
import { cardOf, type SignupServer, visitorAt } from './signup.ts'

type Rows = Record<string, never>[]

import { boxTermsAt, planAt } from './terms.ts'
import { giveValue } from './weekly.ts'

export interface UnpaidHousehold {
  self: Visitor
  clientId: string
  orderId: string
  /** Puts another card on file through the call. */
  changeCard(number: string): ReturnType<Visitor['post']>
  state(): Promise<{ state: string; version: number }>
  attempts(): Promise<
    { attempt: number; state: string; decline_code: string | null; action_url: string | null }[]
  >
  /** Without its initial value. */
  ledger(): Promise<Rows>
  /** Templates of all its messages, the welcome included. */
  templates(): Promise<string[]>
}

/**
 * A household whose first box failed at cutoff: 80.70, of which gift value pays 20.70; worth 60 points. @param signedUp a client of
 * Cook it
 */
export async function unpaidHousehold(server: SignupServer, signedUp?: Visitor): Promise<UnpaidHousehold> {
  const { pool, clock } = server.services
  const now = clock.now().toString()
  const self = signedUp ?? (await visitorAt(server, 'welcome'))
  const orderId: string = (await self.get('/api/v1/signup/get_first_order')).json().id
  const found = await pool.query(
    'select m.client_id, m.id from payment_method m join client_order o using (client_id) where o.id = $1',
    [orderId],
  )
  const { client_id: clientId, id: methodId } = found.rows[0]
  await pool.query('update session set settings_authenticated_at = $2 where client_id = $1', [clientId, now])
  const priced = pricedBox()
  await pool.query(
    `update client_order set state = 'payment_failed', priced = $3, total_cents = $4, points_earned = 60, version = 3
     where client_id = $1 and id = $2`,
    [clientId, orderId, JSON.stringify(priced), priced.totalCents],
  )
  await pool.query(
    `insert into payment (client_id, order_id, attempt, state, amount_cents, method_id, at)
     values ($1, $2, 1, 'declined', 6000, $3, $4)`,
    [clientId, orderId, methodId, now],
  )
  await giveValue(pool, clientId, 'given', priced.payment.givenCents, now)
  const rows = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows
  return {
    self,
    clientId,
    orderId,
    changeCard: async number => self.post('/clients/payment_method', await cardOf(self, number)),
    state: async () => (await rows('select state, version from client_order where id = $1', [orderId]))[0],
    attempts: () =>
      rows(
        `select attempt, state, amount_cents, decline_code, action_url from payment
         where client_id = $1 and order_id = $2 order by attempt`,
        [clientId, orderId],
      ),
    ledger: () =>
      rows(
        `select key, account, amount_cents from ledger_entry where client_id = $1 and key not like 'test:%'
         order by key, account`,
        [clientId],
      ),
    templates: async () =>
      (
        await rows('select template from outbox_message where client_id = $1 order by template', [clientId])
      ).map(row => row.template),
  }
}

function pricedBox() {
  return priceBox({
    plan: planAt('cookit', 'rtc_2-3'),
    terms: boxTermsAt('QC'),
    lines: [],
    held: [],
    balances: { givenCents: 2_070, boughtCents: 0, corporateCents: 0 },
  }).price
}

/** The ledger of such a household once its box is paid. */
export const paidLedger = (orderId: string) => [
  { key: `charge:${orderId}`, account: 'card', amount_cents: -6_000 },
  { key: `charge:${orderId}`, account: 'given', amount_cents: -2_070 },
  { key: `charge:${orderId}`, account: 'house', amount_cents: 8_070 },
  { key: `points_earned:${orderId}`, account: 'house', amount_cents: -60 },
  { key: `points_earned:${orderId}`, account: 'points_pending', amount_cents: 60 },
]

/** The card's holder answers on the bank's page. */
export function answerBank({ app }: SignupServer, url: string, answer: 'confirm' | 'refuse') {
  const headers = { host: hosts.cookit, 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method: 'POST', url, headers, payload: `answer=${answer}` })
}
