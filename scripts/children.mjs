// Starts other programs so that none is left behind: they get our signals, and we wait for their end.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './paths.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @type {NodeJS.Signals | undefined} */
let askedToStop

/** Ends everything that runs; a program started from now on is ended at once. @param {NodeJS.Signals} signal */
function stopAll(signal) {
  if (askedToStop === signal) return
  askedToStop = signal
  for (const child of running) child.kill(signal)
}

/** @returns {boolean} whether a signal asked us to stop */
export const isStopping = () => askedToStop !== undefined

/**
 * Passes signals on to the programs we start. Under npm it also notices when npm is gone, which no signal reports: npm signals the
 * shell between us and forgets it. Then our chain of parents changes.
 */
export function handOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => stopAll(signal))
  if (!process.env.npm_lifecycle_event) return
  const line = parents()
  setInterval(() => parents() === line || stopAll('SIGTERM'), 300).unref()
}

/** The shell that runs us and, where the system says, the npm that runs the shell. */
function parents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    return `${process.ppid}`
  }
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, ipc?: boolean, shell?: boolean }} [options] ipc: a channel; its end tells the program that we
 *   are gone
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
