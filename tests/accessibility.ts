// Measures a page for screen readers, for zoom, and on the smallest phone.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page: the rule, and the elements that break it. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(endMoving)
  // These pages have no frames, so axe need not open a page of its own to assemble them.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
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
