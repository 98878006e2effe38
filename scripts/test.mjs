// `npm test`: every kind of test in turn, up to the first that fails, and the counts at the end.

import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBudgets } from './budgets.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { run } from './children.mjs'
import { at, readJson, toolOf } from './paths.mjs'
import { countsOf, reasonsOf, slowestOf } from './reports.mjs'

/** @typedef {{ node: string, env: NodeJS.ProcessEnv, report: string }} Setting report: its path */

/** In order. A stage without counts only has to succeed. @type {Record<string, (setting: Setting) => Promise<number>>} */
const stages = {
  check: ({ node, env }) => check(node, env),
  unit: setting => vitest(setting, 'unit'),
  server: setting => vitest(setting, 'server'),
  build: async ({ node, env }) => (await build(node, env)) || checkBudgets(),
  journeys,
}

/** Tests whose times each stage shows. */
const slowestShown = 10

/** Each on a program of its own: a journey waits for its page and its program in turn, so three fill two processors. */
const journeysAtOnce = '3'

/** @param {Setting} setting */
function journeys({ node, env, report }) {
  return run(node, [toolOf('@playwright/test'), 'test', '--reporter=list,json'], {
    env: { ...env, JOURNEYS_WORKERS: journeysAtOnce, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
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
  // Everything temporary goes into two folders, so that nothing remains even after an interruption.
  const folder = folderIn(tmpdir())
  const data = folderIn(placeOfData())
  try {
    // Node and Playwright keep what they have compiled, for the many processes of the tests.
    const own = {
      ...{ TMPDIR: folder, TEMP: folder, TMP: folder, TEST_DATA: data },
      NODE_COMPILE_CACHE: at('node_modules', '.cache', 'compiled'),
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: at('node_modules', '.cache', 'playwright'),
    }
    return await runStages(node, { ...env, ...own }, wanted, folder)
  } finally {
    for (const each of [folder, data]) rmSync(each, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** @param {string} parent */
function folderIn(parent) {
  const folder = mkdtempSync(join(parent, 'mealkit-test-'))
  chmodSync(folder, 0o755)
  return folder
}

const memory = '/dev/shm'
/** Bytes that must be free for databases in memory: those of a run take two gigabytes at most. */
const leastFree = 6e9

/**
 * Where the databases of tests are: in memory where there is room. Every file of the server tests copies one, which takes a processor
 * a fifth of what it takes on a disk.
 */
function placeOfData() {
  if (!existsSync(memory) || freemem() < leastFree) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < leastFree ? tmpdir() : memory
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
    if (existsSync(report)) {
      const read = readJson(report)
      Object.assign(counts, countsOf(read))
      reasons.push(...reasonsOf(read))
      process.stdout.write(`\nThe slowest:\n${slowestOf(read, slowestShown).join('\n')}\n`)
    }
    if (code !== 0 && counts.failed === 0) counts.failed = 1
    total.passed += counts.passed
    total.failed += counts.failed
    summary.push(
      `${code === 0 ? 'passed' : 'FAILED'}  ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s`,
    )
    if (code !== 0) break
  }
  // Last, because often only the end of a log is kept.
  for (const reason of reasons) process.stdout.write(`\n${reason}\n`)
  process.stdout.write(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`)
  return code
}
