// A client's boxes for tests that look at all pages: the next, and one that has arrived and has a credit note.

import type { Browser } from '@playwright/test'
import type { BrandId } from '../domain/brands.ts'
import type { ExampleIds } from './all_pages.ts'
import { callsOf, enter, originOf } from './journeys/household.ts'

/** Its credit note is of a dollar, so there can be one more for each language. */
export async function shownToClient(
  browser: Browser,
  brand: BrandId,
  email: string,
): Promise<Pick<ExampleIds, 'order' | 'past'>> {
  const page = await browser.newPage()
  await page.goto(`${originOf(brand)}/404`)
  const calls = callsOf(page)
  await enter(page, email)
  const { orders } = await calls.get('/api/v1/account/index')
  await calls.post('/api/v1/sessions/sign_out_client')
  await enter(page, 'admin@example.com')
  const { clientId } = await calls.post('/api/admin/reward_points/find_household', { email })
  const { boxes } = await calls.get(`/api/admin/households/show?clientId=${clientId}`)
  const past = boxes.find(({ state }: { state: string }) => state === 'delivered')
  if (past)
    await calls.post('/api/admin/refunds/give', {
      orderId: past.id,
      wish: { kind: 'amount', cents: 100 },
      to: 'payment',
      reason: 'goodwill',
      requestId: crypto.randomUUID(),
    })
  await page.close()
  return { order: orders[0]?.id ?? '', ...(past && { past: past.id }) }
}
