// `npm run axe`: the journeys' browser and program, to ask axe about everything there is to see. It takes some ten minutes.

import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

export default defineConfig({
  ...journeys,
  testDir: 'tests',
  testMatch: 'axe.spec.ts',
  // The journeys' own projects would bring journeys along.
  projects: [{ name: 'axe' }],
  timeout: 1_800_000,
  reporter: 'list',
})
