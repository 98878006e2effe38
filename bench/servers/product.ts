// The product's web role, configured by `DATABASE_URL` and `PORT`.

import { pino } from 'pino'
import { createHttp } from '../../server/http/app.ts'
import { readConfig } from '../../server/integrations/read_config.ts'
import { openServices } from '../../server/integrations/services.ts'
import { countStatements } from './counted.ts'

const counter = countStatements()
const config = readConfig({
  ...process.env,
  // Staging differs in one thing that is measured: its clock is the database's, which a measurement sets.
  APP_ENV: process.env.CLOCK === 'moves' ? 'staging' : 'production',
  DEMO: 'off',
  ROLES: 'web',
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
})
const log = pino({ level: config.logLevel })
const services = await openServices(config, config.databaseUrl as string, log)
const app = await createHttp(services, { pages: process.env.PAGES === 'on' })
await app.listen({ port: config.port, host: config.host })
counter.tellParent()
process.once('SIGTERM', () =>
  app
    .close()
    .then(() => services.close(2_000))
    .then(() => process.exit()),
)
