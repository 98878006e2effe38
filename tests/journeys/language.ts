// Whether a page is in the language it declares. Text in another language on purpose is marked with `lang`.

import type { Page } from '@playwright/test'
import type { Locale } from '../../domain/brands.ts'

/** Common short words of a language that the other language does not have; the letters of a reference such as 605F-5BE2 are no word. */
const betrayers: Record<Locale, RegExp> = {
  // French words, which an English page must not have. Dishes and streets keep their French names, so articles do not count.
  en: /(?<![\p{L}\p{N}’'-])(vous|votre|vos|nous|notre|avec|pour|est|sont|dans|sur|une|cette|jusqu|semaine|livraison)(?![\p{L}\p{N}-])/giu,
  // English words, which a French page must not have.
  fr: /(?<![\p{L}\p{N}’'-])(the|and|with|your|you|from|of|this|that|these|are|is|we|our|for|will|have|has|be|week|delivery)(?![\p{L}\p{N}-])/giu,
}

/** A key, a code or a gap instead of a sentence. */
const raw = /\b[a-z]+(?:_[a-z]+)+\b|\bundefined\b|\bNaN\b|\[object |=>|\$\{/g

/** The words of a page that are in the wrong language, or are no sentence at all. */
export async function wrongWords(page: Page, locale: Locale): Promise<string[]> {
  const lines = await page.evaluate(saidOnPage, locale)
  return lines.flatMap(line =>
    [...line.matchAll(betrayers[locale]), ...line.matchAll(raw)].map(([word]) => `“${word}” in “${line}”`),
  )
}

/** Everything a person reads or hears, in the browser: texts, names, titles, except those marked with another `lang`. */
function saidOnPage(locale: string): string[] {
  const said: (string | null)[] = [document.title]
  const spoken = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === locale
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    if (parent && !parent.closest('script, style, template, noscript') && spoken(parent))
      said.push(texts.currentNode.textContent)
  }
  for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
    if (!spoken(element)) continue
    for (const name of ['aria-label', 'alt', 'placeholder']) said.push(element.getAttribute(name))
  }
  return said.flatMap(text => text?.trim() || [])
}
