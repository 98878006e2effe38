// Proves again who is signed in, before what moves money or rights.

import { Refusal } from '../../../contract/errors.ts'
import { isPassword } from '../../identity/password.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, staffOf } from '../../request/call_request.ts'
import { withTx } from '../../request/database/database.ts'
import { takeCode } from '../second_factor/factor.ts'
import { selectById } from './store.ts'

/**
 * Six digits are a code of the authenticator, anything else is the password, which is longer.
 * @throws Refusal proof_wrong
 */
export async function prove(
  services: Pick<Services, 'pool' | 'memory'>,
  request: CallRequest,
  proof: string,
): Promise<void> {
  const { id } = staffOf(request)
  const person = await selectById.first(services.pool, { id })
  const factorAt = person?.factorAt ?? null
  const isCode = /^\d{3} ?\d{3}$/.test(proof.trim())
  const right =
    isCode && factorAt !== null
      ? await withTx(services.pool, tx => takeCode(services, tx, { id, factorAt, now: request.now }, proof))
      : await isPassword(person?.passwordHash ?? null, proof)
  if (!right) throw new Refusal('proof_wrong', { fields: { proof: 'proof_wrong' } })
  await request.session.office.prove()
}
