// The browser's client, made once: the same calls as a loader's, over fetch.

import { createApi } from '../contract/client.ts'
import type { Api } from '../contract/index.ts'

const returnTargetKey = 'return-target'

let made: Api | undefined
let leaving = false

let askAgain: (() => Promise<boolean>) | null = null

/**
 * From now on, a call that is refused because the person is to be asked again asks by `ask`, and is made again where that
 * resolves to true.
 * @returns ends it
 */
export function answerAgainWith(ask: () => Promise<boolean>): () => void {
  askAgain = ask
  return () => {
    if (askAgain === ask) askAgain = null
  }
}

/** Whether a refused call is taking the browser to the sign-in page. */
export const isLeaving = () => leaving

/** The typed client of this browser. Only call it in event handlers and effects. */
export function browserApi(): Api {
  made ??= createApi({
    fetch: (...parameters) => fetch(...parameters),
    locale: document.documentElement.lang,
    onRequireLogin() {
      leaving = true
      sessionStorage.setItem(returnTargetKey, location.pathname + location.search)
      const prefix = /^\/(en|fr)(?=\/|$)/.exec(location.pathname)?.[0] ?? ''
      location.assign(`${prefix}/clients/sign_in?required=1`)
    },
    onRedirect: url => location.assign(url),
    onAskedAgain: () => askAgain?.() ?? Promise.resolve(false),
  })
  return made
}

/** The page that a refused call was on, if any; asking forgets it (RULINGS 20). */
export function takeReturnTarget(): string | null {
  const target = sessionStorage.getItem(returnTargetKey)
  sessionStorage.removeItem(returnTargetKey)
  return target?.startsWith('/') && !target.startsWith('//') ? target : null
}
