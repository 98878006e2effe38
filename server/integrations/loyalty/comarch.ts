// A points program at Comarch, over REST. Comarch publishes no description of its API; docs/loyalty.md describes the small one
// used here, which the program's operator provides.

import * as z from 'zod/mini'
import type { Loyalty, PointsMovement } from './port.ts'

interface ComarchAccess {
  /** The base of the addresses in docs/loyalty.md. */
  url: string
  key: string
}

/** The timeout of one answer, in milliseconds. */
const patience = 10_000

const rewards = z.object({ url: z.nullable(z.url({ protocol: /^https?$/ })) })

const page = z.object({
  movements: z.array(
    z.object({
      key: z.string().check(z.minLength(1), z.maxLength(200)),
      member: z.string(),
      points: z.int(),
      reason: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  next: z.nullable(z.string()),
})

const memberPage = z.object({
  members: z.array(z.object({ member: z.string(), enrolled: z.boolean(), at: z.iso.datetime() })),
  next: z.nullable(z.string()),
})

/** The address of a list after a place in it; null for its beginning. */
const listAfter = (path: string, after: string | null): string =>
  after === null ? path : `${path}?${new URLSearchParams({ after })}`

export function comarchLoyalty({ url, key }: ComarchAccess): Loyalty {
  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`The loyalty provider answered ${answer.status}.`)
    return answer.json()
  }
  return {
    name: 'comarch',
    rewardsUrl: async member =>
      z.parse(rewards, await ask('GET', `/comarch_rewards_url?${new URLSearchParams({ member })}`)).url,
    mirror: {
      tell: async (movements: readonly PointsMovement[]) => {
        await ask('POST', '/points', { movements })
      },
      movementsAfter: async after => z.parse(page, await ask('GET', listAfter('/points', after))),
      enrolmentsAfter: async after => z.parse(memberPage, await ask('GET', listAfter('/members', after))),
    },
  }
}
