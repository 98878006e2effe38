// What a visitor with a middling phone on slow 4G gets of the pages that decide: Lighthouse on the built program, run as in
// production with the demo's menus, in the browser of the journeys.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { linkTo, type PageId } from '../app/paths.ts'
import { type BrandId, brandIds, brands } from '../domain/brands.ts'
import { launchOptions } from '../tests/browser.ts'

const port = { program: 3164, browser: 3165 }
const shown: readonly [PageId, Record<string, string>?][] = [
  ['home'],
  ['menu', { date: 'next-week' }],
  ['product', { id: 'beef-tacos-slaw' }],
  ['getStarted'],
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One visit: scores out of 100, milliseconds, bytes as they travelled. */
interface Figures {
  scores: number[]
  largestPaint: number
  shift: number
  blocking: number
  scripts: number
  fonts: number
  /** What is not as it should be, by Lighthouse's own names. */
  faults: string[]
}

/**
 * Measures every page so many times and prints the middle of each figure.
 * @param times visits to each page
 */
export async function measurePages(times: number): Promise<void> {
  const program = await startProgram()
  const browser = await chromium.launch({
    ...launchOptions(),
    args: [...(launchOptions().args ?? []), `--remote-debugging-port=${port.browser}`],
  })
  try {
    process.stdout.write(
      '| page | performance | accessibility | best practices | SEO | largest paint, s | shift | blocking, ms | scripts, kB | fonts, kB |\n',
    )
    process.stdout.write('|---|---|---|---|---|---|---|---|---|---|\n')
    for (const brand of brandIds) {
      for (const [page, parameters] of shown) {
        const visits: Figures[] = []
        for (let visit = 0; visit < times; visit++)
          visits.push(await measure(addressOf(brand, page, parameters)))
        process.stdout.write(rowOf(`${brands[brand].name}, ${page}`, visits))
      }
    }
  } finally {
    await browser.close()
    await program.stop()
  }
}

function addressOf(brand: BrandId, page: PageId, parameters?: Record<string, string>): string {
  const host = brand === 'cookit' ? 'cookit.localhost' : 'localhost'
  return `http://${host}:${port.program}${linkTo(page, { brand, locale: brands[brand].defaultLocale }, parameters)}`
}

/** Lighthouse's own middling phone and slow 4G: a quarter of the processor, 1.6 Mbit/s, 150 ms there and back. */
async function measure(url: string): Promise<Figures> {
  const run = await lighthouse(url, {
    port: port.browser,
    onlyCategories: [...categories],
    logLevel: 'error',
  })
  if (!run) throw new Error(`Lighthouse measured nothing of ${url}`)
  const { lhr } = run
  const numberOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: categories.map(each => Math.round((lhr.categories[each]?.score ?? 0) * 100)),
    largestPaint: numberOf('largest-contentful-paint'),
    shift: numberOf('cumulative-layout-shift'),
    blocking: numberOf('total-blocking-time'),
    scripts: travelled(lhr, 'Script'),
    fonts: travelled(lhr, 'Font'),
    faults: faultsOf(lhr),
  }
}

/** Bytes of a kind of file as they travelled, headers included. */
function travelled(lhr: Result, kind: string): number {
  const { items = [] } = (lhr.audits['network-requests']?.details ?? {}) as {
    items?: { resourceType?: string; transferSize?: number }[]
  }
  return items.reduce((sum, item) => sum + (item.resourceType === kind ? (item.transferSize ?? 0) : 0), 0)
}

/** Audits short of full marks in the categories that have to be whole. */
function faultsOf(lhr: Result): string[] {
  const whole = categories.slice(1).flatMap(each => lhr.categories[each]?.auditRefs ?? [])
  return whole.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id)
}

function rowOf(name: string, visits: readonly Figures[]): string {
  const middle = (figure: (visit: Figures) => number) => {
    const sorted = visits.map(figure).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  const figures = [
    ...categories.map((_, place) => String(middle(({ scores }) => scores[place] ?? 0))),
    (middle(({ largestPaint }) => largestPaint) / 1000).toFixed(2),
    middle(({ shift }) => shift).toFixed(3),
    middle(({ blocking }) => blocking).toFixed(0),
    (middle(({ scripts }) => scripts) / 1000).toFixed(0),
    (middle(({ fonts }) => fonts) / 1000).toFixed(0),
  ]
  const faults = [...new Set(visits.flatMap(visit => visit.faults))]
  return `| ${name} | ${figures.join(' | ')} |\n${faults.length > 0 ? `\n${name}: ${faults.join(', ')}\n\n` : ''}`
}

async function startProgram(): Promise<{ stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mealkit-bench-'))
  const main = join(import.meta.dirname, '../server/main.ts')
  const settings = { APP_ENV: 'production', NODE_ENV: 'production', DEMO: 'on', HOST: 'localhost' }
  const env = {
    ...process.env,
    ...settings,
    PORT: String(port.program),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
  }
  const program = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await ready(program)
  return {
    stop: async () => {
      program.kill('SIGTERM')
      await once(program, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resolves once the program says that it answers. */
async function ready({ stdout, exitCode }: ChildProcess): Promise<void> {
  for (let said = ''; !said.includes('ready on'); ) {
    if (!stdout?.readable || exitCode !== null) throw new Error('the program did not start')
    const [text] = await once(stdout, 'data')
    said += String(text)
  }
  stdout?.on('data', () => {})
}
