import { describe, expect, test } from 'vitest'
import { orderLabel, orderLabels, orderStates } from './order.ts'
import { type MachineName, machines, type StateOf, statesOf } from './tables.ts'
import { canTransition, isFinal, statesBefore, transition } from './transition.ts'

// Every step, written out a second time from rule 73; every other pair must be refused.
const steps: Record<MachineName, string> = {
  subscription: `active>paused paused>active active>closing paused>closing closing>closed active>closed paused>closed`,
  order: `upcoming>skipped skipped>upcoming upcoming>locked upcoming>not_met locked>charged locked>payment_failed
    payment_failed>charged payment_failed>cancelled charged>packed packed>out_for_delivery
    out_for_delivery>delivered out_for_delivery>failed
    charged>refunded packed>refunded out_for_delivery>refunded delivered>refunded failed>charged failed>refunded`,
  payment: `created>authorized created>captured created>declined created>needs_action authorized>captured
    authorized>declined authorized>needs_action needs_action>authorized needs_action>captured needs_action>declined
    declined>captured captured>refunded`,
  pickup: `scheduled>done scheduled>missed scheduled>cancelled`,
  stop: `planned>arrived planned>done planned>failed planned>removed arrived>done arrived>failed arrived>removed
    removed>planned`,
  returnable: `in_stock>out out>returned out>lost returned>in_stock lost>returned`,
  points: `pending>available pending>expired pending>removed available>spent available>expired available>removed`,
  bought_card: `scheduled>sent sent>spent spent>sent`,
  given_card: `scheduled>sent scheduled>expired sent>spent sent>expired spent>sent`,
}

describe.each(Object.keys(machines) as MachineName[])('%s', machine => {
  const states = statesOf(machine)
  const listed = steps[machine].trim().split(/\s+/)

  test('allows the steps of its table and refuses every other pair', { tags: '[BIZ-SERVER-OPEN]' }, () => {
    const allowed: string[] = []
    for (const from of states) {
      for (const to of states) {
        const step = transition(machine, from, to)
        expect(canTransition(machine, from, to)).toBe(step.allowed)
        if (step.allowed) allowed.push(`${from}>${step.to}`)
        else expect(step).toEqual({ allowed: false, machine, from, to })
      }
    }
    expect(allowed.toSorted()).toEqual(listed.toSorted())
  })

  test('leads only to known states, and to every one of them from its first', () => {
    const reached = new Set<string>(states.slice(0, 1))
    for (const from of reached) {
      for (const to of machines[machine][from as never] as readonly string[]) reached.add(to)
    }
    expect([...reached].toSorted()).toEqual(states.toSorted())
  })

  test('names what comes before a state and which states are final', () => {
    for (const to of states) {
      const before = listed.filter(step => step.endsWith(`>${to}`)).map(step => step.split('>')[0])
      expect(statesBefore(machine, to).toSorted()).toEqual(before.toSorted())
      expect(isFinal(machine, to)).toBe(!listed.some(step => step.startsWith(`${to}>`)))
    }
  })
})

describe('the meaning of the tables', () => {
  test('an order under the minimum is never charged, packed or delivered', {
    tags: '[ST-ORDER-MINIMUM]',
  }, () => {
    expect(isFinal('order', 'not_met')).toBe(true)
  })

  test('a closed subscription is final', { tags: '[ST-SUB-REACTIVATE]' }, () => {
    expect(isFinal('subscription', 'closed')).toBe(true)
  })

  test('bought value never expires, given value can (rule 35)', () => {
    expect(statesOf('bought_card')).not.toContain('expired')
    expect(statesBefore('given_card', 'expired')).toEqual(['scheduled', 'sent'])
  })

  test('an unknown state has no way out', () => {
    expect(transition('order', 'lost' as StateOf<'order'>, 'charged').allowed).toBe(false)
  })
})

describe('order labels (rule 30)', () => {
  test('every state has a label', {
    tags: '[LBL-ORDER-COMPLETED] [LBL-ORDER-SKIPPED] [LBL-ORDER-UPCOMING] [LBL-ORDER-UNKNOWN]',
  }, () => {
    expect(orderStates).toEqual(statesOf('order'))
    const byLabel = Object.fromEntries(
      orderLabels.map(label => [label, orderStates.filter(state => orderLabel(state) === label)]),
    )
    expect(byLabel).toEqual({
      completed: ['delivered'],
      skipped: ['skipped', 'not_met'],
      upcoming: ['upcoming', 'locked', 'charged', 'packed', 'out_for_delivery'],
      unknown: ['payment_failed', 'failed', 'cancelled', 'refunded'],
    })
  })
})
