// The journeys: whole walks through the built program, in a real browser, on data of their own.

import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './tests/browser.ts'

// The processes of one run share the port through the environment.
// Below 32,768: from there on the operating system gives ports to whoever connects, and one of them may be taken.
process.env.JOURNEYS_PORT ??= String(10_000 + (process.pid % 20_000))
const port = process.env.JOURNEYS_PORT

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  // The program has one clock, and journeys move it: one at a time.
  workers: 1,
  forbidOnly: true,
  // Ends a journey that hangs. The longest takes a minute on a quiet machine, and two beside other work.
  timeout: 300_000,
  // Ends a wait for something that never comes. Other work on the machine slows every page, which is no failure.
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    // Without AVIF, which the program makes of every picture behind its first answer, at half a second of a processor each: that
    // would take one processor for most of a run. server/integrations/images/builtin/pictures.test.ts covers it.
    extraHTTPHeaders: { accept: 'image/webp,*/*' },
    // Keeping one costs a third more time; `--trace retain-on-failure` where one is wanted.
    trace: 'off',
  },
  webServer: {
    command: 'node scripts/temporary.mjs',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: port, APP_ENV: 'test' },
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
})
