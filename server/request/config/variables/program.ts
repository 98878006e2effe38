// How the program runs: its addresses, database, roles and log.

import { resolve } from 'node:path'
import {
  hostName,
  hostNames,
  listenAddress,
  longSecret,
  oneOf,
  onOff,
  postgresAddress,
  type Roles,
  roles,
  share,
  webAddress,
  webOrigin,
  wholeNumber,
} from '../readers.ts'
import { type Environment, environments, inProduction, optional, variable } from '../variable.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

export const program = {
  environment: variable<Environment>({
    name: 'APP_ENV',
    takes: environments.join(', '),
    about: 'What the program is run as. Production has no control room, keeps real time and loads no demo.',
    fallback: 'development',
    fallbackShown: '`production` where `NODE_ENV` is, else `development`',
    read: oneOf(environments),
  }),
  port: variable<number>({
    name: 'PORT',
    takes: 'a whole number from 1 to 65535',
    about: 'Where the web role listens.',
    fallback: '3000',
    read: wholeNumber(1, 65_535),
  }),
  healthPort: optional<number>({
    name: 'HEALTH_PORT',
    takes: 'a whole number from 1 to 65535',
    about:
      'Where a process without the web role answers `/healthz`, `/readyz` and `/metrics`. Where it is not set and `PORT` is taken, such a process works without answering, and says so.',
    fallbackShown: '`PORT`',
    read: wholeNumber(1, 65_535),
  }),
  host: variable<string>({
    name: 'HOST',
    takes: 'a host name or an address',
    about: 'The interface the process listens on; `0.0.0.0` is all of them.',
    fallback: inProduction('0.0.0.0', 'localhost'),
    fallbackShown: '`localhost`; in production `0.0.0.0`',
    read: listenAddress,
  }),
  publicUrl: variable<string>({
    name: 'PUBLIC_URL',
    takes: 'an http or https address without a path',
    about:
      'Where people reach Fresh Prep. Links in messages start with it; Cook it has the same scheme and port.',
    fallback: ({ port }) => `http://localhost:${port}`,
    fallbackShown: '`http://localhost:{PORT}`',
    read: webOrigin,
  }),
  cookitDomain: variable<string>({
    name: 'COOKIT_DOMAIN',
    takes: 'a host name',
    about:
      'The host that shows Cook it, as does every name that ends with it; every other that is known shows Fresh Prep.',
    fallback: 'cookit.localhost',
    read: hostName,
  }),
  hosts: optional<readonly string[]>({
    name: 'HOSTS',
    takes: 'host names with commas between',
    about:
      'Other names that people reach the program by. A request under a name that is neither here nor in `PUBLIC_URL`, and does not end with `COOKIT_DOMAIN`, is refused, except in development and test.',
    fallbackShown: 'none',
    read: hostNames,
  }),
  cookitOutsideSite: optional<string>({
    name: 'COOKIT_OUTSIDE_SITE',
    takes: 'an http or https address',
    about:
      'Cook it’s own site elsewhere: a visitor’s logo leads there, and so does signing out. Without it both lead home.',
    fallbackShown: 'none',
    read: webAddress,
  }),
  drainSeconds: variable<number>({
    name: 'DRAIN_SECONDS',
    takes: 'a whole number from 0 to 20',
    about:
      'How long after SIGTERM requests are still answered while `/readyz` says no, so that a load balancer sends the next ones elsewhere.',
    fallback: '0',
    read: wholeNumber(0, 20),
  }),
  trustedProxies: variable<number>({
    name: 'TRUSTED_PROXIES',
    takes: 'a whole number from 0 to 10',
    about: 'How many proxies stand in front: so many entries of `X-Forwarded-*` are believed.',
    fallback: '0',
    read: wholeNumber(0, 10),
  }),
  roles: variable<Roles>({
    name: 'ROLES',
    takes: 'web, worker and mail, with commas between',
    about:
      'What this process does: answer requests, do all jobs, or only send messages (a worker does that too; [docs/operations.md](docs/operations.md)).',
    fallback: 'web,worker',
    read: roles,
  }),
  databaseUrl: optional<string>({
    name: 'DATABASE_URL',
    takes: 'a postgres:// address',
    about:
      'A PostgreSQL 15 or newer; a primary and its standbys with commas between (`one:5432,two:5432`). Without it the program starts its own in `DATA_DIR`.',
    fallbackShown: 'the built-in one',
    read: postgresAddress,
  }),
  databasePool: variable<number>({
    name: 'DATABASE_POOL',
    takes: 'a whole number from 2 to 500',
    about:
      'Most connections of this process for requests, and for work outside them; its jobs hold up to five more.',
    fallback: '12',
    read: wholeNumber(2, 500),
  }),
  dataDir: variable<string>({
    name: 'DATA_DIR',
    takes: 'a folder',
    about: 'Where the built-in PostgreSQL and other files are kept; made where it is missing.',
    fallback: '.data',
    read: text => resolve(text),
  }),
  backupDir: optional<string>({
    name: 'BACKUP_DIR',
    takes: 'a folder',
    about:
      'Where backups of the built-in PostgreSQL go, and its log, so that any instant can be restored ([docs/operations.md](docs/operations.md)). On another disk than `DATA_DIR`; not on Windows.',
    fallbackShown: 'no log is kept',
    read: text => resolve(text),
  }),
  archiveDir: optional<string>({
    name: 'ARCHIVE_DIR',
    takes: 'a folder',
    about:
      'Where the facts of letters go once they are 400 days old, sealed ([docs/retention.md](docs/retention.md)). The worker writes there; include it in your backups.',
    fallbackShown: 'they stay in the database',
    read: text => resolve(text),
  }),
  demo: variable<boolean>({
    name: 'DEMO',
    takes: 'on or off',
    about: 'Whether the first start on an empty database loads the demo.',
    fallback: inProduction('off', 'on'),
    fallbackShown: '`on`; in production `off`',
    read: onOff,
  }),
  logLevel: variable<LogLevel>({
    name: 'LOG_LEVEL',
    takes: logLevels.join(', '),
    about: 'The least serious lines of the log, which is JSON on standard error.',
    fallback: inProduction('info', 'warn'),
    fallbackShown: '`warn`; in production `info`',
    read: oneOf(logLevels),
  }),
  tracesEndpoint: optional<string>({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    takes: 'an http or https address',
    about:
      'An OpenTelemetry collector that gets traces over HTTP at `/v1/traces`: each request, job and step of a batch, with the names of its statements and no values.',
    fallbackShown: 'no traces',
    read: webAddress,
  }),
  tracesShare: variable<number>({
    name: 'OTEL_TRACES_SAMPLER_ARG',
    takes: 'a number from 0 to 1',
    about: 'The share of traces that are sent.',
    fallback: '1',
    read: share,
  }),
  attemptLimits: variable<boolean>({
    name: 'ATTEMPT_LIMITS',
    takes: 'on or off',
    about:
      'Whether calls that guess at secrets, what is written down for visitors and pictures made anew are limited, by address.',
    fallback: ({ environment }) => (environment === 'production' || environment === 'staging' ? 'on' : 'off'),
    fallbackShown: '`off`; in production and staging `on`',
    read: onOff,
  }),
  staffByAccount: variable<boolean>({
    name: 'STAFF_BY_ACCOUNT',
    takes: 'on or off',
    about:
      'Whether somebody who works here acts for the company once they are signed in to their household’s account, with no second factor. Never in production.',
    fallback: ({ environment }) => (environment === 'production' || environment === 'staging' ? 'off' : 'on'),
    fallbackShown: '`on`; in production and staging `off`',
    read: onOff,
  }),
  operatorToken: optional<string>({
    name: 'OPERATOR_TOKEN',
    takes: 'a token of 24 characters or more',
    about:
      'What opens `/metrics`, `/api/docs` and, on staging, `/dev`: as a bearer token, or as the password of any user name. Without it they do not exist there; in development and test they are open.',
    fallbackShown: 'closed; open in development and test',
    read: longSecret,
  }),
  plainHttp: variable<boolean>({
    name: 'PLAIN_HTTP',
    takes: 'on or off',
    about: 'Production does not start with a `PUBLIC_URL` of http, unless this is on.',
    fallback: 'off',
    read: onOff,
  }),
  devServer: variable<boolean>({
    name: 'DEV_SERVER',
    takes: 'on or off',
    about: 'Serve pages from source through Vite; `npm run dev` turns it on.',
    fallback: 'off',
    read: onOff,
  }),
} as const
