// Sends requests to a server as fast as it answers, over a few connections that each wait for their answer.

import { Agent, request } from 'node:http'
import { type Cost, costOf, sumOf } from './cpu.ts'
import type { Served } from './served.ts'

export interface Ask {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

export interface LoadResult {
  cost: Cost
  requests: number
  statementsEach: number
  /** Milliseconds that each request took for its caller. */
  waits: readonly number[]
}

/**
 * Sends `requests` requests and returns their cost to the server and PostgreSQL.
 * @param askOf the n-th request; those of one connection follow each other
 * @param connections number of concurrent callers
 */
export async function load(
  server: Served,
  postgres: number,
  requests: number,
  askOf: (n: number) => Ask,
  connections = 8,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let next = 0
  const waits: number[] = []
  const connection = async () => {
    while (next < requests) {
      const sent = performance.now()
      await ask(server.origin, agent, askOf(next++))
      waits.push(performance.now() - sent)
    }
  }
  const before = await server.statements()
  const cost = await costOf([server.pid, postgres], postgres, () =>
    Promise.all(Array.from({ length: connections }, connection)),
  )
  const statements = (await server.statements()) - before
  agent.destroy()
  return { cost, requests, statementsEach: statements / requests, waits }
}

/** Several measurements as one. */
export function together(parts: readonly LoadResult[]): LoadResult {
  const requests = parts.reduce((sum, part) => sum + part.requests, 0)
  return {
    cost: sumOf(parts.map(part => part.cost)),
    requests,
    statementsEach: parts.reduce((sum, part) => sum + part.statementsEach * part.requests, 0) / requests,
    waits: parts.flatMap(part => part.waits),
  }
}

/** The percentile of the wait, milliseconds. */
export function percentile(waits: readonly number[], percent: number): number {
  const sorted = waits.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

/**
 * Sends one request and returns the text of its answer; any status but 200 ends the measurement, because its figure would be
 * worthless.
 */
export async function ask(origin: string, agent: Agent, question: Ask): Promise<string> {
  const { status, text } = await send(origin, agent, question)
  if (status === 200) return text
  throw new Error(`${question.method} ${question.path}: ${status} ${text.slice(0, 400)}`)
}

/** Sends one request and returns its answer, whatever it is. */
export function send(
  origin: string,
  agent: Agent,
  { method, path, headers, body }: Ask,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const json = payload === undefined ? {} : { 'content-type': 'application/json' }
    const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
    const all = { ...json, ...length, ...headers }
    const sent = request(`${origin}${path}`, { method, agent, headers: all }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}
