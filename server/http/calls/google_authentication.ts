import { authenticateIdToken } from '../../clients/social/answer.ts'
import { prepareOneTap } from '../../clients/social/begin.ts'
import type { Calls } from './handler.ts'

export const google_authentication: Calls<'google_authentication'> = {
  prepare: prepareOneTap,
  authenticate_id_token: authenticateIdToken,
}
