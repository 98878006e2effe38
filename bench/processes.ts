// Starts, waits for and stops the processes of a measurement.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../tests/browser.ts'

export interface Started {
  stop(): Promise<void>
}

/** Starts the journeys' browser, or the one at `CHROME_PATH`, controlled at `port`. */
export async function startBrowser(port: number): Promise<Started> {
  const { executablePath, args, env } = launchOptions()
  const program = process.env.CHROME_PATH ?? executablePath ?? chromium.executablePath()
  const profile = mkdtempSync(join(tmpdir(), 'mealkit-browser-'))
  const flags = args ?? ['--headless']
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const browser = spawn(program, [...flags, '--no-first-run', ...own, 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
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
