import { Refusal } from '../../contract/errors.ts'
import { everybody, flagNamed } from '../../domain/flags/flags.ts'
import { advanceOrder } from '../delivery/advance_order.ts'
import { setFlag } from '../flags/set_flag.ts'
import { readMailbox } from '../integrations/mail/mailbox.ts'
import { leaveInStock } from '../menu/leave_in_stock.ts'
import { sendMessages } from '../messages/send.ts'
import { programTime } from '../request/clock/program_time.ts'
import { clockJobs } from '../schedule/clock_lanes.ts'
import { moveClock } from '../schedule/move_clock.ts'
import type { Calls } from './handler.ts'

export const dev: Calls<'dev'> = {
  clock: async (_services, request) => ({ now: programTime(request) }),

  set_clock: async (services, _request, input) => {
    const { now, failed } = await moveClock(services, input)
    return { now: programTime({ now }), failed }
  },

  run: async (services, _request, input) => {
    const found = clockJobs.find(({ name }) => name === input.job)
    if (!found) throw new Refusal('job_unknown')
    return { success: true, result: (await found.run(services)) ?? null }
  },

  messages: async (services, _request, input) => {
    // Sends the outbox first, so that recent messages are included.
    await sendMessages(services)
    return readMailbox(services, input.to)
  },

  move_order: async (services, _request, { id, state }) => advanceOrder(services, id, state),

  leave_in_stock: async (services, { brand }, { productId, week, left }) => {
    if (!(await leaveInStock(services, { brand, week, productId }, left))) throw new Refusal('not_on_menu')
    return { success: true }
  },

  set_flag: async (services, request, input) => {
    const name = flagNamed(input.name)
    if (!name) throw new Refusal('flag_unknown')
    const share = input.enabled ? everybody : 0
    await setFlag(services, {
      ...{ brand: request.brand, name, share, base: null },
      ...{ reason: '', actor: null, now: programTime(request) },
    })
    return { success: true }
  },
}
