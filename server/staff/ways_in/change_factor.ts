// Another second factor, for somebody who is signed in and has just proved it.

import { Refusal } from '../../../contract/errors.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, staffOf } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { makeRecoveryCodes, offeredTo, secretOf } from '../second_factor/factor.ts'
import { stepOfCode } from '../second_factor/totp.ts'
import { updateFactor } from './store.ts'

type Ground = Pick<Services, 'pool' | 'memory'>

/** How long an offer counts. */
const offered = { minutes: 15 }

/** Offers a second factor; nothing changes until a code of it is entered. */
export async function offerFactor(services: Ground, request: CallRequest) {
  const { id, email } = staffOf(request)
  const at = programTime(request)
  return { at, ...(await offeredTo(services, { id, email, at })) }
}

/** Sets it, with new recovery codes. @throws Refusal second_factor_wrong, for an offer that is over too */
export async function changeFactor(
  services: Ground,
  request: CallRequest,
  { at, code }: { at: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { id } = staffOf(request)
  const made = Temporal.Instant.from(at)
  const { now } = request
  const isOpen =
    Temporal.Instant.compare(made, now) <= 0 && Temporal.Instant.compare(now, made.add(offered)) < 0
  const step = isOpen ? stepOfCode(await secretOf(services, { id, at }), code.replace(/\s/g, ''), now) : null
  if (step === null) throw new Refusal('second_factor_wrong', { fields: { code: 'second_factor_wrong' } })
  return withTx(services.pool, async tx => {
    await updateFactor.run(tx, { id, at, step })
    return { recoveryCodes: await makeRecoveryCodes(tx, id) }
  })
}
