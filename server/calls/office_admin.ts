import { pauseBatch, resumeBatch, retryBatchNow } from '../office/batches/pause.ts'
import { showNumbers } from '../office/numbers/show_numbers.ts'
import { giveUp, listStuck, sendAgain } from '../office/stuck.ts'
import { showToday } from '../office/today.ts'
import { askForCard, listUnpaid, retryUnpaid } from '../office/unpaid.ts'
import { listUnserved } from '../office/unserved/list_unserved.ts'
import { askToRun, askToRunBatch, jobNames } from '../schedule/run_again.ts'
import { tryHousehold } from '../weekly/try_again.ts'
import { adminOf, type Calls, done } from './handler.ts'

export const office_admin: Calls<'office_admin'> = {
  today: (services, request, { date }) => {
    const { brand, now } = adminOf(request)
    return showToday(services, { brand, now, date })
  },
  numbers: (services, request, { week }) => {
    const { brand, now } = adminOf(request)
    return showNumbers(services, { brand, now, week })
  },
  unpaid: (services, request) => listUnpaid(services, adminOf(request)),
  unserved: (services, request) => listUnserved(services, adminOf(request)),
  retry: (services, request, box) => done(retryUnpaid(services, { ...adminOf(request), ...box })),
  ask_for_card: (services, request, box) => done(askForCard(services, { ...adminOf(request), ...box })),
  stuck: (services, request) => listStuck(services, { ...adminOf(request), jobNames }),
  send_again: (services, { brand }, message) => done(sendAgain(services, { brand, ...message })),
  give_up: (services, request, message) => done(giveUp(services, { ...adminOf(request), ...message })),
  try_household: async (services, request, { clientId, step, date }) => {
    const { brand, now } = adminOf(request)
    return { why: await tryHousehold(services, { brand, clientId, step, deliveryDate: date }, now) }
  },
  pause_batch: (services, request, batch) => done(pauseBatch(services, { ...adminOf(request), ...batch })),
  resume_batch: (services, request, batch) => done(resumeBatch(services, { ...adminOf(request), ...batch })),
  run_job: (services, _, { name }) => done(askToRun(services, name)),
  run_batch: (services, request, { date, kitchen }) =>
    done(askToRunBatch(services, { brand: adminOf(request).brand, date, kitchen })),
  retry_batch: (services, request, batch) => done(retryBatchNow(services, { ...adminOf(request), ...batch })),
}
