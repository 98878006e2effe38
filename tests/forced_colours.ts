// Looks at a page as people do who have chosen a few colours of their own (forced colours, high contrast): backgrounds and shadows
// are gone there, and with them whatever they alone say.

import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** What says that it is chosen, done or of a kind, or stands for words: its look has to change when that is taken away. */
const telling = [
  '[aria-pressed="true"]',
  '[aria-selected="true"]',
  '[aria-current]:not([aria-current="false"])',
  'input:checked',
  'progress[value]:not([value="0"])',
  '.journey [data-done]',
  '.calendar-day[data-tone]',
  'svg[role="img"]',
].join()

/** Marks what is to be looked at, each kind once. @param known kinds that were looked at before, on any page */
function markTelling({
  telling,
  known,
}: {
  telling: string
  known: string[]
}): { id: number; kind: string; html: string }[] {
  const seen = new Set(known)
  const still = new CSSStyleSheet()
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  return [...document.querySelectorAll(telling)].flatMap((element, id) => {
    // What is seen of a hidden radio is its label.
    const shown = element.matches('.visually-hidden') ? element.closest('label') : element
    const box = shown?.getBoundingClientRect()
    if (
      !shown ||
      !box ||
      box.width < 2 ||
      box.height < 2 ||
      !shown.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      return []
    const state = [...element.attributes]
      .filter(({ name }) => /^(aria-|data-|role|type)/.test(name))
      .map(({ name }) => name)
    const kind = [
      shown.tagName,
      shown.getAttribute('class'),
      shown.getAttribute('data-look'),
      element.closest('[data-ground]')?.getAttribute('data-ground'),
      ...state,
    ].join(' ')
    if (seen.has(kind)) return []
    seen.add(kind)
    element.setAttribute('data-looked-at', String(id))
    return [{ id, kind, html: shown.outerHTML.slice(0, 200) }]
  })
}

/** Takes away what a marked element tells, or gives it back. */
function setState(element: Element, shown: boolean): void {
  const known = element as Element & { removed?: [string, string][] }
  if (element instanceof HTMLInputElement) element.checked = shown
  else if (element instanceof SVGElement) element.style.visibility = shown ? '' : 'hidden'
  else if (element instanceof HTMLProgressElement) {
    known.removed ??= [['value', element.getAttribute('value') ?? '']]
    element.setAttribute('value', shown ? (known.removed[0]?.[1] ?? '') : '0')
  } else {
    known.removed ??= ['aria-pressed', 'aria-selected', 'aria-current', 'data-done', 'data-tone'].flatMap(
      name => {
        const value = element.getAttribute(name)
        return value === null ? [] : [[name, value] as [string, string]]
      },
    )
    for (const [name, value] of known.removed) {
      if (shown) element.setAttribute(name, value)
      else element.removeAttribute(name)
    }
  }
}

/** Fewer pixels that differ are the edge of a letter, not a state. */
const leastDifferent = 24

async function differs(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(png => sharp(png).removeAlpha().raw().toBuffer()))
  if (!a || !b || a.length !== b.length) return true
  let pixels = 0
  for (let at = 0; at < a.length; at += 3) {
    const far =
      Math.abs((a[at] ?? 0) - (b[at] ?? 0)) +
      Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) +
      Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0))
    if (far > 96) pixels += 1
  }
  return pixels >= leastDifferent
}

/**
 * What is lost on the page in forced colours: elements that look the same whether they are chosen or not, and drawings that cannot be
 * seen. The page has to be in forced colours (`page.emulateMedia({ forcedColors: 'active' })`).
 * @param known kinds of elements that were looked at before; those of this page are added
 */
export async function lostOf(page: Page, known: Set<string>): Promise<string[]> {
  const marked = await page.evaluate(markTelling, { telling, known: [...known] })
  const lost: string[] = []
  for (const { id, kind, html } of marked) {
    known.add(kind)
    const element = page.locator(`[data-looked-at="${id}"]`)
    const label = page.locator(`label:has(> [data-looked-at="${id}"].visually-hidden)`)
    const shown = (await label.count()) > 0 ? label : element
    await shown.scrollIntoViewIfNeeded()
    const look = async () => {
      const box = await shown.boundingBox()
      const size = page.viewportSize()
      if (!box || !size) return null
      const clip = {
        x: Math.max(0, box.x - 4),
        y: Math.max(0, box.y - 4),
        width: Math.min(box.width + 8, size.width),
        height: Math.min(box.height + 8, size.height),
      }
      return page.screenshot({ clip })
    }
    const withState = await look()
    await element.evaluate(setState, false)
    const without = await look()
    await element.evaluate(setState, true)
    if (withState && without && !(await differs(withState, without))) lost.push(html)
  }
  return lost
}
