// SQL of what an act for a household changes.

import type { Locale } from '../../../domain/brands.ts'
import type { balanceAccounts } from '../../../domain/ledger.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import type { Channel, TemplateData, TemplateName } from '../../messages/templates.ts'
import { column, statement } from '../../request/database/statement.ts'

export const readForeseenBoxes = statement({
  name: 'foreseen_boxes',
  text: `select id, version, delivery_date::text as date, start_hour as "startHour", state, total_cents as "totalCents",
        (priced->'payment'->>'cardCents')::int as "cardCents"
      from client_order where client_id = $clientId and cutoff_at > $now::timestamptz - interval '21 days'
      order by delivery_date`,
  row: {
    id: 'uuid',
    version: 'int',
    date: 'text',
    startHour: 'int',
    state: column<OrderState>('text'),
    totalCents: 'int?',
    cardCents: 'int?',
  },
})

export const readForeseenBalances = statement({
  name: 'foreseen_balances',
  text: 'select account, amount_cents as cents from ledger_balance where client_id = $clientId order by account',
  row: { account: column<(typeof balanceAccounts)[number]>('text'), cents: 'int' },
})

/** The letters that the act writes have its time. */
export const readForeseenLetters = statement({
  name: 'foreseen_letters',
  text: `select key, channel, template, data from outbox_message
      where client_id = $clientId and created_at = $now and recipient is null order by key`,
  row: {
    key: 'text',
    channel: column<Channel>('text'),
    template: column<TemplateName>('text'),
    data: column<TemplateData[TemplateName]>('json'),
  },
})

export const readLetterReader = statement({
  name: 'foreseen_letter_reader',
  text: `select first_name as "firstName", language as locale from client where client_id = $clientId`,
  row: { firstName: 'text', locale: column<Locale>('text') },
})
