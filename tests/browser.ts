// The browser of the journeys. On Linux x64 it comes from an npm package, so that npm alone is enough; elsewhere it is
// Playwright's own (`npx playwright install chromium`).

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

/** Unpacks everything the package has, its libraries for bare systems too, into the folder it takes for temporary. */
const unpack = `
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  await chromium.executablePath()`

/** Chromium's options for running without a display, as root, and in containers with little shared memory. */
const headless = [
  '--headless',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--hide-scrollbars',
]

/** How Playwright starts the browser here. */
export function launchOptions(): LaunchOptions {
  if (process.platform !== 'linux' || process.arch !== 'x64') return {}
  const folder = unpackedFolder()
  const executablePath = join(folder, 'chromium')
  return { executablePath, args: headless, env: { ...process.env, ...missingParts(folder, executablePath) } }
}

function unpackedFolder(): string {
  const folder = join(tmpdir(), `mealkit-chromium-${process.getuid?.()}`)
  const complete = join(folder, 'complete')
  if (!existsSync(complete)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, TMPDIR: folder },
    })
    writeFileSync(complete, '')
  }
  return folder
}

/** Systems without a desktop lack libraries and fonts; the package has both. */
function missingParts(folder: string, executablePath: string): Record<string, string> {
  const parts: Record<string, string> = {}
  if (spawnSync(executablePath, ['--version']).status !== 0)
    parts.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib')
  if (!existsSync('/etc/fonts/fonts.conf')) parts.FONTCONFIG_PATH = join(folder, 'fonts')
  return parts
}
