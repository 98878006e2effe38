// Categories, answers and the search, over the wire, on the content that comes with the program.

import { describe, expect, test } from 'vitest'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { menusAt } from '../../../tests/household.ts'
import { testServer, visitor } from '../../../tests/http.ts'
import { loadContent } from '../load_content.ts'
import { contentOf } from '../memory.ts'
import { saveContent } from '../save_content.ts'

const now = '2026-11-20T20:00:00.000Z'

const server = await testServer({ now, beginning: menusAt(now) })
await loadContent(server.services, now)

const ask = async (call: string, locale: Locale = 'en', brand: BrandId = 'freshprep') =>
  visitor(server.app, brand).get(call, { 'accept-language': locale })

const found = async (
  query: string,
  locale: Locale = 'en',
  brand: BrandId = 'freshprep',
): Promise<string[]> => {
  const answer = await ask(`/faq/search?${new URLSearchParams({ query })}`, locale, brand)
  return answer.json().results.map(({ id }: { id: string }) => id)
}

describe('the categories', { tags: '[API-faqs.categories]' }, () => {
  test.each(['freshprep', 'cookit'] as const)(
    'of %s are ten or more with sixty questions, in their order, in the requested language',
    async brand => {
      const { categories } = (await ask('/api/v1/faqs/categories', 'fr', brand)).json()
      expect(categories.length).toBeGreaterThanOrEqual(10)
      expect(
        categories.flatMap(({ questions }: { questions: unknown[] }) => questions).length,
      ).toBeGreaterThanOrEqual(60)
      expect(categories[0]).toMatchObject({ friendlyId: 'getting-started', name: 'Pour commencer' })
      expect(JSON.stringify(categories)).not.toMatch(/[{}](?:\w+)[{}]/)
    },
  )
})

describe('a category', { tags: '[API-faqs.category_data]' }, () => {
  test('has its answers with the facts of the day in them, and the voice of the brand', async () => {
    const western = (await ask('/api/v1/faqs/category_data?friendlyId=skip-pause-close', 'fr')).json()
    const eastern = (
      await ask('/api/v1/faqs/category_data?friendlyId=skip-pause-close', 'fr', 'cookit')
    ).json()
    const [skip] = western.questions
    expect(skip.id).toBe('skip-a-week')
    expect(skip.answer[0]).toContain('4 jours avant la livraison')
    expect(skip.answer[0]).toContain('votre compte')
    expect(eastern.questions[0].answer[0]).toContain('ton compte')
  })

  test('that does not exist is not found', async () => {
    for (const id of ['nope', 'Getting%20Started', '']) {
      const answer = await ask(`/api/v1/faqs/category_data?friendlyId=${id}`)
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found'])
    }
  })

  test('shows an admin’s later edits', async () => {
    const piece = await contentOf(server.services).piece('freshprep', 'faq_entry', 'undo-skip')
    if (!piece) throw new Error('no such entry')
    const locales = {
      ...piece.document.locales,
      en: { question: 'Marmalade?', answer: ['Yes, *marmalade*.'] },
    }
    const document = { ...piece.document, locales }
    const change = {
      brand: 'freshprep',
      kind: 'faq_entry',
      slug: 'undo-skip',
      over: piece.version,
      actor: 'test',
    } as const
    await saveContent(server.services, { ...change, document }, now)
    const { questions } = (await ask('/api/v1/faqs/category_data?friendlyId=skip-pause-close')).json()
    expect(questions[1]).toMatchObject({ id: 'undo-skip', question: 'Marmalade?' })
    expect(await found('marmelade')).toEqual(['undo-skip'])
  })
})

describe('a question and its subject', () => {
  const change = { brand: 'freshprep', actor: 'test' } as const

  test('a subject with questions stays on the site; without any, it can be taken off', async () => {
    const piece = await contentOf(server.services).piece('freshprep', 'faq_category', 'skip-pause-close')
    const asked = { ...change, kind: 'faq_category', slug: 'skip-pause-close', document: null } as const
    const takeOff = () => saveContent(server.services, { ...asked, over: piece?.version ?? 0 }, now)
    await expect(takeOff()).rejects.toMatchObject({ code: 'subject_in_use' })
    const words = { name: 'Empty', summary: 'Nothing in it.' }
    const empty = { ...change, kind: 'faq_category', slug: 'empty' } as const
    const document = { position: 99, locales: { en: words, fr: words } }
    expect(await saveContent(server.services, { ...empty, over: 0, document }, now)).toBe(1)
    expect(await saveContent(server.services, { ...empty, over: 1, document: null }, now)).toBe(2)
  })

  test('a question is not saved under a subject that is not on the site, where nobody would find it', async () => {
    const piece = await contentOf(server.services).piece('freshprep', 'faq_entry', 'pause')
    if (!piece) throw new Error('no such entry')
    const document = { ...piece.document, category: 'no-such-subject' }
    const asked = { ...change, kind: 'faq_entry', slug: 'pause', over: piece.version, document } as const
    await expect(saveContent(server.services, asked, now)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { category: 'not_found' },
    })
  })
})

describe('the search', () => {
  test.each<[string, Locale, string]>([
    ['skip a week', 'en', 'skip-a-week'],
    ['How do I pause?', 'en', 'pause'],
    ['cancel my account', 'en', 'close-account'],
    ['allergen', 'en', 'find-allergens'],
    ['alergies', 'en', 'traces'],
    ['refnud', 'en', 'refund'],
    ['forgot pasword', 'en', 'forgot-password'],
    ['taxes', 'en', 'what-is-taxed'],
    ['cooler bags', 'en', 'return-bags'],
    ['gift card expire', 'en', 'gift-card-expiry'],
    ['sauter une semaine', 'fr', 'skip-a-week'],
    ['mot de passe oublie', 'fr', 'forgot-password'],
    ['végétarien', 'fr', 'vegetarian'],
    ['vegetarien', 'fr', 'vegetarian'],
    ['remboursment', 'fr', 'refund'],
    ['démenage', 'fr', 'change-address'],
    ['rechauffer', 'fr', 'how-to-heat'],
    ['carte cadeau', 'fr', 'gift-card-expiry'],
  ])('has among the first results for %j in %s: %s', async (query, locale, id) => {
    expect((await found(query, locale)).slice(0, 4)).toContain(id)
  })

  test('finds nothing for nonsense, and as much as possible for a long question', async () => {
    expect(await found('zzzzqq xxyyk')).toEqual([])
    expect(
      await found('hello I would really like to know whether my driver needs a buzzer code tomorrow'),
    ).toContain('delivery-notes')
  })

  test('without words is refused', async () => {
    for (const query of ['', '   ']) {
      const answer = await ask(`/faq/search?${new URLSearchParams({ query })}`)
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'required'])
    }
  })
})
