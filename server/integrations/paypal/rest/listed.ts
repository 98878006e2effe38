// What PayPal lists of our account by itself: every movement of money, ours or not. A movement is listed within three hours.
// Transaction Search, https://developer.paypal.com/docs/api/transaction-search/v1/ (openapi/reporting_transactions_v1.json of
// github.com/paypal/paypal-rest-api-specifications, version 1.9).

import * as z from 'zod/mini'
import { PayPalUnavailable } from '../port.ts'
import { type PayPalApi, readAs } from './api.ts'
import { paypalMoney } from './words.ts'

/** A movement of money in our account. */
export interface Movement {
  /** PayPal's id; of a payment, the capture's. */
  id: string
  /** The movement or the order that it belongs to; null without one. */
  of: string | null
  /** Our id of the payment; null for one without. */
  customId: string | null
  /** Hundredths of its currency; negative for outgoing money. */
  amount: number
  currency: string
  /** An incoming payment. */
  isPaid: boolean
}

/** The most days of one answer of PayPal's, and the most movements of a page. */
const most = { days: 31, onPage: 500 }

/** Groups of event codes: https://developer.paypal.com/docs/transaction-search/transaction-event-codes */
const payments = 'T00'

const listing = z.object({
  // Absent where there is none.
  transaction_details: z.optional(
    z.array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          paypal_reference_id: z.optional(z.string()),
          transaction_event_code: z.optional(z.string()),
          transaction_status: z.optional(z.string()),
          transaction_amount: z.optional(paypalMoney),
          custom_field: z.optional(z.string()),
        }),
      }),
    ),
  ),
  total_pages: z.optional(z.number()),
})

/** The app may not read the list: an owner of the account turns Transaction Search on for it. */
export class PayPalListsNothing extends Error {}

/**
 * Lists movements begun between two instants (ISO), a page at a time.
 * @throws PayPalListsNothing where the app may not read them; PayPalUnavailable
 */
export async function* listMovements(
  api: PayPalApi,
  { since, until }: { since: string; until: string },
): AsyncGenerator<Movement[]> {
  const end = Temporal.Instant.from(until)
  let from = Temporal.Instant.from(since)
  while (Temporal.Instant.compare(from, end) < 0) {
    const latest = from.add({ hours: 24 * most.days })
    const to = Temporal.Instant.compare(latest, end) < 0 ? latest : end
    yield* listPages(api, from, to)
    from = to
  }
}

async function* listPages(
  api: PayPalApi,
  from: Temporal.Instant,
  to: Temporal.Instant,
): AsyncGenerator<Movement[]> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({
      start_date: from.toString(),
      end_date: to.toString(),
      fields: 'transaction_info',
      page_size: String(most.onPage),
      page: String(page),
    })
    const said = await api.ask('GET', `/v1/reporting/transactions?${query}`)
    if (!said.ok) {
      const { status, name } = said.fault
      if (status === 403) throw new PayPalListsNothing(name)
      const seconds = Math.floor((to.epochMilliseconds - from.epochMilliseconds) / 2_000)
      if (name !== 'RESULTSET_TOO_LARGE' || seconds < 1) throw new PayPalUnavailable(`no list: ${name}`)
      const middle = from.add({ seconds })
      yield* listPages(api, from, middle)
      yield* listPages(api, middle, to)
      return
    }
    const { transaction_details: details = [], total_pages: all = 1 } = readAs(listing, said.body)
    pages = all
    yield details.map(({ transaction_info: info }) => ({
      id: info.transaction_id,
      of: info.paypal_reference_id ?? null,
      customId: info.custom_field ?? null,
      amount: Math.round(Number(info.transaction_amount?.value ?? 0) * 100),
      currency: info.transaction_amount?.currency_code ?? 'CAD',
      isPaid:
        info.transaction_event_code?.startsWith(payments) === true &&
        info.transaction_status === 'S' &&
        Number(info.transaction_amount?.value ?? 0) > 0,
    }))
  }
}
