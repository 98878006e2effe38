// Walking by the keyboard alone.

import type { Locator, Page } from '@playwright/test'

/** Tabs until an element has the focus; very many tabs mean that it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  // Found once: finding it by its role reads the whole page, at every tab.
  let element = await target.elementHandle()
  for (let tabs = 0; tabs < 90; tabs++) {
    const place = await element?.evaluate(stateOf)
    if (place === 'focused') return
    if (place !== 'shown') element = await target.elementHandle()
    else await page.keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached with the keyboard`)
}

/** In the browser: whether an element has the focus, and whether React has put another in its place. */
function stateOf(element: Element): 'focused' | 'shown' | 'replaced' {
  if (element === document.activeElement) return 'focused'
  return element.isConnected ? 'shown' : 'replaced'
}

/** Tabs to a button, and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
