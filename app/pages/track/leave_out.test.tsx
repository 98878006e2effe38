// The bags and kits that the tracking page asks for.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OutputOf } from '../../../contract/index.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import { LeaveOut } from './leave_out.tsx'
import type { Tracked } from './page.tsx'

const returnables = {
  bags: [
    { number: 'B-1001', arriving: false },
    { number: 'B-1002', arriving: true },
  ],
  kits: [{ number: 'K-2001', arriving: false }],
} as OutputOf<'account.returnables'>

const numbersAsked = (state: Tracked['state'], overdue = false) => {
  const order = { overdue } as Tracked['order']
  const html = renderToStaticMarkup(
    <BrandProvider brand="freshprep" locale="en">
      <LeaveOut tracking={{ state, order }} returnables={returnables} />
    </BrandProvider>,
  )
  return html.match(/[BK]-\d+/g) ?? []
}

test('bags and kits are asked for from the cutoff on, except those that arrive with the box', () => {
  const states = ['before_cutoff', 'after_cutoff', 'day_of', 'success'] as const
  expect(states.map(state => numbersAsked(state))).toEqual([
    [],
    ['B-1001', 'K-2001'],
    ['B-1001', 'K-2001'],
    [],
  ])
})

test('none is asked for by a box whose day is past, which brings no driver', () => {
  expect(numbersAsked('day_of', true)).toEqual([])
})
