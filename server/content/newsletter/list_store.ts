// SQL of the newsletter's lists, for the office.

import type { Locale } from '../../../domain/brands.ts'
import { batchStatement, column, type RowOf } from '../../request/database/statement.ts'

export const countSignups = batchStatement({
  name: 'newsletter_lists',
  text: `select locale, min(agreed_at) as since, max(agreed_at) as last from newsletter_signup
    where brand = $brand group by locale`,
  row: { locale: column<Locale>('text'), since: 'instant', last: 'instant' },
})

/** Addresses of a list after one, each once, with their household where there is one of the brand. */
export const readSignups = batchStatement({
  name: 'newsletter_signups',
  text: `select n.email, max(n.agreed_at) as "agreedAt", e.client_id as "clientId" from newsletter_signup n
      left join client_email e on e.brand = n.brand and e.email = n.email
    where n.brand = $brand and n.locale = $locale and n.email > $after
    group by n.email, e.client_id order by n.email limit $limit`,
  row: { email: 'text', agreedAt: 'instant', clientId: 'uuid?' },
})
export type NewsletterSignup = RowOf<typeof readSignups>

/** The households among some that do not want offers and news by email, with when they last said so. */
export const readRefusals = batchStatement({
  name: 'newsletter_refusals',
  text: `select k.client_id as "clientId", max(k.at) as at from consent k
      join communication_preference p on p.client_id = k.client_id and not p.email_promotions
    where k.client_id = any($clientIds::uuid[]) and k.kind = 'email_promotions' and not k.given
    group by k.client_id`,
  row: { clientId: 'uuid', at: 'instant' },
})
