import { authenticateIdToken } from '../identity/social/answer.ts'
import { prepareOneTap } from '../identity/social/begin.ts'
import type { Calls } from './handler.ts'

export const google_authentication: Calls<'google_authentication'> = {
  prepare: prepareOneTap,
  authenticate_id_token: authenticateIdToken,
}
