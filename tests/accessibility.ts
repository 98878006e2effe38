// Measures a page for screen readers, for zoom, and on the smallest phone.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.5.3: a control’s name has the words that are seen on it, for people who speak to it. Axe leaves it off as experimental. */
const rules = { 'label-content-name-mismatch': { enabled: true } }

/** Every page that is looked at gets axe anew: its small form is half of what the browser is sent and reads. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page: the rule, and the elements that break it. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(endMoving)
  // In a frame without scripts axe would wait for ever. The others are few, so axe need not open a page of its own to assemble them.
  const axe = new AxeBuilder({ page, axeSource })
    .exclude('iframe[sandbox]')
    .options({ resultTypes: ['violations'], rules })
    .setLegacyMode(true)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 300)}`))
}

/** A colour in the middle of a fade means nothing: the page is checked once it has come to rest. */
function endMoving() {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    const ends = animation.timeline instanceof DocumentTimeline && Number.isFinite(endTime)
    if (ends) animation.finish()
  }
}

/** The number of pixels by which the page overflows sideways at a width; 0 where it fits. */
export async function sticksOutAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(endMoving)
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
}

/** Elements that still move with reduced motion: only a fade of 80 ms is allowed. */
export function movingOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(animation => {
      const { duration, iterations = 1 } = animation.effect?.getTiming() ?? {}
      const still = Number(duration ?? 0) * iterations <= 80
      const { target } = animation.effect as KeyframeEffect
      return still || !target ? [] : [target.outerHTML.slice(0, 120)]
    }),
  )
}

/** A screen of 1280 by 1024 pixels at 400 % (WCAG 1.4.10). */
export const at400percent = { width: 320, height: 256 } as const

/**
 * The share of the screen, from 0 to 1, that bars cover which do not move with the page: the most of it at its beginning, a quarter of
 * it down, and in its middle. Dialogs do not count.
 */
export async function coveredOf(page: Page): Promise<number> {
  await page.evaluate(endMoving)
  const shares: number[] = []
  for (const part of [0, 0.25, 0.5]) shares.push(await page.evaluate(coveredAt, part))
  return Math.max(...shares)
}

function coveredAt(part: number): number {
  scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part)
  const stays = (element: Element | null): boolean => {
    if (!element || element.tagName === 'DIALOG') return false
    const { position, top, bottom } = getComputedStyle(element)
    if (position === 'fixed') return true
    const box = element.getBoundingClientRect()
    const stuck =
      (top !== 'auto' && Math.abs(box.top - Number.parseFloat(top)) < 2) ||
      (bottom !== 'auto' && Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 2)
    return (position === 'sticky' && stuck) || stays(element.parentElement)
  }
  const rows = Array.from({ length: innerHeight }, (_, y) =>
    stays(document.elementFromPoint(innerWidth / 2, y)),
  )
  return rows.filter(Boolean).length / innerHeight
}
