// Stops PostgreSQL when the program ends, even when the program is killed.

import { spawn } from 'node:child_process'
import type { Account } from './account.ts'
import { runAs } from './account.ts'

/** Waits for a line (the program stopped PostgreSQL itself) or for the end of input (the program is dead). */
const script = 'read -r _ && exit 0; kill -INT "$1"'

/**
 * Starts a shell that waits for our death and then asks PostgreSQL for a fast shutdown. Windows has no such shell; there the next
 * start stops the leftover server.
 * @returns the function that ends the watch
 */
export function stopAfterUs(pid: number, account: Account | undefined): () => void {
  if (process.platform === 'win32') return () => {}
  const shell = spawn('/bin/sh', ['-c', script, 'sh', String(pid)], {
    ...runAs(account),
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.stdin.on('error', () => {})
  shell.on('error', () => {})
  shell.unref()
  return () => shell.stdin.end('\n')
}
