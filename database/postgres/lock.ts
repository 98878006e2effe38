// One program at a time may run a cluster. The lock is a listening socket, which the system releases however the
// program dies; a file with a process id would outlive it.

import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The cause of the error that says so. */
const heldByAnother = Symbol('held by another program')

/** Whether `takeLock` failed because another living program holds the lock. */
export const isInUse = (error: unknown): boolean => error instanceof Error && error.cause === heldByAnother

/**
 * Takes the folder's lock.
 * @returns the function that releases it
 * @throws when another living program holds it (`isInUse`)
 */
export async function takeLock(dir: string): Promise<() => void> {
  const address = addressOf(realpathSync(dir))
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    if (await isAnswering(address)) {
      throw new Error(
        `Another program that is running uses ${dir}. Stop it, or set DATA_DIR to another folder.`,
        { cause: heldByAnother },
      )
    }
    rmSync(address, { force: true })
    return listen(address)
  })
  server.unref()
  return () => server.close()
}

function addressOf(dir: string): string {
  const name = `mealkit-${createHash('sha256').update(dir).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

function listen(address: string): Promise<Server> {
  const server = createServer(socket => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(address, () => resolve(server))
  })
}

function isAnswering(address: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(address, () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
  })
}
