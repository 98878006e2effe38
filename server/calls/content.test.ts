import { expect, test } from 'vitest'
import { insertClient, signedInVisitor, testServer, visitor } from '../../tests/http.ts'
import { loadContent } from '../content/load_content.ts'

const now = '2026-11-27T18:00:00.000Z'
const save = '/api/admin/content/save'
const server = await testServer({ now })
await loadContent(server.services, now)
const admin = await signedInVisitor(server, await insertClient(server.services, { isAdmin: true }))

const story = async () => (await admin.get('/api/admin/content/piece?kind=page&slug=story')).json()
const titleOf = async () => (await visitor(server.app).get('/api/v1/pages/show?slug=story')).json().title

test('an admin sees every piece of the brand, and one in its versions', async () => {
  const { pieces } = (await admin.get('/api/admin/content/pieces')).json()
  expect(pieces).toContainEqual({ kind: 'page', slug: 'story', name: 'Our story', version: 1, shown: true })
  const french = (await admin.get('/api/admin/content/pieces', { 'accept-language': 'fr' })).json().pieces
  const names = Object.fromEntries(french.map(({ slug, name }: Record<string, string>) => [slug, name]))
  expect(names).toMatchObject({ story: 'Notre histoire', 'skip-a-week': 'Comment sauter une semaine?' })
  expect(await story()).toMatchObject({
    version: 1,
    document: { locales: { en: { title: 'Our story' }, fr: { title: 'Notre histoire' } } },
    versions: [{ version: 1, actor: 'program', at: now, shown: true }],
  })
  expect((await admin.get('/api/admin/content/piece?kind=page&slug=nothing')).statusCode).toBe(404)
})

test('an admin’s edit shows at once, and the former version is kept', async () => {
  const { document } = await story()
  document.locales.en.title = 'How we began'
  const answer = await admin.post(save, { kind: 'page', slug: 'story', over: 1, document })
  expect([answer.statusCode, answer.json()]).toEqual([200, { version: 2 }])
  expect(await titleOf()).toBe('How we began')
  expect((await story()).versions).toMatchObject([
    { version: 2, actor: expect.stringContaining('@') },
    { version: 1, actor: 'program' },
  ])
  const first = (await admin.get('/api/admin/content/piece?kind=page&slug=story&version=1')).json()
  expect(first).toMatchObject({ version: 2, document: { locales: { en: { title: 'Our story' } } } })
  expect((await admin.get('/api/admin/content/piece?kind=page&slug=story&version=3')).statusCode).toBe(404)
})

test('an edit of an outdated version is refused, and nothing is lost', async () => {
  const { document } = await story()
  const answer = await admin.post(save, { kind: 'page', slug: 'story', over: 1, document })
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'conflict'])
})

test('a link that leads nowhere, an unknown picture and an unclosed mark are refused by their field', async () => {
  const { document } = await story()
  const { blocks } = document.locales.en
  blocks[0].lede = 'See [the moon](moon).'
  blocks[1].dish = 'no-such-dish'
  const page = { kind: 'page', slug: 'story', over: 2 }
  const refused = await admin.post(save, { ...page, document })
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(refused.json().error.fields)).toEqual([
    'locales.en.blocks.0.lede',
    'locales.en.blocks.1.dish',
  ])
  blocks[0].lede = 'Half *said'
  const malformed = await admin.post(save, { ...page, document })
  expect(malformed.json().error.fields).toHaveProperty(['locales.en.blocks.0.lede'])
  expect((await admin.post(save, page)).statusCode).toBe(422)
  expect(await titleOf()).toBe('How we began')
})

test('a piece is written for the first time, and taken off the site', async () => {
  const { document } = await story()
  const page = { kind: 'page', slug: 'our-other-story' }
  expect((await admin.post(save, { ...page, over: 0, document })).json()).toEqual({ version: 1 })
  const shown = () => visitor(server.app).get('/api/v1/pages/show?slug=our-other-story')
  expect((await shown()).statusCode).toBe(200)
  expect((await admin.post(save, { ...page, over: 1, document: null })).json()).toEqual({ version: 2 })
  expect((await shown()).statusCode).toBe(404)
})
