// What a process without the web role answers.

import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { atEnd } from '../../tests/database.ts'
import { testServices } from '../../tests/services.ts'
import { stopBeingReady } from './health.ts'
import { createOperating } from './operating.ts'

const now = '2026-11-20T20:00:00Z'
const token = 'a-token-that-nobody-would-guess'

async function operating(environment: Record<string, string>) {
  const services = await testServices({ now, environment })
  const app: FastifyInstance = createOperating(services)
  atEnd(() => app.close())
  const get = (url: string, authorization?: string) =>
    app.inject({ url, headers: { host: '10.0.0.7:3001', ...(authorization && { authorization }) } })
  return { services, get }
}

test('a worker says under any name whether it is alive and ready, and nothing else', async () => {
  const { services, get } = await operating({ ROLES: 'worker' })
  expect((await get('/healthz')).json()).toEqual({ status: 'alive' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  expect((await get('/metrics')).body).toContain('nodejs_eventloop_lag_p99_seconds')
  for (const path of ['/', '/api/v1/sessions/session_data', '/dev'])
    expect((await get(path)).statusCode).toBe(404)
  stopBeingReady(services)
  expect((await get('/readyz')).statusCode).toBe(503)
  expect((await get('/healthz')).statusCode).toBe(200)
})

test('in production only the token opens a worker’s figures', async () => {
  const production = { APP_ENV: 'production', PUBLIC_URL: 'https://meals.example', ROLES: 'mail' }
  const closed = await operating(production)
  expect((await closed.get('/metrics', `Bearer ${token}`)).statusCode).toBe(404)
  const { get } = await operating({ ...production, OPERATOR_TOKEN: token })
  expect((await get('/metrics')).statusCode).toBe(401)
  expect((await get('/metrics', `Bearer ${token}`)).body).toContain('process_cpu_seconds_total')
  expect((await get('/readyz')).statusCode).toBe(200)
})
