// The journeys: whole walks through the built program, in a real browser, on data of their own.

import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './tests/browser.ts'

// The processes of one run share the ports through the environment, and each worker's program has one.
// Below 32,768: from there on the operating system gives ports to whoever connects, and one of them may be taken.
process.env.JOURNEYS_FIRST_PORT ??= String(10_000 + 8 * (process.pid % 2_500))
const firstPort = Number(process.env.JOURNEYS_FIRST_PORT)
process.env.JOURNEYS_PORT = String(firstPort + Number(process.env.TEST_PARALLEL_INDEX ?? 0))

/**
 * A journey waits for its page and its program in turn, so three of them fill two processors. One is enough for a few files, and
 * takes the least time to start.
 */
const workers = Number(process.env.JOURNEYS_WORKERS ?? 1)

/** Journeys that move their program's clock, by days or weeks. */
const movesTheClock =
  /(dishes|market|office_acts|other_weeks|pickups|prices|week|what_is_brought_up|window)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/journeys',
  // In this order: what a program shows of today is looked at before its clock moves.
  projects: [
    { name: 'today', testIgnore: movesTheClock },
    { name: 'weeks', testMatch: movesTheClock },
  ],
  outputDir: 'test-results',
  workers,
  forbidOnly: true,
  // Ends a journey that hangs. The longest takes half a minute on a quiet machine, and many times that beside other work.
  timeout: 900_000,
  // Ends a wait for something that never comes. Other work on the machine slows every page, which is no failure.
  expect: { timeout: 180_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${process.env.JOURNEYS_PORT}`,
    launchOptions: launchOptions(),
    // Without AVIF, which the program makes of every picture behind its first answer, at half a second of a processor each: that
    // would take one processor for most of a run. server/integrations/images/builtin/pictures.test.ts covers it.
    extraHTTPHeaders: { accept: 'image/webp,*/*' },
    // Each test's own context would begin with installing a worker and all that it keeps. Files about the worker, and those that listen to
    // the console, where Playwright says so, take it (`serviceWorkers: 'allow'`).
    serviceWorkers: 'block',
    // Keeping one costs a third more time; `--trace retain-on-failure` where one is wanted.
    trace: 'off',
  },
  webServer: {
    command: `${process.execPath} tests/journey_programs.ts`,
    wait: { stdout: /every program is ready/ },
    env: { PORT: String(firstPort), JOURNEYS_WORKERS: String(workers) },
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
})
