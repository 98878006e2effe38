import { describe, expect, test } from 'vitest'
import { ingredients, recipes } from '../../seed/catalogue/index.ts'
import { safeCelsius, stepFaults } from './step_checks.ts'

const recipe = (id: string) => recipes.find(one => one.id === id) as (typeof recipes)[number]
const kinds = (of: (typeof recipes)[number]) => stepFaults(of, ingredients).map(({ kind }) => kind)

test.each([
  ['chicken-breast', 74],
  ['shrimp', 74],
  ['ground-pork', 71],
  ['pork-tenderloin', 71],
  ['salmon', 70],
  ['beef-strips', 63],
  ['ground-ginger', null],
  ['oyster-sauce', null],
  ['firm-tofu', null],
])('%s reaches %s °C', (id, celsius) => {
  const known = ingredients.get(id)
  if (known) expect(safeCelsius(known)).toBe(celsius)
  else expect([...ingredients.keys()]).toContain(id)
})

describe('a recipe of ours', () => {
  const sound = recipe('maple-mustard-trout')
  test('has no fault', () => expect(stepFaults(sound, ingredients)).toEqual([]))

  test('without its temperature in one language misses it there', () => {
    const steps = sound.steps.map(step => ({
      ...step,
      text: { ...step.text, fr: step.text.fr.replace(/\d+\s°C/g, '') },
    }))
    expect(stepFaults({ ...sound, steps }, ingredients)).toContainEqual(
      expect.objectContaining({ kind: 'temperature_missing', locale: 'fr', celsius: 70 }),
    )
    expect(kinds({ ...sound, steps })).toContain('languages_differ')
  })

  test('without its timers misses one for each time in its text', () => {
    const steps = sound.steps.map(step => ({ ...step, timers: [] }))
    expect(kinds({ ...sound, steps })).toContain('timer_missing')
  })

  test('with fewer steps, more work than minutes, or a timer after it is served, says so', () => {
    const [first] = sound.steps as [(typeof sound.steps)[number]]
    const short = { ...sound, steps: [{ ...first, minutes: 1, timers: [600] }], handsOnMinutes: 20 }
    expect(kinds(short)).toEqual(expect.arrayContaining(['step_count', 'hands_on', 'timer_late']))
    expect(kinds({ ...sound, steps: sound.steps.map(step => ({ ...step, minutes: 30 })) })).toContain(
      'too_long',
    )
  })
})
