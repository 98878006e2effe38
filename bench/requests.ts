// The cost of frequent requests: pages of a household, pages of visitors, and the menu's data, beside a page that is cached whole.

import type { Ground } from './ground.ts'
import { type SignedIn, signIn } from './households.ts'
import { type Ask, type LoadResult, load, together } from './load.ts'
import { serve } from './served.ts'
import { asRow, type Row } from './table.ts'

const brand = 'cookit'
const clients = 32
export const requestsPort = 3172
const host = `cookit.localhost:${requestsPort}`
/** They are called in turns, so that other load on the machine affects all. */
const rounds = 12
/** Rounds before those that count: they render the pages that are cached, and compile code, which a process does once in its days. */
const warmUp = 6
const perTurn = 120

interface Question {
  name: string
  path: (person: SignedIn) => string
  signedIn: boolean
}

export const questions: readonly Question[] = [
  { name: 'home page, visitor', path: () => '/', signedIn: false },
  { name: 'sign-in page, visitor', path: () => '/connexion', signedIn: false },
  { name: 'plans page, visitor', path: () => '/signup/plans', signedIn: false },
  { name: '`menu/data`, visitor', path: () => '/api/v1/menu/data', signedIn: false },
  { name: '`menu/data`, client', path: () => '/api/v1/menu/data', signedIn: true },
  { name: '`session_data`, client', path: () => '/api/v1/sessions/session_data', signedIn: true },
  { name: '`account.index`', path: () => '/api/v1/account/index', signedIn: true },
  { name: 'account page', path: () => '/compte', signedIn: true },
  { name: 'editor page', path: ({ orderId }) => `/orders/${orderId}/editor`, signedIn: true },
]

let visits = 0
/** A page that no memory holds, because each request asks for another. */
const renderedAnew: Question = {
  name: 'menu page rendered anew, visitor',
  path: () => `/menu/this-week?visit=${visits++}`,
  signedIn: false,
}

const measured: readonly Question[] = [...questions, renderedAnew]

export async function measureRequests(ground: Ground): Promise<Row[]> {
  const people = await signIn(ground, brand, clients)
  return measureQuestions(ground, people)
}

/** Sends every request for these people. */
async function measureQuestions(ground: Ground, people: readonly SignedIn[]): Promise<Row[]> {
  const server = await serve('product', requestsPort, ground.url, { PAGES: 'on' })
  const asked = new Map<string, LoadResult[]>(measured.map(({ name }) => [name, []]))
  try {
    for (let round = 0; round < warmUp + rounds; round++) {
      for (const question of measured) {
        const answer = await load(server, ground.postgres, perTurn, n => askOf(question, people, n))
        if (round >= warmUp) asked.get(question.name)?.push(answer)
      }
    }
  } finally {
    await server.stop()
  }
  const rows = [...asked].map(([name, parts]) => ({ name, asked: together(parts) }))
  const floor = rows[0]?.asked as LoadResult
  return rows.map(row => asRow(row.name, row.asked, floor))
}

export function askOf({ path, signedIn }: Question, people: readonly SignedIn[], n: number): Ask {
  const person = people[n % people.length] as SignedIn
  const cookie = signedIn ? { cookie: person.cookie } : {}
  return {
    method: 'GET',
    path: path(person),
    headers: { host, 'accept-encoding': 'gzip, deflate, br', ...cookie },
  }
}
