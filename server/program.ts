// Starts the parts of the program in order, and stops them in reverse.

import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { walDir } from '../database/backup/folder.ts'
import { loadOnFirstRun } from '../database/first_run.ts'
import { startPostgres } from '../database/postgres/start.ts'
import { prepareDatabase } from '../database/prepare.ts'
import { welcomeCodes } from '../seed/catalogue/codes.ts'
import { loadCatalogue } from './catalogue/load_catalogue.ts'
import { loadCodes } from './codes/discounts/load_codes.ts'
import { loadContent } from './content/load_content.ts'
import { loadDemo } from './demo/load_demo.ts'
import { createHttp, type HttpOptions } from './http/app.ts'
import { stopBeingReady } from './http/health.ts'
import { createOperating } from './http/operating.ts'
import { openServices, type Services } from './integrations/services.ts'
import { watchNodes } from './nodes/watch_nodes.ts'
import { loadReference } from './places/load_reference.ts'
import { publishMenus } from './planning/publish.ts'
import type { Config } from './request/config.ts'
import { startWork } from './worker.ts'

/** How long a part may take to finish its work, in milliseconds. */
const finishLimit = 15_000

interface Program {
  /** Finishes work in progress and stops everything this program started. Safe to call twice. */
  stop(): Promise<void>
}

/**
 * Starts the requested roles, and the parts they need.
 * @param onLost called when the built-in PostgreSQL ends by itself: the program cannot go on
 * @param parts what the web role serves, where that is not everything
 * @throws when a part does not start; the parts before it have been stopped again
 */
export async function startProgram(
  config: Config,
  log: Logger,
  onLost: (how: string) => void,
  parts: HttpOptions = {},
): Promise<Program> {
  const ends: (() => Promise<void>)[] = []
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= endAll(ends, log))
  try {
    if (config.tracesEndpoint) ends.push(await sendTraces(config, config.tracesEndpoint))
    const url = config.databaseUrl ?? (await ownDatabase(config, ends, how => stopping ?? onLost(how)))
    await prepareDatabase(url)
    const services = await openServices(config, url, log)
    ends.push(() => services.close(finishLimit))
    const { working } = services
    ends.push(await watchNodes({ ...services, pool: working.pool }))
    await loadWhatComes(working)
    if (config.demo) await loadOnFirstRun(working.pool, () => loadDemo(working))
    const { roles } = config
    if (roles.worker || roles.mail) ends.push(await startWork(working))
    if (roles.web) {
      const http = await createHttp(services, parts)
      ends.push(() => http.close())
      await http.listen({ port: config.port, host: config.host })
      if (config.drainSeconds > 0) ends.push(() => drain(services, config.drainSeconds))
    } else ends.push(await answerHealth(services))
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The packages that send traces are read only here. */
async function sendTraces({ tracesShare, roles }: Config, endpoint: string): Promise<() => Promise<void>> {
  const { startTracing } = await import('./request/tracing/start_tracing.ts')
  const names = Object.entries(roles).flatMap(([name, does]) => (does ? [name] : []))
  return startTracing({ endpoint, share: tracesShare, roles: names.join(',') })
}

/** A load balancer learns from /readyz that the next requests belong elsewhere, while this process still answers. */
async function drain(services: Services, seconds: number): Promise<void> {
  stopBeingReady(services)
  await pause(seconds * 1_000)
}

/**
 * Health and figures of a process that answers nothing else. Where only a default port is taken, because a web process of the same
 * machine has it, the work matters more. @returns the function that ends it
 */
async function answerHealth(services: Services): Promise<() => Promise<void>> {
  const { config, log } = services
  const port = config.healthPort ?? config.port
  const server = createOperating(services)
  try {
    await server.listen({ port, host: config.host })
  } catch (error) {
    await server.close()
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error
    if (config.healthPort !== undefined)
      throw new Error(`Port ${port} is in use. Set HEALTH_PORT to a free one.`)
    log.warn(`port ${port} is in use, so this process answers no health check; set HEALTH_PORT`)
  }
  return () => server.close()
}

/** The data that comes with the program, demo or none: places, the catalogue, menus, content, and the public codes. Safe to repeat. */
export async function loadWhatComes(
  services: Pick<Services, 'pool' | 'memory' | 'clock' | 'log'>,
): Promise<void> {
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  await loadReference(services.pool)
  await loadCatalogue(services.pool, now)
  await loadCodes(services.pool, welcomeCodes)
  await publishMenus(services, now)
  await loadContent(services, now)
}

async function ownDatabase(
  config: Config,
  ends: (() => Promise<void>)[],
  onLost: (how: string) => void,
): Promise<string> {
  const postgres = await startPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    durable: true,
    archive: config.backupDir && walDir(config.backupDir),
  })
  ends.push(() => postgres.stop())
  postgres.ended.then(onLost)
  return postgres.url
}

/** The last started ends first; one that fails to end does not prevent the others from ending. */
async function endAll(ends: (() => Promise<void>)[], log: Logger): Promise<void> {
  for (const end of ends.toReversed()) {
    await end().catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'))
  }
}
