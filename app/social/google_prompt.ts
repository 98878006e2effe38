// Google's own script: its prompt and its button, which answer with an ID token. Fetched when one of them is about to be shown, and
// never before. The built-in provider has a script of its own that does the same.

import type { SocialOutcome } from '../../contract/social.ts'
import { browserApi } from '../api.ts'

interface GoogleAccounts {
  initialize(options: {
    client_id: string
    nonce: string
    callback: (answer: { credential: string; select_by?: string }) => void
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

/** What is done with the server's result, and where the script or the call failed. */
interface Answering {
  onOutcome(outcome: SocialOutcome): void
  onFailed(): void
}

/** Google's script has one callback for the whole page; its answer says what was pressed. */
const answering: { prompt?: Answering; button?: Answering } = {}

/** The script with its nonce. The session holds one nonce, so a page asks once, also where it shows both the prompt and the button. */
let prepared: Promise<GoogleAccounts | null> | undefined

async function prepare(): Promise<GoogleAccounts | null> {
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
    // `btn`, `btn_confirm` and others of that kind are the button's. A kind that Google adds goes to what the page shows.
    callback: ({ credential, select_by = '' }) => {
      const { prompt, button } = answering
      const whose = select_by.startsWith('btn') ? (button ?? prompt) : (prompt ?? button)
      void api
        .post('google_authentication.authenticate_id_token', { credential })
        .then(whose?.onOutcome, whose?.onFailed)
    },
  })
  return accounts
}

/**
 * Makes Google's script ready.
 * @param what is about to be shown, and gets the answers to it
 * @returns null where the script is not what it should be
 */
export function readyGoogle(what: keyof typeof answering, its: Answering): Promise<GoogleAccounts | null> {
  answering[what] = its
  prepared ??= prepare().catch((error: unknown) => {
    prepared = undefined
    throw error
  })
  return prepared
}
