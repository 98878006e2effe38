// SQL of text messages: phones that opted out, and the carrier's reports.

import type { BrandId } from '../../../domain/brands.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, column, statement } from '../../request/database/statement.ts'

const phonesSilenced = statement({
  name: 'phones_silenced',
  text: 'select brand, phone from silenced_phone where phone = any ($phone)',
  row: { brand: column<BrandId>('text'), phone: 'text' },
})

/** The phones among these that opted out of text messages of a brand. */
export function readSilenced(
  db: Db,
  phones: readonly string[],
): Promise<{ brand: BrandId; phone: string }[]> {
  return phonesSilenced.all(db, { phone: [...new Set(phones)] })
}

export const silence = statement({
  name: 'phone_silence',
  text: 'insert into silenced_phone (brand, phone, at) values ($brand, $phone, $at) on conflict do nothing',
})

export const hearAgain = statement({
  name: 'phone_hear_again',
  text: 'delete from silenced_phone where brand = $brand and phone = $phone',
})

/**
 * Records the carrier's report about a text message; "delivered" stays.
 * @returns a row where it is the first report that the message did not arrive
 */
export const writeReport = batchStatement({
  name: 'text_report',
  text: `with before as (
        select brand, template, report from outbox_message where client_id = $clientId and key = $key for update
      ), written as (
        update outbox_message set report = $report, reported_at = $at
          where client_id = $clientId and key = $key and (report is null or report <> 'delivered')
      )
      select brand, template from before
        where $report in ('undelivered', 'failed') and coalesce(report, '') not in ('undelivered', 'failed', 'delivered')`,
  row: { brand: column<BrandId>('text'), template: 'text' },
})
