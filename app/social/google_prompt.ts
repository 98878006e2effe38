// Google's own script: its prompt and its button, which answer with an ID token. Fetched when one of them is about to be shown, and
// never before. The built-in provider has a script of its own that does the same.

import type { SocialOutcome } from '../../contract/social.ts'
import { browserApi } from '../api.ts'

interface GoogleAccounts {
  initialize(options: {
    client_id: string
    nonce: string
    callback: (answer: { credential: string }) => void
    use_fedcm_for_prompt: boolean
    use_fedcm_for_button: boolean
  }): void
  prompt(): void
  renderButton(
    place: HTMLElement,
    options: { width: number; locale: string; text: string; shape: string },
  ): void
  cancel(): void
}

type WithGoogle = { google?: { accounts?: { id?: GoogleAccounts } } }

/** Area 9: how wide the button is, in pixels. */
export const googleButtonWidth = 370

let fetched: Promise<void> | undefined

function fetchScript(address: string): Promise<void> {
  fetched ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      fetched = undefined
      script.remove()
      reject(new Error(`${address} could not be fetched`))
    }
    document.head.append(script)
  })
  return fetched
}

/**
 * Makes Google's script ready for one answer.
 * @param onOutcome called with the server's result
 * @param onFailed called where the script or the call failed
 */
export async function readyGoogle(
  onOutcome: (outcome: SocialOutcome) => void,
  onFailed: () => void,
): Promise<GoogleAccounts | null> {
  const api = browserApi()
  const { script, clientId, nonce } = await api.post('google_authentication.prepare', {})
  await fetchScript(script)
  const accounts = (window as WithGoogle).google?.accounts?.id
  if (!accounts) return null
  accounts.initialize({
    client_id: clientId,
    nonce,
    use_fedcm_for_prompt: true,
    use_fedcm_for_button: true,
    callback: ({ credential }) =>
      void api.post('google_authentication.authenticate_id_token', { credential }).then(onOutcome, onFailed),
  })
  return accounts
}
