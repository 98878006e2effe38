// What each role may do: role × brand × call, for every admin's call of the contract, over the wire.

import { describe, expect, test } from 'vitest'
import type { CallDeclaration } from '../../contract/call.ts'
import { allCalls, type CallName, pathOf } from '../../contract/index.ts'
import { type BrandId, brandIds } from '../../domain/brands.ts'
import { type Right, type Role, rights, rightsOf, rightsOfRole, roles } from '../../domain/staff/roles.ts'
import { signedInStaff, testServer, type Visitor } from '../../tests/http.ts'

const server = await testServer({ now: '2026-11-20T20:00:00Z' })

const ofStaff = allCalls().filter(({ declaration }) => declaration.who === 'admin')
const verbs = { GET: 'get', POST: 'post', PUT: 'put' } as const
const send = (self: Visitor, name: CallName, { method }: CallDeclaration) =>
  self[verbs[method]](pathOf(name).replace(/:\w+/g, 'x'))

/** The calls whose door is open to somebody: it goes on to their input. */
async function opened(self: Visitor): Promise<string[]> {
  const names: string[] = []
  for (const { name, declaration } of ofStaff) {
    const answer = await send(self, name, declaration)
    const refused = answer.statusCode === 403 && answer.json().error.code === 'forbidden'
    if (!refused) names.push(name)
    if (!refused) expect([200, 404, 422], `${name}: ${answer.body}`).toContain(answer.statusCode)
  }
  return names
}

const mayCall = (held: readonly Role[]) =>
  ofStaff.filter(({ declaration }) => rightsOf(held).has(declaration.right as Right)).map(({ name }) => name)

describe.each(roles)('somebody with the role %s', role => {
  test.each(brandIds)(
    'at %s may make there the calls of their rights, and none at the other brand',
    async brand => {
      const other = brandIds.find(id => id !== brand) as BrandId
      const here = await signedInStaff(server, { [brand]: [role] }, brand)
      expect(await opened(here)).toEqual(mayCall([role]))
      const there = await signedInStaff(server, { [brand]: [role] }, other)
      expect(await opened(there)).toEqual([])
    },
  )
})

test('somebody with a role at each brand has the rights of each where they are', async () => {
  const held = { freshprep: ['menu'], cookit: ['kitchen', 'support'] } as const
  for (const brand of brandIds)
    expect(await opened(await signedInStaff(server, held, brand))).toEqual(mayCall(held[brand]))
})

test('each admin’s call names its right, and each right opens something', () => {
  const used = new Set(ofStaff.map(({ declaration }) => declaration.right))
  expect(used.has(undefined)).toBe(false)
  expect(rights.filter(right => !used.has(right))).toEqual([])
})

test('an owner has every right, and nobody else may keep staff', () => {
  expect(rightsOfRole.owner).toEqual(rights)
  const keepers = roles.filter(role => rightsOf([role]).has('keep_staff'))
  expect(keepers).toEqual(['owner'])
})
