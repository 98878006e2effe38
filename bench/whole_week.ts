// A whole week of one brand on one machine: opened, chosen for, locked, charged, packed, and every letter sent, by the built-in mailbox and by
// SMTP; and how long HelloFresh's week would take both processors.

import { type Cost, costOf, sumOf } from './cpu.ts'
import type { Ground } from './ground.ts'
import { copyMessages, costOfSending, costOfSmtp } from './mail.ts'
import { type Row, rowOf } from './table.ts'
import { makeWeek, measureSteps, plainInsert } from './weekly.ts'
import { packWeek } from './weeks.ts'

/** The orders of HelloFresh's week, to which the figures are extrapolated, and the processors of the machine. */
const [helloFresh, processors] = [1_920_000, 2] as const

export async function measureWholeWeek(ground: Ground, households: number): Promise<Row[]> {
  const { services, postgres } = ground
  const week = await makeWeek(ground, households)
  // What it costs to open the boxes of the weeks after is not this week's.
  await services.pool.query('truncate unsent_message, outbox_message')
  const floor = await costOf([process.pid, postgres], postgres, () => plainInsert(ground, households))
  const steps = await measureSteps(ground, households, week)
  const packing = await packWeek(ground, week)
  const messages = await copyMessages(ground)
  const mailbox = await costOfSending(ground, messages, services.mail)
  const bySmtp = await costOfSmtp(ground, messages)
  const run = sumOf([...Object.values(steps), packing])
  const row = (name: string, cost: Cost) => rowOf(name, 'order', households, cost, floor)
  const minutes = (cost: Cost) => (((cost.cpuMs / households) * helloFresh) / processors / 60_000).toFixed(1)
  process.stdout.write(
    `${households} orders, ${messages} letters. ${helloFresh} orders would take ${processors} processors ${minutes(run)} minutes, ` +
      `${minutes(sumOf([run, mailbox]))} with letters to the mailbox, ${minutes(sumOf([run, bySmtp]))} with letters by SMTP\n`,
  )
  return [
    row('plain insert of an order and four lines', floor),
    ...Object.entries(steps).map(([name, cost]) => row(name, cost)),
    row('pack', packing),
    row('letters to the built-in mailbox', mailbox),
    row('letters by SMTP', bySmtp),
  ]
}
