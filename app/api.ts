// The browser's client, made once: the same calls as a loader's, over fetch.

import { createApi } from '../contract/client.ts'
import type { Api, CallName } from '../contract/index.ts'
import { isOwnPath } from '../contract/paths.ts'

const returnTargetKey = 'return-target'

let made: Api | undefined
let leaving = false

/** Asks the question before settings for a refused call, by its name and what it was given. */
type Ask = (name: CallName, input: Readonly<Record<string, unknown>>) => Promise<boolean>

let askAgain: Ask | null = null

/**
 * From now on, a call that is refused for the question before settings asks it with `ask`, and is repeated where that resolves to
 * true.
 * @returns ends it
 */
export function answerAgainWith(ask: Ask): () => void {
  askAgain = ask
  return () => {
    if (askAgain === ask) askAgain = null
  }
}

interface SignedIn {
  /** The client of the page. */
  clientId: string
  /** Asks the person to sign in over the page. */
  ask: () => Promise<boolean>
  /** Whether something is typed that a signed-out person would lose. */
  hasTyped: () => boolean
  /** Keeps what is typed in this tab. */
  saveTyped: () => Promise<void>
}

/** The client of the page; null for a visitor. */
let signedIn: SignedIn | null = null

/**
 * From now on, a signed-out person who has typed something signs in with `ask`, over the page; the call is repeated where that
 * resolves to true.
 * @returns ends it
 */
export function signInHereWith(client: SignedIn): () => void {
  signedIn = client
  return () => {
    if (signedIn === client) signedIn = null
  }
}

/** Whether a page on which settings are changed is open: its calls ask the question by themselves. */
export const asksForSettings = () => askAgain !== null

/** Goes to the sign-in page, which returns here; the typed text is kept until then. */
export async function leaveToSignIn(): Promise<void> {
  leaving = true
  sessionStorage.setItem(returnTargetKey, location.pathname + location.search)
  // Where it cannot be fetched, nothing is kept.
  if (signedIn?.hasTyped()) await signedIn.saveTyped().catch(() => {})
  const prefix = /^\/(en|fr)(?=\/|$)/.exec(location.pathname)?.[0] ?? ''
  location.assign(`${prefix}/clients/sign_in?required=1`)
}

/** Whether a refused call is taking the browser to the sign-in page. */
export const isLeaving = () => leaving

/** The typed client of this browser. Only call it in event handlers and effects. */
export function browserApi(): Api {
  made ??= newApi((...parameters) => fetch(...parameters))
  return made
}

/** A typed client whose calls go out by `send`. */
export const newApi = (send: typeof fetch): Api =>
  createApi({
    fetch: send,
    locale: document.documentElement.lang,
    onRequireLogin: () => void leaveToSignIn(),
    onSignedOut: async () => (signedIn?.hasTyped() ? signedIn.ask() : null),
    onRedirect: url => location.assign(url),
    onAskedAgain: (name, input) => askAgain?.(name, input) ?? Promise.resolve(false),
  })

/** The page of a refused call, if any; reading it forgets it (rule 20). */
export function takeReturnTarget(): string | null {
  const target = sessionStorage.getItem(returnTargetKey)
  sessionStorage.removeItem(returnTargetKey)
  return target !== null && isOwnPath(target) ? target : null
}
