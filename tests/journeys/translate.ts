// A browser's own translation of pages, as Chrome's changes them: each text is replaced with an element in an element, which holds
// the translation; and so is each text that comes later.

import type { Page } from '@playwright/test'

/**
 * Has every page that is opened from here on translated, word for word into its own language.
 * @param from when: once the page is alive, or before its scripts
 */
export async function translatePages(page: Page, from: 'alive' | 'at once' = 'alive'): Promise<void> {
  await page.addInitScript(atOnce => {
    const untranslated = 'script, style, textarea, title, head, [translate="no"], font'

    function translate(text: Text): void {
      const above = text.parentElement
      if (!above || text.data.trim() === '' || above.closest(untranslated)) return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      for (const element of [outer, inner]) element.style.verticalAlign = 'inherit'
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }

    function translateAll(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(translate)
    }

    function begin(): void {
      translateAll(document.body)
      new MutationObserver(changes => {
        for (const { addedNodes } of changes) addedNodes.forEach(translateAll)
      }).observe(document.body, { childList: true, subtree: true })
    }

    if (atOnce) {
      addEventListener('DOMContentLoaded', begin)
      return
    }
    new MutationObserver((_, alive) => {
      if (!document.documentElement.hasAttribute('data-alive')) return
      alive.disconnect()
      begin()
    }).observe(document, { attributes: true, attributeFilter: ['data-alive'], subtree: true })
  }, from === 'at once')
}
