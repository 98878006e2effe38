// Starts, waits for and stops the processes of a measurement.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Started {
  stop(): Promise<void>
}

/**
 * Starts a browser of the machine, controlled at `port`. The packaged one of the journeys hangs while it is traced.
 * @throws Error where there is none
 */
export async function startBrowser(port: number): Promise<Started> {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const there = (name: string) => spawnSync(name, ['--version']).status === 0
  const found = [process.env.CHROME_PATH ?? [], names].flat().find(there)
  if (!found)
    throw new Error('There is no Chromium to measure with. Say where one is: CHROME_PATH=/path/to/chrome')
  const profile = mkdtempSync(join(tmpdir(), 'mealkit-browser-'))
  const flags = ['--headless', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--no-first-run']
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const browser = spawn(found, [...flags, ...own, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  await said(browser, 'stderr', 'DevTools listening')
  return { stop: () => stop(browser, profile) }
}

/** Ends a process and removes its folder. */
export async function stop(child: ChildProcess, folder: string): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Resolves once a process has printed this; later output is ignored. */
export async function said(child: ChildProcess, where: 'stdout' | 'stderr', words: string): Promise<void> {
  const stream = child[where]
  for (let output = ''; !output.includes(words); ) {
    if (!stream?.readable || child.exitCode !== null)
      throw new Error(`${child.spawnfile} ended before it was ready`)
    const [text] = await once(stream, 'data')
    output += String(text)
  }
  stream?.on('data', () => {})
}
