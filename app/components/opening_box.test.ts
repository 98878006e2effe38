import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'opening_box.css'), 'utf8')

test('the box opens by transforms alone, and is open from the start with reduced motion', () => {
  const moments = [...css.matchAll(/@keyframes [\w-]+ \{([\s\S]*?)\n\}/g)].map(([, body = '']) => body)
  expect(moments).toHaveLength(2)
  for (const body of moments) {
    const moved = [...body.matchAll(/^\s+([\w-]+):/gm)].map(([, property]) => property)
    expect(new Set(moved)).toEqual(new Set(['transform']))
  }
  const [still = '', moving = ''] = css.split('@media (prefers-reduced-motion: no-preference)')
  expect(still).not.toMatch(/animation|transition/)
  expect(moving).toMatch(/animation: box-rise/)
})

test('no page scrolls to the layers of folded flaps, whichever sheet comes last', () => {
  const [, own = ''] = css.match(/\.scene\.opening-box \{([\s\S]*?)\n {2}\}/) ?? []
  expect(own).toMatch(/overflow: clip;/)
})
