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

export interface Asked {
  cost: Cost
  requests: number
  statementsEach: number
  /** Milliseconds each request took, as whoever asked waited for it. */
  waits: readonly number[]
}

/**
 * Asks `requests` times and says what it cost the server and PostgreSQL.
 * @param askOf what the n-th question is; those of one connection follow each other
 * @param connections how many ask at once
 */
export async function load(
  server: Served,
  postgres: number,
  requests: number,
  askOf: (n: number) => Ask,
  connections = 8,
): Promise<Asked> {
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

/** What was asked in several goes, as one. */
export function together(parts: readonly Asked[]): Asked {
  const requests = parts.reduce((sum, part) => sum + part.requests, 0)
  return {
    cost: sumOf(parts.map(part => part.cost)),
    requests,
    statementsEach: parts.reduce((sum, part) => sum + part.statementsEach * part.requests, 0) / requests,
    waits: parts.flatMap(part => part.waits),
  }
}

/** The wait that so many in a hundred do not exceed, milliseconds. */
export function percentile(waits: readonly number[], percent: number): number {
  const sorted = waits.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

/** One question, and its answer's text; anything but 200 ends the measurement, for its figure would be worth nothing. */
export async function ask(origin: string, agent: Agent, question: Ask): Promise<string> {
  const { status, text } = await send(origin, agent, question)
  if (status === 200) return text
  throw new Error(`${question.method} ${question.path}: ${status} ${text.slice(0, 400)}`)
}

/** One question, and its answer whatever it is. */
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
