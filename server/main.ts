// Starts and ends the program: configuration, signals, exit codes. program.ts has the parts.

import { destination, type Logger, pino } from 'pino'
import { type BrandId, brands } from '../domain/brands.ts'
import { zoneDataProblems } from '../domain/time/zone_data.ts'
import { readConfig } from './integrations/read_config.ts'
import { startProgram } from './program.ts'
import { BadConfiguration, type Config, originOf } from './request/config.ts'
import { safeError } from './request/safe_log.ts'

/** Milliseconds after which a stop is given up; the time of draining comes on top. */
const stopLimit = 40_000

function refuse(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function configured(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (error instanceof BadConfiguration) refuse(error.message)
    throw error
  }
}

/** Waits for a request to stop: a signal, or the death of the process that started us. */
function stopRequested(): Promise<string> {
  return new Promise(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
    process.once('disconnect', () => resolve('the process that started this one is gone'))
  })
}

function sayReady(config: Config): void {
  const { web, worker } = config.roles
  if (!web) return void process.stdout.write(`ready: ${worker ? 'worker' : 'mail'}\n`)
  const addresses = (Object.keys(brands) as BrandId[]).map(
    id => `${originOf(config, id)} (${brands[id].name})`,
  )
  process.stdout.write(`ready on ${addresses.join(' and ')}\n`)
}

function reasonOf(error: unknown, config: Config): string {
  if ((error as { code?: string }).code === 'EADDRINUSE') {
    return `Port ${config.port} is in use. Set PORT to a free one.`
  }
  if (!(error instanceof Error)) return String(error)
  // A plain Error is a message for the operator; any other error is a defect, and its stack matters.
  const isSentence = Object.getPrototypeOf(error) === Error.prototype && !('code' in error)
  return isSentence ? error.message : (error.stack ?? error.message)
}

async function run(config: Config, log: Logger): Promise<number> {
  const asked = stopRequested()
  let lost: (how: string) => void = () => {}
  const databaseLost = new Promise<string>(resolve => {
    lost = resolve
  })
  const program = await startProgram(config, log, how => lost(how))
  sayReady(config)
  const ended = await Promise.race([asked.then(() => 0), databaseLost])
  if (ended !== 0)
    log.fatal(`PostgreSQL ended by itself (${ended}); its log is in ${config.dataDir}/postgres/log`)
  setTimeout(
    () => refuse('Something did not stop in time and was left.'),
    stopLimit + config.drainSeconds * 1_000,
  ).unref()
  await program.stop()
  return ended === 0 ? 0 : 1
}

const staleZones = zoneDataProblems()
if (staleZones.length > 0) refuse([...staleZones, 'Start with a Node that has newer zone data.'].join('\n'))
const config = configured()
const log = pino({ level: config.logLevel, serializers: { err: safeError } }, destination(2))
process.on('unhandledRejection', error =>
  log.error({ err: error }, 'a promise was rejected and nobody looked'),
)
process.exitCode = await run(config, log).catch((error: unknown) => refuse(reasonOf(error, config)))
process.exit()
