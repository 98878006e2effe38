// `npm test`: every kind of test in turn, up to the first that fails, and the counts at the end.

import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { checkBudgets } from './budgets.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { run } from './children.mjs'
import { at, readJson, toolOf } from './paths.mjs'

/** @typedef {{ passed: number, failed: number }} Counts */
/**
 * @typedef {{ node: string, env: NodeJS.ProcessEnv, report: string }} Setting report: its path; one of several has an additional
 *   word before its ending
 */

/** In order. A stage without counts only has to succeed. @type {Record<string, (setting: Setting) => Promise<number>>} */
const stages = {
  check: ({ node, env }) => check(node, env),
  unit: setting => vitest(setting, 'unit'),
  server: setting => vitest(setting, 'server'),
  build: async ({ node, env }) => (await build(node, env)) || checkBudgets(),
  journeys,
}

/** The first file of the second half, in the order of their names: on two cores both halves take equally long. */
const secondHalf = 'settings.spec.ts'

/**
 * In two halves side by side, each on a program and data of its own: a journey waits for its page most of the time.
 * @param {Setting} setting
 */
async function journeys({ node, env, report }) {
  // Unpacks the browser, so that the two halves do not both do it.
  const ready = await run(
    node,
    ['-e', `import(${JSON.stringify(at('tests', 'browser.ts'))}).then(it => it.launchOptions())`],
    {
      env,
    },
  )
  if (ready !== 0) return ready
  const files = readdirSync(at('tests', 'journeys')).filter(file => file.endsWith('.spec.ts'))
  const halves = [files.filter(file => file < secondHalf), files.filter(file => file >= secondHalf)]
  const codes = await Promise.all(
    halves.map((those, half) => {
      const options = ['--reporter=list,json', '--output', at('test-results', `${half}`)]
      const wanted = those.map(file => `tests/journeys/${file}`)
      return run(node, [toolOf('@playwright/test'), 'test', ...options, ...wanted], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report.replace(/\.json$/, `.${half}.json`) },
      })
    }),
  )
  return codes.find(code => code !== 0) ?? 0
}

/** @param {Setting} setting @param {string} project */
function vitest({ node, env, report }, project) {
  const options = [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return run(node, [toolOf('vitest'), ...options], { env })
}

/**
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} wanted names of stages; all of them when there are none
 * @returns {Promise<number>} exit code
 */
export async function test(node, env, wanted) {
  const unknown = wanted.find(name => !(name in stages))
  if (unknown) throw new Error(`There is no stage ${unknown}; there are ${Object.keys(stages).join(', ')}.`)
  // Everything temporary goes into one folder, so that nothing remains even after an interruption.
  const folder = mkdtempSync(join(tmpdir(), 'mealkit-test-'))
  chmodSync(folder, 0o755)
  try {
    // Node keeps what it has compiled, for the many processes of the tests.
    const compiled = at('node_modules', '.cache', 'compiled')
    const own = { TMPDIR: folder, TEMP: folder, TMP: folder, NODE_COMPILE_CACHE: compiled }
    return await runStages(node, { ...env, ...own }, wanted, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** @param {string} node @param {NodeJS.ProcessEnv} env @param {string[]} wanted @param {string} folder */
async function runStages(node, env, wanted, folder) {
  const total = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const summary = []
  /** @type {string[]} */
  const reasons = []
  let code = 0
  for (const [name, stage] of Object.entries(stages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    process.stdout.write(`\n── ${name} ──\n`)
    const report = join(folder, `${name}.json`)
    const began = Date.now()
    code = await stage({ node, env, report })
    const counts = { passed: 0, failed: 0 }
    for (const file of readdirSync(folder).filter(file => file.startsWith(`${name}.`))) {
      const read = readJson(join(folder, file))
      const { passed, failed } = countsOf(read)
      counts.passed += passed
      counts.failed += failed
      reasons.push(...reasonsOf(read))
    }
    if (code !== 0 && counts.failed === 0) counts.failed = 1
    total.passed += counts.passed
    total.failed += counts.failed
    summary.push(
      `${code === 0 ? 'passed' : 'FAILED'}  ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s`,
    )
    if (code !== 0) break
  }
  // Last, because two halves print at once and often only the end of a log is kept.
  for (const reason of reasons) process.stdout.write(`\n${reason}\n`)
  process.stdout.write(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`)
  return code
}

/** Reads Vitest's or Playwright's report. A file that could not be run at all counts as one failure. @param {any} report @returns {Counts} */
function countsOf(report) {
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected + report.errors.length }
  }
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** Each failed test of Vitest's or Playwright's report: its title, then the first lines of why. @param {any} report @returns {string[]} */
function reasonsOf(report) {
  if (report.stats) {
    return report.suites.flatMap(specsOf).flatMap((/** @type {any} */ { title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === 'unexpected')
        .map((/** @type {any} */ { results }) =>
          reasonOf(
            title,
            results.flatMap((/** @type {any} */ { errors }) => errors.map(withPlace)),
          ),
        ),
    )
  }
  return report.testResults.flatMap((/** @type {any} */ file) => [
    ...(file.message ? [reasonOf(file.name, [file.message])] : []),
    ...file.assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { fullName, failureMessages }) => reasonOf(fullName, failureMessages)),
  ])
}

/** Playwright's specs of a suite and of the suites in it. @param {any} suite @returns {any[]} */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** @param {{ message?: string, location?: { file: string, line: number } }} error of Playwright */
function withPlace({ message = '', location }) {
  return location ? `${location.file}:${location.line}\n${message}` : message
}

/** @param {string} title @param {string[]} messages */
function reasonOf(title, messages) {
  const lines = messages
    .flatMap(message => stripVTControlCharacters(message).split('\n'))
    .filter(line => !line.includes('/node_modules/'))
  return [`✗ ${title}`, ...lines.slice(0, 24).map(line => `  ${line}`)].join('\n')
}
