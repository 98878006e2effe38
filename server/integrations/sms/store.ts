// SQL of text messages: phones that opted out, and the carrier's reports.

import type { BrandId } from '../../../domain/brands.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

const phonesSilenced = statement<{ brand: BrandId; phone: string }>({
  name: 'phones_silenced',
  text: 'select brand, phone from silenced_phone where phone = any ($1)',
  row: { brand: 'text', phone: 'text' },
})

/** Which of some phones want no text messages, of which brand. */
export function readSilenced(
  db: Db,
  phones: readonly string[],
): Promise<{ brand: BrandId; phone: string }[]> {
  return phonesSilenced.all(db, [[...new Set(phones)]])
}

const phoneSilence = statement({
  name: 'phone_silence',
  text: 'insert into silenced_phone (brand, phone, at) values ($1, $2, $3) on conflict do nothing',
})

export async function silence(db: Db, brand: BrandId, phone: string, at: string): Promise<void> {
  await phoneSilence.run(db, [brand, phone, at])
}

const phoneHearAgain = statement({
  name: 'phone_hear_again',
  text: 'delete from silenced_phone where brand = $1 and phone = $2',
})

export async function hearAgain(db: Db, brand: BrandId, phone: string): Promise<void> {
  await phoneHearAgain.run(db, [brand, phone])
}

const textReport = batchStatement({
  name: 'text_report',
  text: `update outbox_message set report = $3, reported_at = $4
      where client_id = $1 and key = $2 and (report is null or report <> 'delivered')`,
})

/** Records the carrier's report about a text message; "delivered" stays. */
export async function writeReport(
  db: Db,
  { clientId, key }: { clientId: string; key: string },
  report: string,
  at: string,
): Promise<void> {
  await textReport.run(db, [clientId, key, report, at])
}
