// Doubles of outside services in processes of their own, so that their cost is not counted.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

interface Double {
  url: string
  pid: number
  stop: () => void
}

/** Starts a double of bench/servers. */
export async function startDouble(of: 'stripe' | 'smtp'): Promise<Double> {
  const path = new URL(`servers/${of}.ts`, import.meta.url).pathname
  const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve)
    child.once('exit', () => reject(new Error(`The double of ${of} did not start.`)))
  })
  return { url, pid: child.pid as number, stop: () => child.kill('SIGTERM') }
}
