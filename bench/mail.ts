// Mail: the messages of a weekly run, sent to the built-in mailbox, which stores them in parts, and by SMTP, beside one plain
// INSERT of as many letters in parts.

import { usualCutoff } from '../domain/time/cutoff.ts'
import { menuWeekOf, orderDates } from '../domain/time/weeks.ts'
import { smtpMail } from '../server/integrations/mail/smtp.ts'
import type { Services } from '../server/integrations/services.ts'
import { sendMessages } from '../server/messages/send.ts'
import { readDueBatches } from '../server/weekly/batch_store.ts'
import { choose } from '../server/weekly/choose.ts'
import { open } from '../server/weekly/open.ts'
import { chargeBatch, lockBatch } from '../server/weekly/run_batch.ts'
import { makeHouseholds } from '../tests/many_households.ts'
import { type Cost, costOf } from './cpu.ts'
import { noonOf } from './days.ts'
import { startDouble } from './doubles.ts'
import type { Ground } from './ground.ts'
import { type Row, rowOf } from './table.ts'

const brand = 'cookit'
const start = noonOf(brand, 0)
/** All boxes of the week are past their cutoff, and none is packed. */
const afterCutoffs = noonOf(brand, 1, 1)

/** @param households each gets a message about its choice and one about its charge */
export async function measureMail(ground: Ground, households: number): Promise<Row[]> {
  const { services } = ground
  await tellMany(ground, households)
  const messages = await copyMessages(ground)
  const mailbox = await costOfSending(ground, messages, services.mail)
  const plain = await costOf(rootsOf(ground), ground.postgres, async () => {
    await services.pool.query('create table plain_letter (like sent_message including all)')
    await services.pool.query('insert into plain_letter select * from sent_message')
  })
  const bySmtp = await costOfSmtp(ground, messages)
  return [
    rowOf('plain insert of as many letters in parts', 'message', messages, plain, plain),
    rowOf('mail to the built-in mailbox', 'message', messages, mailbox, plain),
    rowOf('mail by SMTP', 'message', messages, bySmtp, plain),
  ]
}

/** Copies the messages that wait, so that they can be sent more than once. @returns how many */
export async function copyMessages({ services: { pool } }: Ground): Promise<number> {
  await pool.query('create table unsent_of_week as select * from unsent_message order by client_id, key')
  const { rowCount } = await pool.query(
    `create table message_of_week as select m.* from outbox_message m
     join unsent_message u on u.client_id = m.client_id and u.key = m.key order by m.client_id, m.key`,
  )
  return rowCount ?? 0
}

const rootsOf = ({ postgres }: Ground) => [process.pid, postgres]

/** The mail server is a child of this process, and its cost does not count. */
export async function costOfSmtp(ground: Ground, messages: number): Promise<Cost> {
  const double = await startDouble('smtp')
  const carrier = smtpMail(double.url)
  try {
    return await costOfSending(ground, messages, carrier, [double.pid])
  } finally {
    carrier.close()
    double.stop()
  }
}

/** Sends the messages of the week as if none had been sent. */
export async function costOfSending(
  ground: Ground,
  messages: number,
  mail: Services['mail'],
  others: readonly number[] = [],
): Promise<Cost> {
  const { services, postgres } = ground
  await services.pool.query('truncate outbox_message, unsent_message, outbox_claim')
  await services.pool.query('insert into outbox_message select * from message_of_week')
  await services.pool.query('insert into unsent_message select * from unsent_of_week')
  await services.pool.query('vacuum analyze')
  await services.pool.query('checkpoint')
  let sent = 0
  const send = async () => {
    sent = await sendMessages({ ...services, mail })
  }
  const cost = await costOf(rootsOf(ground), postgres, send, others)
  if (sent !== messages) throw new Error(`${messages} messages to send, ${sent} sent`)
  return cost
}

async function tellMany({ services }: Ground, households: number): Promise<void> {
  const { pool, movableClock } = services
  const firstWeek = menuWeekOf(orderDates(brand, 1, start, () => usualCutoff)[0] as string)
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
