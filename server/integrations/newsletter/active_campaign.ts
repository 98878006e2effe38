// ActiveCampaign: the same POST that its embedded form makes.

import type { Newsletter } from './port.ts'

/** The timeout of a form, in milliseconds. */
const timeout = 10_000

/**
 * The action in its answer. It answers with a script (`_show_thank_you('3', 'Thanks')`), alone or as `js` in JSON; for a known
 * address the script goes to a page that confirms it. Newer answers name the `action`.
 */
export function actionOf(answer: string): string {
  const { action, js = answer } = asObject(answer)
  if (typeof action === 'string') return action
  const thanks = /(?:^|\W)_show_thank_you\(|\.location(?:\.href)?\s*=\s*["'][^"']*\/f\/confirm\.php/
  return thanks.test(String(js)) ? 'show_thank_you' : 'show_error'
}

function asObject(answer: string): { action?: unknown; js?: unknown } {
  try {
    const read: unknown = JSON.parse(answer)
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

/** @param url `https://{account}.activehosted.com/proc.php` */
export function activeCampaign(url: string): Newsletter {
  return {
    // Its forms tell nobody who is on a list. Whoever is there already and confirms again stays.
    isOn: async () => false,
    subscribe: async ({ form, email }) => {
      const target = new URL(url)
      target.searchParams.set('jsonp', 'true')
      const response = await fetch(target, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ ...form, email }),
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`the newsletter's provider answered ${response.status}`)
      return { action: actionOf(await response.text()) }
    },
  }
}
