// A double of an outside points program, as docs/loyalty.md describes it.

import { type Reply, type Request, startVendor, type Vendor } from '../vendor.ts'

interface Movement {
  key: string
  member: string
  points: number
  reason: string
  at: string
}

interface Enrolment {
  member: string
  enrolled: boolean
  at: string
}

export interface LoyaltyDouble extends Vendor {
  /** All movements of points there, oldest first, including the ones we sent. */
  readonly movements: readonly Movement[]
  /** A member gains or loses points there. */
  move(movement: Movement): void
  balanceOf(member: string): number
  /** A member joins or leaves. */
  enrol(enrolment: Enrolment): void
}

export const loyaltyKey = 'loyalty-key'
/** Entries of a page. */
const pageSize = 3

export async function startLoyalty(): Promise<LoyaltyDouble> {
  const movements: Movement[] = []
  const members: Enrolment[] = []
  const add = (movement: Movement) => {
    if (!movements.some(({ key }) => key === movement.key)) movements.push(movement)
  }

  function answer({ method, url, headers, text }: Request): Reply {
    if (headers.authorization !== `Bearer ${loyaltyKey}`) return { status: 401, body: {} }
    if (url.pathname === '/comarch_rewards_url') {
      return { status: 200, body: { url: `https://rewards.example/${url.searchParams.get('member')}` } }
    }
    const list = { '/points': { movements }, '/members': { members } }[url.pathname]
    if (!list) return { status: 404, body: {} }
    if (method === 'POST') {
      for (const movement of (JSON.parse(text) as { movements: Movement[] }).movements) add(movement)
      return { status: 200, body: {} }
    }
    const from = Number(url.searchParams.get('after') ?? 0)
    const [[name, all]] = Object.entries(list) as [[string, unknown[]]]
    const page = all.slice(from, from + pageSize)
    return { status: 200, body: { [name]: page, next: String(from + page.length) } }
  }

  const vendor = await startVendor(answer, () => [])
  return Object.assign(vendor, {
    movements,
    move: add,
    enrol: (enrolment: Enrolment) => {
      members.push(enrolment)
    },
    balanceOf: (member: string) =>
      movements.filter(one => one.member === member).reduce((sum, { points }) => sum + points, 0),
  })
}
