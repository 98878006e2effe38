// Important pages for a visitor with a mid-range phone on slow 4G: Lighthouse on the built program, run as in production with the
// demo's menus. It needs a Chromium or Chrome of the machine (`CHROME_PATH`): the packaged one of the journeys hangs while it is
// traced.

import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { linkTo, type PageId } from '../contract/paths.ts'
import { type BrandId, brandIds, brands } from '../domain/brands.ts'
import { type Started, said, startBrowser, stop } from './processes.ts'
import { builtIn } from './served.ts'

const port = { program: 3164, browser: 3165 }
const shown: readonly { brand: BrandId; page: PageId; parameters?: Record<string, string> }[] =
  brandIds.flatMap(brand => [
    { brand, page: 'home' },
    { brand, page: 'menu', parameters: { date: 'next-week' } },
    { brand, page: 'product', parameters: { id: 'beef-tacos-slaw' } },
    { brand, page: 'getStarted' },
  ])
/** The name of a page on the command line: `cookit-product`. */
const nameOf = ({ brand, page }: (typeof shown)[number]) => `${brand}-${page}`
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One visit: scores out of 100, milliseconds, bytes as transferred. */
interface Figures {
  scores: number[]
  largestPaint: number
  shift: number
  /** Simulated by Lighthouse: from an unthrottled visit, with each task taken four times as long. */
  blocking: number
  /** Measured: Chromium with a throttled processor and line. */
  braked: number
  scripts: number
  fonts: number
  /** The failed audits, by Lighthouse's own names. */
  faults: string[]
}

/**
 * Measures pages this many times and prints the median of each figure.
 * @param times visits to each page
 * @param names of the pages, such as `cookit-product`; none means all
 * @throws RangeError for an unknown name
 */
export async function measurePages(times: number, names: readonly string[]): Promise<void> {
  const known = shown.map(nameOf)
  const unknown = names.filter(name => !known.includes(name))
  if (unknown.length > 0)
    throw new RangeError(`No page is named ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  const asked = shown.filter(each => names.length === 0 || names.includes(nameOf(each)))
  const browser = await startBrowser(port.browser)
  const program = await startProgram()
  try {
    const columns = [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'largest paint, s',
      'shift',
    ]
    const rest = ['blocking with the brake on, ms', 'blocking as reckoned, ms', 'scripts, kB', 'fonts, kB']
    process.stdout.write(`| ${[...columns, ...rest].join(' | ')} |\n${'|---'.repeat(11)}|\n`)
    for (const { brand, page, parameters } of asked) {
      const visits = await measureTimes(times, addressOf(brand, page, parameters))
      process.stdout.write(rowOf(`${brands[brand].name}, ${page}`, visits))
    }
  } finally {
    await browser.stop()
    await program.stop()
  }
}

function addressOf(brand: BrandId, page: PageId, parameters?: Record<string, string>): string {
  const host = brand === 'cookit' ? 'cookit.localhost' : 'localhost'
  return `http://${host}:${port.program}${linkTo(page, { brand, locale: brands[brand].defaultLocale }, parameters)}`
}

async function measureTimes(times: number, address: string): Promise<Figures[]> {
  // The first visitor after a start waits for pictures; that visit does not count.
  await measure(address)
  const visits: Figures[] = []
  while (visits.length < times) visits.push(await measure(address))
  return visits
}

/** Lighthouse's own mid-range phone and slow 4G: a quarter of the processor, 1.6 Mbit/s, 150 ms round trip. */
async function measure(url: string): Promise<Figures> {
  const lhr = await visit(url, { onlyCategories: [...categories] })
  const braked = await visit(url, { onlyAudits: ['total-blocking-time'], throttlingMethod: 'devtools' })
  const numberOf = (audit: string, { audits } = lhr) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: categories.map(each => Math.round((lhr.categories[each]?.score ?? 0) * 100)),
    largestPaint: numberOf('largest-contentful-paint'),
    shift: numberOf('cumulative-layout-shift'),
    blocking: numberOf('total-blocking-time'),
    braked: numberOf('total-blocking-time', braked),
    scripts: travelled(lhr, 'Script'),
    fonts: travelled(lhr, 'Font'),
    faults: faultsOf(lhr),
  }
}

/** The browser sometimes misses the start of a visit; then there is nothing to measure, and the visit is repeated. */
const unrecorded = 'NO_NAVSTART'

async function visit(url: string, settings: Flags, again = true): Promise<Result> {
  const run = await lighthouse(url, { port: port.browser, logLevel: 'error', ...settings })
  const fault = run?.lhr.runtimeError
  if (again && fault?.code === unrecorded) return visit(url, settings, false)
  if (!run || fault) throw new Error(`${url}: ${fault?.message}`)
  return run.lhr
}

/** Bytes of a kind of file as transferred, headers included. */
function travelled(lhr: Result, kind: string): number {
  const { items = [] } = (lhr.audits['network-requests']?.details ?? {}) as {
    items?: { resourceType?: string; transferSize?: number }[]
  }
  return items.reduce((sum, item) => sum + (item.resourceType === kind ? (item.transferSize ?? 0) : 0), 0)
}

/** Audits below full marks in the categories that must be perfect. */
function faultsOf(lhr: Result): string[] {
  const whole = categories.slice(1).flatMap(each => lhr.categories[each]?.auditRefs ?? [])
  const short = whole.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
  return short.map(({ id }) => id)
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
    middle(({ braked }) => braked).toFixed(0),
    middle(({ blocking }) => blocking).toFixed(0),
    (middle(({ scripts }) => scripts) / 1000).toFixed(0),
    (middle(({ fonts }) => fonts) / 1000).toFixed(0),
  ]
  const faults = [...new Set(visits.flatMap(visit => visit.faults))]
  return `| ${name} | ${figures.join(' | ')} |\n${faults.length > 0 ? `\n${name}: ${faults.join(', ')}\n\n` : ''}`
}

async function startProgram(): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mealkit-bench-'))
  const main = join(import.meta.dirname, '../server/main.ts')
  const settings = {
    APP_ENV: 'production',
    NODE_ENV: 'production',
    DEMO: 'on',
    HOST: 'localhost',
    ...builtIn,
  }
  const own = { PORT: String(port.program), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' }
  const env = { ...process.env, ...settings, ...own }
  const program = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await said(program, 'stdout', 'ready on')
  return { stop: () => stop(program, dataDir) }
}
