// A mid-range phone on slow 4G, as Lighthouse defines it: 412 by 823, a quarter of this machine's processor, 1.6
// Mbit/s, and 150 ms until the first byte of every response.

import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Agent } from './editor_probe.ts'

export interface Phone {
  page: Page
  context: BrowserContext
  /** Bytes transferred so far, headers included, by kind of file: `Script`, `Document`, `Fetch`. */
  travelled: Map<string, number>
  /** Taps there like a finger, which stays on the glass for a moment. CSS pixels of the screen. */
  tap: (x: number, y: number) => Promise<void>
}

/** Milliseconds that a finger stays on the glass. */
const touch = 60

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/**
 * A phone with an empty cache.
 * @param probe runs in every page before anything else
 */
export async function takePhone(browser: Browser, cookie: string, origin: string, probe: () => void) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'no-preference',
  })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  await context.addInitScript(probe)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', network)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const kinds = new Map<string, string>()
  const travelled = new Map<string, number>()
  tools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    travelled.set(kind, (travelled.get(kind) ?? 0) + encodedDataLength)
  })
  const tap = async (x: number, y: number) => {
    await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await pause(touch)
    await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  return { page, context, travelled, tap } satisfies Phone
}

/** The data that the probe has gathered in the page. */
export const gathered = (page: Page): Promise<Agent> =>
  page.evaluate(() => (window as unknown as { agent: Agent }).agent)
