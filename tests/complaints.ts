// What the browser complains of in its console.

import type { Page } from '@playwright/test'

/**
 * The browser's errors. The one about a page that answers 404 is expected. It may come before the page has its address, so
 * addresses are compared at the end.
 */
export function complaintsOf(page: Page): () => string[] {
  const complaints: { text: string; address: string }[] = []
  const visited = new Set<string>()
  page.on('framenavigated', frame => visited.add(frame.url()))
  page.on('pageerror', error => complaints.push({ text: String(error), address: page.url() }))
  page.on('console', message => {
    if (!['error', 'warning'].includes(message.type())) return
    complaints.push({ text: message.text(), address: message.location().url })
  })
  return () =>
    complaints
      .filter(({ text, address }) => !(text.includes('404') && visited.has(address)))
      .map(({ text, address }) => `${address}: ${text}`)
}
