// The catalogue of an empty base, and what a newer program does to one that has it.

import { expect, test } from 'vitest'
import { planWeek } from '../../domain/catalogue/plan_weeks.ts'
import { dishes, marketItems, offerings } from '../../seed/catalogue/index.ts'
import { testDatabase } from '../../tests/database.ts'
import { withTx } from '../request/database/database.ts'
import { openMemory } from '../request/memory.ts'
import { catalogueOf } from './catalogue.ts'
import { loadCatalogue } from './load_catalogue.ts'
import { offeringsFor } from './offerings.ts'
import { addPieces } from './store.ts'

const now = '2026-11-27T15:00:00.000Z'
const database = await testDatabase()
const { pool } = database

const everything = async () => {
  const all = [
    'dish_version order by dish_id',
    'market_item order by item_id',
    'catalogue_piece order by kind, id',
  ]
  const tables = await Promise.all(all.map(table => pool.query(`select * from ${table}, version`)))
  return tables.map(({ rows }) => rows)
}

test('an empty base is filled once, whoever starts first, and a later start changes nothing', async () => {
  await pool.query('truncate dish_version, market_item, catalogue_piece, catalogue_revision')
  const did = await Promise.all([loadCatalogue(pool, now), loadCatalogue(pool, now)])
  expect(did.toSorted()).toEqual([false, true])
  const filled = await everything()
  expect(filled.map(rows => rows.length)).toEqual([dishes.length, marketItems.length, expect.any(Number)])
  await pool.query(
    `update dish_version set content = jsonb_set(content, '{name,en}', '"Ours"') where dish_id = 'beef-tacos-slaw'`,
  )
  const ours = await everything()
  expect(await loadCatalogue(pool, now)).toBe(false)
  expect(await everything()).toEqual(ours)
})

test('dishes stored before recipes were kept learn them, and stay as they are', async () => {
  await pool.query('truncate catalogue_revision, catalogue_piece')
  await pool.query('update dish_version set recipe = null')
  const before = (await everything())[0]
  await loadCatalogue(pool, now)
  const after = (await everything())[0]
  expect(after?.map(({ content }) => content)).toEqual(before?.map(({ content }) => content))
  expect(after?.filter(({ recipe }) => recipe === null)).toEqual([])
})

test('a week is planned from the base as from what filled it', async () => {
  await pool.query('truncate dish_version, market_item, catalogue_piece, catalogue_revision')
  await loadCatalogue(pool, now)
  const catalogue = await catalogueOf({ pool, memory: openMemory() })
  const week = '2026-11-30'
  const kept = await offeringsFor(pool, catalogue, week)
  for (const brand of ['freshprep', 'cookit'] as const) {
    expect(planWeek({ brand, week, offerings: kept, previous: [] })).toEqual(
      planWeek({ brand, week, offerings, previous: [] }),
    )
  }
})

test('a version of a piece that is added replaces the one before it in the copy of a process', async () => {
  const services = { pool, memory: openMemory() }
  const before = await catalogueOf(services)
  const { id, ...apple } = before.ingredients.get('apple') ?? { id: '' }
  const piece = {
    kind: 'ingredient',
    id,
    content: {
      ...apple,
      name: { en: 'Gala apple', fr: 'Pomme Gala' },
      centsPerKilogram: 1,
      warnings: [],
      also: null,
    },
  }
  await withTx(pool, async tx => {
    await addPieces(tx, [piece as never], { actor: null, reason: 'tastier', at: now })
    await tx.query('update catalogue_revision set revision = revision + 1')
  })
  const after = await catalogueOf({ pool, memory: openMemory() })
  expect(after.revision).toBe(before.revision + 1)
  expect([before, after].map(({ ingredients }) => ingredients.get('apple')?.name.en)).toEqual([
    'Apple',
    'Gala apple',
  ])
  const { rows } = await pool.query(
    `select version, reason from catalogue_piece where id = 'apple' order by version`,
  )
  expect(rows).toEqual([
    { version: 1, reason: '' },
    { version: 2, reason: 'tastier' },
  ])
})
