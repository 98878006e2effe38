// Starting other programs so that none is left behind: they get our signals, and we wait for their end.

import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @type {NodeJS.Signals | undefined} */
let askedToStop

/** Ends what runs; whatever is started from now on is ended at once. @param {NodeJS.Signals} signal */
function stopAll(signal) {
  askedToStop = signal
  for (const child of running) child.kill(signal)
}

/** @returns {boolean} whether somebody asked us to stop */
export const isStopping = () => askedToStop !== undefined

/**
 * Passes signals on to what we start. Under npm it also notices when npm was killed, which no signal tells:
 * then our parent is another one.
 */
export function handOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => stopAll(signal))
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid === parent || stopAll('SIGTERM'), 1_000).unref()
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, ipc?: boolean, shell?: boolean }} [options] ipc: a channel whose end tells the
 *   program that we are gone
 * @returns {Promise<number>} its exit code; 128 and more when a signal ended it, as shells say it
 */
export function run(command, args, { env = process.env, ipc = false, shell = false } = {}) {
  if (askedToStop) return Promise.resolve(130)
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['inherit', 'inherit', 'inherit'])
  const child = spawn(command, args, { cwd: root, env, shell, stdio: ipc ? [...stdio, 'ipc'] : stdio })
  running.add(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      running.delete(child)
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 137))
    })
  })
}
