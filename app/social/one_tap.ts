// Google's prompt for visitors, where the flag `enable_one_tap` is on. Its script is fetched for it and not before; on any page but
// the sign-in page it waits for the first scroll, so that nothing covers what the person came for.

import { successDelayMilliseconds } from '../after_sign_in.ts'
import { type Destinations, hasFailed, whereTo } from './admitted.ts'
import { readyGoogle } from './google_prompt.ts'

/** @param words what an alert says where it fails (ERR-ONE-TAP); @param to where the person goes on */
export async function showOneTap({ failed, to }: { failed: string; to: Destinations }): Promise<void> {
  const fail = () => window.alert(failed)
  const accounts = await readyGoogle('prompt', {
    onFailed: fail,
    onOutcome: outcome => {
      if (hasFailed(outcome)) return fail()
      void whereTo(outcome, to).then(url => setTimeout(() => location.assign(url), successDelayMilliseconds))
    },
  })
  accounts?.prompt()
}
