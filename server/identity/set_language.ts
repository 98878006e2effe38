// Sets the language of our letters to a client.

import { Refusal } from '../../contract/errors.ts'
import type { Locale } from '../../domain/brands.ts'
import type { Services } from '../integrations/services.ts'
import { type CallRequest, signedIn } from '../request/call_request.ts'
import { withTx } from '../request/database/database.ts'
import { insertEvent, updateLanguage } from './store.ts'

/**
 * Sets the preferred language of the signed-in client, and the language of this device.
 * @throws Refusal not_found for anybody else's id
 */
export async function setLanguage(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  input: { clientId: string; language: Locale },
): Promise<void> {
  const clientId = signedIn(request)
  if (input.clientId !== clientId) throw new Refusal('not_found')
  const { language } = input
  await withTx(pool, async tx => {
    if (!(await updateLanguage(tx, clientId, language))) return
    await insertEvent(tx, {
      clientId,
      kind: 'language_changed',
      data: { language },
      at: request.now.toString(),
    })
  })
  await request.session.setLocale(language)
}
