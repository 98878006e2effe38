// Keeps the business's figures in memory for /metrics. A worker reads them at an interval, so a scrape costs no statement.

import type { Services } from '../../integrations/services.ts'
import { gauge } from '../../request/metrics.ts'
import { readOrderFigures, readWaitingFigures } from './read_figures.ts'

type Watching = Pick<Services, 'pool' | 'clock' | 'metrics' | 'log'>

/**
 * Milliseconds of real time between two readings. Orders are counted at each of them as long as that takes less than a hundredth of the
 * time, since it reads a row for each; at every tenth at the least.
 */
const readEvery = 30_000
const ordersEvery = 10
const orderShare = 0.01

/** Reads the figures now, and then at intervals. @returns the function that ends it */
export function watchFigures(services: Watching): () => Promise<void> {
  let untilOrders = 0
  let reading: Promise<void> | undefined
  const readOnce = async () => {
    const withOrders = untilOrders === 0
    const took = await refreshFigures(services, withOrders)
    const pause = Math.ceil(took / orderShare / readEvery)
    untilOrders = withOrders ? Math.min(Math.max(pause, 1), ordersEvery) - 1 : untilOrders - 1
  }
  const read = () => {
    reading ??= readOnce()
      .catch(error => services.log.warn({ err: error }, 'the figures were not read'))
      .finally(() => {
        reading = undefined
      })
  }
  read()
  const timer = setInterval(read, readEvery)
  return async () => {
    clearInterval(timer)
    await reading
  }
}

/**
 * Reads the figures once; those of orders only on request. The gauges keep the last reading.
 * @returns how long the orders took, in milliseconds; 0 where they were not counted
 */
export async function refreshFigures(services: Watching, withOrders: boolean): Promise<number> {
  const { clock, metrics } = services
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  const { steps, messages, lagSeconds, setAside, householdsAside, unsettled, unsafe } =
    await readWaitingFigures(services, now)
  const batches = gauge(metrics, {
    name: 'weekly_batches_due',
    help: 'Batches with a step that is due and not done, by brand and step.',
    labelNames: ['brand', 'step'],
  })
  const batchAge = gauge(metrics, {
    name: 'weekly_batch_oldest_due_seconds',
    help: 'How long ago the oldest undone step of a batch fell due, by brand and step.',
    labelNames: ['brand', 'step'],
  })
  for (const { brand, step, batches: count, oldestSeconds } of steps) {
    batches.set({ brand, step }, count)
    batchAge.set({ brand, step }, oldestSeconds)
  }
  const waiting = gauge(metrics, {
    name: 'messages_waiting',
    help: 'Messages that wait to be sent, by kind and age; the oldest 20,000 are counted.',
    labelNames: ['kind', 'age'],
  })
  waiting.reset()
  for (const { template: kind, age, messages: count } of messages) waiting.set({ kind, age }, count)
  gauge(metrics, {
    name: 'outbox_lag_seconds',
    help: 'The age of the oldest message that cannot wait and has not been tried yet.',
    labelNames: [],
  }).set(lagSeconds)
  gauge(metrics, {
    name: 'messages_set_aside',
    help: 'Letters and texts that could not be made or sent so far, and are tried again; the log says why.',
    labelNames: [],
  }).set(setAside)
  const aside = gauge(metrics, {
    name: 'weekly_set_aside',
    help: 'Households that the weekly run leaves out and tries again, by step: open, or run (choice, lock and charge); the log says why.',
    labelNames: ['step'],
  })
  aside.reset()
  for (const { step, households } of householdsAside) aside.set({ step }, households)
  const unsafeBoxes = gauge(metrics, {
    name: 'unsafe_boxes',
    help: 'Paid boxes with a corrected product that their household must not eat, by how they stand: unsettled, or asked without an answer.',
    labelNames: ['stands'],
  })
  for (const { stands, boxes } of unsafe) unsafeBoxes.set({ stands }, boxes)
  const unknown = gauge(metrics, {
    name: 'payments_unknown',
    help: 'Charges, late edits and refunds that a processor has not answered for three minutes, by kind.',
    labelNames: ['kind'],
  })
  const unknownAge = gauge(metrics, {
    name: 'payments_unknown_oldest_seconds',
    help: 'How long ago the oldest of them was asked for.',
    labelNames: ['kind'],
  })
  for (const { kind, payments, oldestSeconds } of unsettled) {
    unknown.set({ kind }, payments)
    unknownAge.set({ kind }, oldestSeconds)
  }
  const begun = performance.now()
  if (withOrders) await refreshOrders(services, now)
  const took = withOrders ? performance.now() - begun : 0
  gauge(metrics, {
    name: 'business_figures_timestamp_seconds',
    help: 'When this process last read the figures of the business, in Unix time.',
    labelNames: [],
  }).setToCurrentTime()
  return took
}

async function refreshOrders(services: Watching, now: string): Promise<void> {
  const counts = await readOrderFigures(services, now)
  const orders = gauge(services.metrics, {
    name: 'orders',
    help: 'Orders delivered from a week ago to a week ahead, by brand and state; counted every five minutes at the least.',
    labelNames: ['brand', 'state'],
  })
  orders.reset()
  for (const { brand, state, orders: count } of counts) orders.set({ brand, state }, count)
}
