// For tests of settings: answers the question before settings.

import type { Visitor } from './http.ts'
import { password } from './signup.ts'

/** Gives the password of a client whom `visitorAt` signed up, so that their settings are open for half an hour. */
export async function openSettings(self: Visitor): Promise<void> {
  const { email } = (await self.get('/api/v1/reauthentications/new')).json()
  await self.post('/api/v1/reauthentications/create', { email, password, url: null })
}
