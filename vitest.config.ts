import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

if (!('Temporal' in globalThis)) {
  throw new Error(
    'The tests run on the packaged Node: `npx vitest run`, which finds it in node_modules/.bin.',
  )
}

/** Files that take longest, because they start programs or servers: begun late, one of them would end alone on one processor. */
const longest = [
  'server/main.test.ts',
  'server/rolling.test.ts',
  'server/failover.test.ts',
  'database/backup/backup.test.ts',
  'database/postgres/start.test.ts',
  'server/empty_database.test.ts',
  'server/weekly/killed.test.ts',
  'server/money/killed_money.test.ts',
  'server/schedule/killed_jobs.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex(file => moduleId.endsWith(file))
      return place < 0 ? longest.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A test’s tags name the requirements it shows, in brackets. The specification lists them, this file does not.
    strictTags: false,
    // One more than processors: these tests wait for PostgreSQL and for programs as often as they work.
    maxWorkers: availableParallelism() + 1,
    // Far more than any needs, however busy the machine: a limit only ends a test that hangs. No test has another.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A process reads what its files share once. Read anew for each of them, it took four times the processor time of the tests.
          isolate: false,
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
