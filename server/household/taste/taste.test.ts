// Tastes and exclusions in the settings, over the wire and a real menu.

import { describe, expect, test } from 'vitest'
import { profileFromKey } from '../../../domain/choice/profile.ts'
import { menusAt, subscribe } from '../../../tests/household.ts'
import { insertClient, signedInVisitor, testServer } from '../../../tests/http.ts'

const start = '2026-11-20T20:00:00Z'
const server = await testServer({ now: start, beginning: menusAt(start) })

const base = '/api/v1/settings_taste'

interface Known {
  id: string
  allergens: string[]
  ingredients: string[]
}

interface Offered {
  id: string
  name: string
  also: string
}

async function person(exclusions: string[] = []) {
  const { clientId } = await subscribe(server.services.pool, start, { exclusions })
  const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
  const profile = async () => {
    const { rows } = await server.services.pool.query(
      'select profile_key as key, exclusions from subscription where client_id = $1',
      [clientId],
    )
    return { ...profileFromKey(rows[0].key), kept: rows[0].exclusions }
  }
  const show = async () => (await self.get(`${base}/show`)).json()
  return { self, show, profile, update: (input: object) => self.post(`${base}/update`, input) }
}

describe('tastes and exclusions', {
  tags: '[API-settings_taste.show] [API-settings_taste.update] [ENT-ACCOUNT-TASTE]',
}, () => {
  test('are saved, shown, and followed by the automatic choice', async () => {
    const { update, show, profile } = await person()
    const set = {
      tastePreferences: ['vegetarian'],
      exclusions: ['milk', 'sesame'],
      severe: ['sesame'],
      vegan: true,
    }
    expect((await update(set)).statusCode).toBe(200)
    expect(await show()).toMatchObject({ ...set, vegetarian: true, recipePreference: 'vegan' })
    const { preferred, diet, exclusions } = await profile()
    expect([preferred, diet]).toEqual([['vegetarian'], 'vegan'])
    expect(exclusions).toEqual(expect.arrayContaining(['milk', 'sesame', 'traces:sesame']))
  })

  test('each show how many dishes of each week ahead they leave, from the real menu', async () => {
    const { show, update } = await person()
    const { weeks } = await show()
    expect(weeks.length).toBeGreaterThan(0)
    for (const { left, dishes, needed } of weeks) expect([left, needed]).toEqual([dishes.length, 3])
    const holds = async (input: object, out: (dish: Known) => boolean) => {
      const { weeks: without, known } = (await update(input)).json()
      const gone: string[] = known.dishes.filter(out).map(({ id }: Known) => id)
      expect(gone.length).toBeGreaterThan(0)
      for (const { left, dishes } of without) {
        expect(left).toBe(dishes.filter((id: string) => !gone.includes(id)).length)
      }
    }
    await holds({ exclusions: ['milk'] }, ({ allergens }) => allergens.includes('milk'))
    await holds({ exclusions: [], ingredients: ['garlic'] }, ({ ingredients }) =>
      ingredients.includes('garlic'),
    )
    const dish = weeks[0].dishes[0]
    await holds({ ingredients: [], never: [dish] }, ({ id }) => id === dish)
  })

  test('are saved with a warning if they leave too few dishes', {
    tags: '[VAL-DIETARY-WARNING]',
  }, async () => {
    const { show, update } = await person()
    expect((await show()).warning).toBe(false)
    const exclusions = (await show()).allergens.map(({ id }: { id: string }) => id).slice(0, 30)
    const answer = await update({ exclusions, vegan: true })
    expect([answer.statusCode, answer.json().warning]).toEqual([200, true])
  })

  test('leave other exclusions in place, and removing one removes its severity', async () => {
    const { show, update, profile } = await person(['milk', 'dish:chana-masala'])
    await update({ severe: ['milk'] })
    await update({ exclusions: [] })
    expect(await show()).toMatchObject({ exclusions: [], severe: [] })
    expect(await profile()).toMatchObject({ kept: ['dish:chana-masala'], exclusions: ['dish:chana-masala'] })
  })

  test('by ingredient include the mixes that contain it, and keep every such dish out of the choice and off "safe for us"', async () => {
    const { self, show, update, profile } = await person()
    const { known } = await show()
    // No recipe lists cumin itself: spice mixes contain it.
    const holding: Known[] = known.dishes.filter(({ ingredients }: Known) => ingredients.includes('cumin'))
    expect(holding.length).toBeGreaterThan(0)
    const answer = (await update({ ingredients: ['cumin'] })).json()
    expect(answer.ingredients).toEqual([{ id: 'cumin', name: expect.stringMatching(/cumin/i) }])
    expect((await profile()).exclusions).toEqual(['ingredient:cumin'])
    const wishes = (await self.get('/menu/wishes')).json()
    expect(wishes.exclusions).toEqual(['ingredient:cumin'])
    for (const { id } of holding) expect(wishes.holding[id]).toEqual(['cumin'])
    expect((await update({ ingredients: [] })).json().ingredients).toEqual([])
    expect((await profile()).exclusions).toEqual([])
  })

  test('by family exclude all its members, in any dish or mix; it is found by other names, too', async () => {
    const { self, show, update, profile } = await person()
    const { known } = await show()
    const found = (typed: string) =>
      known.ingredients
        .filter(({ name, also }: Offered) => `${name}, ${also}`.toLowerCase().includes(typed))
        .map(({ id }: Offered) => id)
    for (const typed of ['ham', 'prosciutto', 'jambon', 'bacon']) expect(found(typed)).toContain('any-pork')
    expect(found('cilantro')).toEqual(expect.arrayContaining(['coriander', 'any-coriander']))
    const pork = known.ingredients.find(({ id }: Offered) => id === 'any-pork')
    expect(pork.members).toEqual(
      expect.arrayContaining(['Bacon', 'Lean ground pork', 'Mild Italian sausage']),
    )
    const kinds = ['bacon', 'chorizo', 'ground-pork', 'italian-sausage', 'pork-tenderloin']
    const holding: Known[] = known.dishes.filter(({ ingredients }: Known) =>
      kinds.some(kind => ingredients.includes(kind)),
    )
    expect(
      new Set(holding.flatMap(dish => kinds.filter(kind => dish.ingredients.includes(kind)))).size,
    ).toBeGreaterThan(1)
    const { weeks } = (await update({ ingredients: ['any-pork'] })).json()
    const gone = holding.map(({ id }) => id)
    for (const { left, dishes } of weeks) {
      expect(left).toBe(dishes.filter((id: string) => !gone.includes(id)).length)
    }
    expect((await profile()).exclusions).toEqual(['ingredient:any-pork'])
    const wishes = (await self.get('/menu/wishes')).json()
    for (const id of gone) expect(wishes.holding[id]).toEqual(['any-pork'])
  })

  test('exclude a dish once: one excluded by a review can be removed here, and the choice has it again', async () => {
    const { show, update, profile } = await person(['dish:chana-masala'])
    expect((await show()).never).toEqual([{ id: 'chana-masala', name: 'Chana Masala with Basmati Rice' }])
    const twice = await update({ never: ['chana-masala', 'chana-masala', 'beef-stroganoff'] })
    expect(twice.json().never.map(({ id }: Known) => id)).toEqual(['chana-masala', 'beef-stroganoff'])
    await update({ never: ['beef-stroganoff'] })
    expect((await profile()).exclusions).toEqual(['dish:beef-stroganoff'])
  })

  test('of cuisines guide the choice, and stay through a change of plan', async () => {
    const { self, update, profile, show } = await person()
    await update({ cuisines: ['thai', 'indian'] })
    expect((await show()).cuisines).toEqual(['thai', 'indian'])
    expect((await profile()).cuisines).toEqual(['indian', 'thai'])
    const changed = await self.post('/api/v1/settings_subscription/update', {
      kind: 'rtc',
      people: 2,
      recipes: 4,
    })
    expect(changed.statusCode).toBe(200)
    expect(await profile()).toMatchObject({ count: 4, cuisines: ['indian', 'thai'] })
  })

  test.each([
    [{ exclusions: ['moon dust'] }, 'exclusions'],
    [{ ingredients: ['moon-dust'] }, 'ingredients'],
    [{ never: ['no-dish-of-ours'] }, 'never'],
    [{ cuisines: ['martian'] }, 'cuisines'],
    [{ severe: ['milk'] }, 'severe'],
    [{ tastePreferences: ['keto-friendly'] }, 'tastePreferences'],
  ])('%j is refused beside its field, and nothing changes', async (input, field) => {
    const { show, update } = await person()
    const before = await show()
    const answer = await update({ vegan: true, ...input })
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]])
    expect(await show()).toEqual(before)
  })

  test('do not exist without a subscription', async () => {
    const self = await signedInVisitor(server, await insertClient(server.services), 'freshprep', {
      settings: true,
    })
    expect((await self.get(`${base}/show`)).statusCode).toBe(404)
  })
})
