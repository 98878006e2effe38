import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { needed } from '../request/config/block.ts'
import { BadConfiguration, originOf, outsideSiteOf, readVariables } from '../request/config.ts'
import { configTable, readConfig } from './read_config.ts'

test('with nothing set the program runs both roles for development, with the demo, on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'development',
    production: false,
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    cookitDomain: 'cookit.localhost',
    roles: { web: true, worker: true, mail: false },
    databaseUrl: undefined,
    demo: true,
  })
})

const named = { PUBLIC_URL: 'https://x.example', CARDS: 'builtin', MAIL: 'builtin', SMS: 'builtin' }

test.each([
  ['the built-in card processor', { CARDS: '' }, 'CARDS=builtin'],
  ['the built-in mailbox', { MAIL: '' }, 'MAIL=builtin'],
  ['text messages that nobody gets', { SMS: '' }, 'SMS=builtin'],
  ['an address that is not https', { PUBLIC_URL: 'http://x.example' }, 'PLAIN_HTTP=on'],
  ['no address at all', { PUBLIC_URL: '' }, 'PLAIN_HTTP=on'],
])('production does not start with %s unless it is named', (_, missing, way) => {
  const production = { ...named, APP_ENV: 'production' }
  expect(() => readConfig({ ...production, ...missing })).toThrow(BadConfiguration)
  expect(() => readConfig({ ...production, ...missing })).toThrow(way)
  const [name = '', value = ''] = way.split('=')
  expect(readConfig({ ...production, ...missing, [name]: value }).production).toBe(true)
  expect(() => readConfig({ ...named, ...missing, APP_ENV: 'staging' })).not.toThrow()
})

test('mail needs no name where an SMTP server is configured', () => {
  const mail = { MAIL: '', SMTP_URL: 'smtps://mail.example' }
  expect(() => readConfig({ ...named, ...mail, APP_ENV: 'production' })).not.toThrow()
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_12345',
  STRIPE_PUBLISHABLE_KEY: 'pk_12345',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345',
}

test('new cards go to the processor whose variables are set, and production needs no other name', () => {
  expect(readConfig({ ...named, ...stripe, CARDS: '', APP_ENV: 'production' }).cards).toBe('stripe')
  expect(readConfig(stripe).cards).toBe('stripe')
  expect(readConfig({}).cards).toBe('builtin')
})

test('the variables of a processor that are needed go together, and a bad value stops the start', () => {
  const { STRIPE_SECRET_KEY } = stripe
  expect(() => readConfig({ STRIPE_SECRET_KEY })).toThrow(
    'STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET is missing; STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET go together.',
  )
  expect(() => readConfig({ ...stripe, STRIPE_URL: 'stripe' })).toThrow(
    'STRIPE_URL is "stripe"; it takes an http or https address without a path.',
  )
})

test('CARDS names one of several processors whose variables are set, and no other', () => {
  const key = (name: string) => ({
    key: needed<string>({ name, takes: 'text', about: '', read: text => text }),
  })
  const two = { first: key('FIRST_KEY'), second: key('SECOND_KEY') }
  const both = { FIRST_KEY: 'a', SECOND_KEY: 'b' }
  expect(readVariables(two, { ...both, CARDS: 'second' }).cards).toBe('second')
  expect(() => readVariables(two, both)).toThrow('CARDS has to name who takes new cards: first or second.')
  expect(() => readVariables(two, { FIRST_KEY: 'a', CARDS: 'second' })).toThrow('CARDS is "second"; it takes')
  expect(() => readConfig({ CARDS: 'visa' })).toThrow('CARDS is "visa"; it takes')
})

test('in production there is no demo and the program listens on all interfaces, unless the variables say otherwise', () => {
  expect(readConfig({ ...named, APP_ENV: 'production' })).toMatchObject({
    production: true,
    demo: false,
    host: '0.0.0.0',
  })
  expect(readConfig({ ...named, NODE_ENV: 'production' })).toMatchObject({ production: true, demo: false })
  expect(readConfig({ NODE_ENV: 'production', APP_ENV: 'staging' })).toMatchObject({
    production: false,
    demo: true,
  })
  expect(readConfig({ ...named, APP_ENV: 'production', DEMO: 'on', HOST: '127.0.0.1' })).toMatchObject({
    demo: true,
    host: '127.0.0.1',
  })
})

test('every bad value is named at once, with the variable’s allowed values', () => {
  const read = () =>
    readConfig({
      PORT: '70000',
      ROLES: 'web,cook',
      DATABASE_URL: 'mysql://x',
      DEMO: 'perhaps',
      PUBLIC_URL: 'http://x/y',
    })
  expect(read).toThrow(BadConfiguration)
  expect(read).toThrow(
    [
      'PORT is "70000"; it takes a whole number from 1 to 65535.',
      'PUBLIC_URL is "http://x/y"; it takes an http or https address without a path.',
      'ROLES is "web,cook"; it takes web, worker and mail, with commas between.',
      'DATABASE_URL is "mysql://x"; it takes a postgres:// address.',
      'DEMO is "perhaps"; it takes on or off.',
    ].join('\n'),
  )
})

test.each(['3000abc', '-1', '0', '1e3', '0x50', '3000.5', '99999999999'])('PORT refuses %s', PORT => {
  expect(() => readConfig({ PORT })).toThrow('PORT')
})

test.each(['toString', 'constructor', 'yes', 'ON'])('DEMO refuses %s', DEMO => {
  expect(() => readConfig({ DEMO })).toThrow('DEMO')
})

test('a variable set to nothing counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('each brand has its own address, on the same scheme and port', () => {
  const local = readConfig({ PORT: '3100' })
  expect(originOf(local, 'freshprep')).toBe('http://localhost:3100')
  expect(originOf(local, 'cookit')).toBe('http://cookit.localhost:3100')
  const online = readConfig({ PUBLIC_URL: 'https://www.freshprep.ca', COOKIT_DOMAIN: 'www.chefcookit.com' })
  expect(originOf(online, 'cookit')).toBe('https://www.chefcookit.com')
})

test('the table names every variable with its default', () => {
  expect(configTable()).toContain('| `PORT` | `3000` | a whole number from 1 to 65535 |')
  expect(configTable()).toContain('| `DATABASE_URL` | the built-in one |')
})

test('the README’s table is this one', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const table = readme.split('\n').filter(line => line.startsWith('| `') || line.startsWith('| Variable'))
  expect(table).toEqual(
    configTable()
      .split('\n')
      .filter(line => !line.startsWith('|---')),
  )
})

test('the second brand’s outside site is configured, and the first brand has none', {
  tags: '[ST-LOGOUT-SECOND-BRAND] [LAY-LOGO-SECOND-BRAND]',
}, () => {
  const config = readConfig({ COOKIT_OUTSIDE_SITE: 'https://about.cookit.example/fr' })
  expect(outsideSiteOf(config, 'cookit')).toBe('https://about.cookit.example/fr')
  expect(outsideSiteOf(config, 'freshprep')).toBeNull()
  expect(outsideSiteOf(readConfig({}), 'cookit')).toBeNull()
  expect(() => readConfig({ COOKIT_OUTSIDE_SITE: 'cookit.example' })).toThrow(
    'COOKIT_OUTSIDE_SITE is "cookit.example"; it takes an http or https address.',
  )
})
