import { defineConfig } from 'vitest/config'

if (!('Temporal' in globalThis)) {
  throw new Error(
    'The tests run on the packaged Node: `npx vitest run`, which finds it in node_modules/.bin.',
  )
}

export default defineConfig({
  test: {
    // A test’s tags name the requirements it shows, in brackets. The specification lists them, this file does not.
    strictTags: false,
    // Vitest leaves one processor to others; these tests wait for PostgreSQL as often as they work.
    maxWorkers: '100%',
    // Far more than any needs, however busy the machine: a limit only ends a test that hangs. No test has another.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,contract,i18n,brands,app,seed/catalogue,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,database,seed,tests}/**/*.test.ts'],
          exclude: ['seed/catalogue/**'],
          globalSetup: ['tests/setup.ts'],
          // A process reads the program once for all its files, which otherwise takes longer than their tests. What a file needs of its own
          // (a database, the services) it makes.
          isolate: false,
          // These files are read by Node itself, as the program's are: Vite's own reading of a server's modules takes longer.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
  },
})
