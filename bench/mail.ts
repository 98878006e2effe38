// Mail: the messages of a week's run, rendered and sent to the built-in mailbox, beside one plain INSERT of as many
// letters.

import { menuWeekOf, orderDates } from '../domain/time/weeks.ts'
import { instantAt } from '../domain/time/zone.ts'
import { sendMessages } from '../server/messages/send.ts'
import { readDueBatches } from '../server/weekly/batch_store.ts'
import { choose } from '../server/weekly/choose.ts'
import { open } from '../server/weekly/open.ts'
import { chargeBatch, lockBatch } from '../server/weekly/run_batch.ts'
import { makeHouseholds } from '../tests/many_households.ts'
import { costOf } from './cpu.ts'
import type { Ground } from './ground.ts'
import { type Row, rowOf } from './table.ts'

const brand = 'cookit'
const start = instantAt(brand, '2026-11-23', '12:00')
/** All boxes of the week are past their cutoff, and none is packed. */
const afterCutoffs = instantAt(brand, '2026-12-01', '12:00')

/** @param households each is told of its choice and of its charge */
export async function measureMail(ground: Ground, households: number): Promise<Row[]> {
  const { services, postgres } = ground
  await tellMany(ground, households)
  const { rows } = await services.pool.query<{ count: number }>(
    'select count(*)::int as count from outbox_message where sent_at is null',
  )
  const messages = rows[0]?.count ?? 0
  await services.pool.query('vacuum analyze')
  await services.pool.query('checkpoint')
  const roots = [process.pid, postgres]
  let sent = 0
  const mail = await costOf(roots, postgres, async () => {
    sent = await sendMessages(services)
  })
  if (sent !== messages) throw new Error(`${messages} messages to send, ${sent} sent`)
  const plain = await costOf(roots, postgres, async () => {
    await services.pool.query('create table plain_letter (like sent_message including all)')
    await services.pool.query('insert into plain_letter select * from sent_message')
  })
  return [
    rowOf('plain insert of as many letters', 'message', messages, plain, plain),
    rowOf('mail', 'message', messages, mail, plain),
  ]
}

async function tellMany({ services }: Ground, households: number): Promise<void> {
  const { pool, movableClock } = services
  const firstWeek = menuWeekOf(orderDates(brand, 1, start)[0] as string)
  await makeHouseholds(pool, {
    brand,
    province: 'QC',
    kitchen: 'montreal',
    count: households,
    weekdays: [3, 4, 5],
    firstWeek,
    now: start,
  })
  await open(services, start)
  await pool.query('update menu_entry set capacity = capacity * $1', [Math.ceil(households / 100)])
  await movableClock?.set(Temporal.Instant.from(afterCutoffs))
  await open(services, afterCutoffs)
  for (const batch of await readDueBatches(pool, afterCutoffs)) {
    if (batch.week !== firstWeek) continue
    await choose(services, batch, afterCutoffs)
    await lockBatch(services, batch)
    await chargeBatch(services, batch)
  }
}
