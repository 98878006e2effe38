// The log of staff at the one place that all their calls pass: what changes something has its line in the transaction of the change, and
// what shows a household has one before the household is shown.

import { type CallDeclaration, logsOf } from '../../contract/call.ts'
import type { CallName } from '../../contract/index.ts'
import type { Services } from '../integrations/services.ts'
import type { CallRequest } from '../request/call_request.ts'
import { programTime } from '../request/clock/program_time.ts'
import { withLast, withTx } from '../request/database/database.ts'
import { withoutWords } from '../request/security_log.ts'
import { type Act, lineOf, openAct } from '../request/staff_log/act.ts'
import { writeLine } from '../request/staff_log/write_line.ts'

interface AskedCall {
  name: CallName
  request: CallRequest
  input: unknown
}

/** Runs an admin's call with its line in the log; any other call as it is. */
export async function logged(
  { pool }: Pick<Services, 'pool'>,
  declaration: CallDeclaration,
  asked: AskedCall,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  const logs = logsOf(declaration)
  const { staff } = asked.request.session
  if (logs === 'nothing' || staff === null) return handle()
  const act = actOf(asked, staff.id)
  if (logs === 'change') {
    const open = openAct(act)
    const output = await withLast(open.beforeCommit, handle)
    // Nothing had to be written, or it was written outside a transaction.
    if (!open.isWritten()) await withTx(pool, tx => writeLine(tx, lineOf(act, [])))
    return output
  }
  const output = await handle()
  const clientId = act.clientId ?? householdIn(output)
  await withTx(pool, tx => writeLine(tx, lineOf({ ...act, clientId }, [])))
  return output
}

function actOf({ name, request, input }: AskedCall, actor: string): Act {
  const { clientId = null, ...about } = (input ?? {}) as { clientId?: string | null }
  const { userAgent, network } = request.session
  return {
    ...{ at: programTime(request), actor, what: name, brand: request.brand, clientId },
    about: Object.fromEntries(
      Object.entries((withoutWords(about) ?? {}) as object).filter(([, value]) => value !== undefined),
    ),
    reason: reasonIn(about),
    ...{ userAgent, network },
  }
}

/** The names under which calls take the words that say why. */
const reasons = ['reason', 'remark', 'note', 'answer'] as const

function reasonIn(input: Readonly<Record<string, unknown>>): string | null {
  const said = reasons.flatMap(name => (typeof input[name] === 'string' && input[name] ? [input[name]] : []))
  return said.length > 0 ? said.join(' · ') : null
}

/** The household that an answer shows. */
function householdIn(output: unknown): string | null {
  const { clientId, client } = (output ?? {}) as { clientId?: unknown; client?: { id?: unknown } | null }
  const found = clientId ?? client?.id
  return typeof found === 'string' ? found : null
}
