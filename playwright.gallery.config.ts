// `npm run gallery`: the journeys' browser and program, to take pictures with.

import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

export default defineConfig({
  ...journeys,
  testDir: 'tests',
  testMatch: 'gallery.spec.ts',
  timeout: 600_000,
  reporter: 'list',
  // What tests/gallery.spec.ts knows of each; `npm run gallery` alone takes the first.
  projects: [{ name: 'usual' }, { name: 'forced-colours' }, { name: 'zoom-400' }],
})
