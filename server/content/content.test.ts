// Editorial content in the database: loaded, changed version by version, read from memory, and rendered with its facts.

import { describe, expect, test } from 'vitest'
import { brandFacts } from '../../brands/index.ts'
import { contract } from '../../contract/index.ts'
import { brandIds, locales } from '../../domain/brands.ts'
import { editorialContent } from '../../seed/content/editorial.ts'
import { allContent } from '../../seed/content/index.ts'
import { publishTestMenus } from '../../tests/household.ts'
import { testServices } from '../../tests/services.ts'
import { pageVersion } from '../http/page_delivery/shared_key.ts'
import { menusOf } from '../menu/memory.ts'
import { showImpact } from './impact.ts'
import { loadContent } from './load_content.ts'
import { contentOf } from './memory.ts'
import { saveContent } from './save_content.ts'
import { showServingsBanner } from './servings_banner.ts'
import { showBanner } from './show_banner.ts'
import { type ContentQuestion, showPage } from './show_page.ts'

const now = '2026-11-27T18:00:00.000Z'
const instant = Temporal.Instant.from(now)
const admin = '01900000-0000-7000-8000-000000000001'
const services = await testServices({ now })
await loadContent(services, now)

const asked = (
  brand: ContentQuestion['brand'],
  locale: ContentQuestion['locale'] = 'en',
): ContentQuestion => ({
  brand,
  locale,
  now: instant,
})
const versions = async (slug: string) => {
  const { rows } = await services.pool.query<{ version: number; actor: string; gone: boolean }>(
    `select version, actor, document is null as gone from content_version
     where brand = 'freshprep' and kind = 'page' and slug = $1 order by version`,
    [slug],
  )
  return rows
}
const document = (slug: string) =>
  editorialContent.find(seed => seed.brand === 'freshprep' && seed.slug === slug)?.document
const change = (slug: string, over: number, changed: unknown) =>
  saveContent(
    services,
    { brand: 'freshprep', kind: 'page', slug, over, document: changed, actor: admin },
    now,
  )

describe('content that comes with the program', () => {
  test('is added once, however often the program starts', async () => {
    expect(await loadContent(services, now)).toBe(0)
    const { rows } = await services.pool.query('select 1 from content_version')
    expect(rows).toHaveLength(allContent.length)
  })

  test('is updated where nobody edited it', async () => {
    await services.pool.query(
      `update content_version set document = '{"old": true}' where brand = 'freshprep' and slug = 'story'`,
    )
    expect(await loadContent(services, now)).toBe(1)
    expect((await versions('story')).map(({ version, actor }) => `${version} ${actor}`)).toEqual([
      '1 program',
      '2 program',
    ])
    expect((await contentOf(services).piece('freshprep', 'page', 'story'))?.document).toEqual(
      document('story'),
    )
  })

  test('gives way to a person’s edit', async () => {
    const written = structuredClone(document('zero-waste')) as { locales: { en: { title: string } } }
    written.locales.en.title = 'The kit'
    expect(await change('zero-waste', 1, written)).toBe(2)
    expect(await loadContent(services, now)).toBe(0)
    expect((await showPage(services, asked('freshprep'), 'zero-waste')).title).toBe('The kit')
  })
})

describe('a change', () => {
  test('shows at once, and changes the cache key of that brand’s pages for visitors', async () => {
    const key = () => Promise.all(brandIds.map(brand => pageVersion(services, brand, instant)))
    const before = await key()
    await change('impact', 1, document('impact'))
    const after = await key()
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true])
  })

  test('is stored beside the former version, with its author', async () => {
    expect((await versions('impact')).map(({ version, actor }) => ({ version, actor }))).toEqual([
      { version: 1, actor: 'program' },
      { version: 2, actor: admin },
    ])
  })

  test('of an outdated version is refused', async () => {
    await expect(change('impact', 1, document('impact'))).rejects.toMatchObject({ code: 'conflict' })
    await expect(change('impact', 0, document('impact'))).rejects.toMatchObject({ code: 'conflict' })
  })

  test.each([
    ['no document of its kind', { title: 'x' }],
    ['a page with HTML in it', broken('<b>bold</b>')],
    ['a page that names a fact that is none', broken('{weather}')],
    ['a page whose mark does not close', broken('half *said')],
  ])('to %s is refused, and nothing is written', async (_, wrong) => {
    await expect(change('impact', 2, wrong)).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await versions('impact')).toHaveLength(2)
  })

  test('without a document takes the page off the site', { tags: '[API-pages.show]' }, async () => {
    await change('impact', 2, null)
    await expect(showPage(services, asked('freshprep'), 'impact')).rejects.toMatchObject({
      code: 'not_found',
    })
    await change('impact', 3, document('impact'))
    expect((await showPage(services, asked('freshprep'), 'impact')).version).toBe(4)
  })
})

function broken(text: string) {
  const page = { title: 'x', description: 'x', blocks: [{ type: 'text', prose: [text] }] }
  return { locales: { en: page, fr: page } }
}

test.each([
  ['   ', 'required'],
  ['\u00a0\u200b', 'required'],
  ['Ours\u0001', 'invalid_input'],
  ['<script>alert(1)</script>', 'invalid_input'],
])('a title of %j is refused as %s and changes nothing', async (title, code) => {
  const page = structuredClone(document('story')) as { locales: { en: { title: string } } }
  page.locales.en.title = title
  const before = await versions('story')
  const [{ version } = { version: 0 }] = before.toReversed()
  await expect(change('story', version, page)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { 'locales.en.title': code },
  })
  expect(await versions('story')).toEqual(before)
})

test('every page is shown whole, in both languages, with and without a menu', {
  tags: '[API-pages.show] [API-pages.impact] [ROLE-VISITOR-INFO]',
}, async () => {
  const slugs = editorialContent.flatMap(({ kind, slug }) => (kind === 'page' ? [slug] : []))
  const showAll = async () => {
    for (const brand of brandIds) {
      for (const locale of locales) {
        for (const slug of new Set(slugs)) {
          const page = await showPage(services, asked(brand, locale), slug)
          expect(contract.pages.show.output.parse(page)).toEqual(page)
          expect(JSON.stringify(page.blocks)).not.toMatch(/\{[a-z]+[A-Za-z]*\}/)
        }
        const impact = await showImpact(services, asked(brand, locale))
        expect(contract.pages.impact.output.parse(impact)).toEqual(impact)
      }
    }
  }
  await showAll()
  const { measured } = await showImpact(services, asked('freshprep'))
  expect(measured).toMatchObject({ recipes: 0, ingredientsPerRecipe: null, weighed: null })
  await publishTestMenus(services.pool, now)
  menusOf(services).changed()
  await showAll()
})

test('a page’s numbers are those of the menu and the areas', {
  tags: '[CLAIM-MENU-SIZE] [CLAIM-COVERAGE]',
}, async () => {
  const { measured } = await showImpact(services, asked('freshprep'))
  expect(measured).toMatchObject({ recipes: 18, vegetarian: 6, communities: 1 })
  expect(measured.weighed?.ingredients.length).toBeGreaterThan(3)
  const story = await showPage(services, asked('cookit', 'fr'), 'story')
  const figures = story.blocks.flatMap(block => (block.type === 'figures' ? block.figures : []))
  // One community is known here, so "130+" would be untrue; the menu supports "35+".
  expect(figures.map(({ figure }) => figure)).toEqual(['35+', '150+', '1', '0\u00a0$'])
})

test('the story is shared with its house’s signature picture', async () => {
  for (const brand of brandIds) {
    const { picture } = await showPage(services, asked(brand), 'story')
    expect(picture).toContain(`/scenes/${brandFacts[brand].signature}/`)
  }
})

test('each brand has its banners, in each language', {
  tags: '[API-pages.freshprep_sign_in_banner] [API-pages.cookit_sign_in_banner] [API-pages.freshprep_password_reset_banner] [API-pages.cookit_password_reset_banner]',
}, async () => {
  const seen = new Set<string>()
  for (const brand of brandIds) {
    for (const locale of locales) {
      for (const slug of ['sign-in', 'password-reset']) {
        const banner = await showBanner(services, asked(brand, locale), slug)
        expect(contract.pages.cookit_sign_in_banner.output.parse(banner)).toEqual(banner)
        expect(banner.text).toMatch(slug === 'sign-in' ? /\b4\b.*(11:59|23.h.59)/ : /\b10\b/)
        seen.add(banner.heading)
      }
    }
  }
  expect(seen.size).toBe(8)
  await expect(showBanner(services, asked('cookit'), 'nothing')).rejects.toMatchObject({ code: 'not_found' })
})

describe('the price by servings', { tags: '[API-servings_based_banner.index]' }, () => {
  const banner = (planId: string | null) => showServingsBanner(services, asked('cookit'), planId)

  test('shows a visitor every size of the brand, and marks none', async () => {
    const shown = await banner(null)
    expect(contract.servings_based_banner.index.output.parse(shown)).toEqual(shown)
    expect(shown.sizes.map(({ servings }) => servings)).toEqual([4, 6, 8, 8, 12, 16])
    expect(Math.min(...shown.sizes.map(size => size.perServingCents))).toBe(1105)
    expect([shown.own, shown.next]).toEqual([null, null])
  })

  test.each([
    ['rtc_2-3', 'rtc_2-3', 'rtc_4-2'],
    ['rtc_4-4', 'rtc_4-4', undefined],
    ['rte_8', undefined, undefined],
  ])('shows a household on %s its own size and the next cheaper one', async (planId, own, next) => {
    const shown = await banner(planId)
    expect([shown.own?.planId, shown.next?.planId]).toEqual([own, next])
  })
})
