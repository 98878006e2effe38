// What Vitest's and Playwright's reports say: how many tests passed, why others failed, and which took longest.

import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

/** @typedef {{ passed: number, failed: number }} Counts */

/** Reads Vitest's or Playwright's report. A file that could not be run at all counts as one failure. @param {any} report @returns {Counts} */
export function countsOf(report) {
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
export function reasonsOf(report) {
  if (report.stats) {
    return specsOf(report).flatMap((/** @type {any} */ { title, tests }) =>
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

/** Playwright's specs of a report or a suite, and of the suites in it. @param {any} suite @returns {any[]} */
function specsOf({ specs = [], suites = [] }) {
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

/**
 * The tests of a report that took longest, the longest first, each with its seconds and its file.
 * @param {any} report @param {number} most how many there are at most @returns {string[]}
 */
export function slowestOf(report, most) {
  const timed = report.stats ? timedByPlaywright(report) : timedByVitest(report)
  const slowest = timed.sort((one, other) => other.ms - one.ms).slice(0, most)
  return slowest.map(({ ms, file, title }) => {
    const words = title.length > longestTitle ? `${title.slice(0, longestTitle)}…` : title
    return `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${words}`
  })
}

/** Characters of a title that tell one test from the others of its file. */
const longestTitle = 90

/** @typedef {{ ms: number, file: string, title: string }} Timed */

/** @param {any} report @returns {Timed[]} */
function timedByPlaywright(report) {
  return specsOf(report).flatMap(({ title, file, tests }) =>
    tests.map((/** @type {any} */ { results }) => ({
      ms: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
      file,
      title,
    })),
  )
}

/** @param {any} report @returns {Timed[]} */
function timedByVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { duration, fullName }) => ({
      ms: duration ?? 0,
      file: relative(root, name),
      title: fullName.trim(),
    })),
  )
}
