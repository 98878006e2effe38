// Rule 53: the brands' own colours stay, and every text on them passes WCAG AA. The test reads the tokens from the stylesheets
// themselves, for every ground of a component.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brandIds } from '../../domain/brands.ts'
import { contrast } from '../../tests/contrast.ts'

type Tokens = Readonly<Record<string, string>>

function declarations(css: string): Tokens {
  const found = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
  return Object.fromEntries(found.map(([, name, value]) => [name, (value ?? '').trim()]))
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

function groundOverrides(ground: string): Tokens {
  const block = new RegExp(`\\[data-ground="${ground}"\\] \\{([^}]*)\\}`).exec(read('./grounds.css'))
  return declarations(block?.[1] ?? '')
}

/** Follows `var(--x)` to a colour, like the cascade: a ground's own tokens come before the brand's. */
function colour(tokens: Tokens, name: string, brandTokens: Tokens): string {
  const value = tokens[name] ?? brandTokens[name]
  if (value === undefined) throw new Error(`No token ${name}`)
  const reference = /^var\((--[\w-]+)\)$/.exec(value)
  if (!reference?.[1]) return value
  return colour(reference[1] === name ? brandTokens : tokens, reference[1], brandTokens)
}

const surfaces = ['--ground', '--sunk', '--card']
const onSurfaces = ['--ink', '--muted', '--heading', '--link', '--good', '--warn', '--total']

/** Text and its background, on every ground. */
const everywhere: readonly (readonly [string, string])[] = [
  ['--on-primary', '--primary'],
  ['--on-primary', '--primary-press'],
  ['--on-soft', '--soft'],
  ['--on-soft', '--soft-press'],
  ['--on-chip', '--chip-on'],
  ['--field-ink', '--card'],
  ['--field-muted', '--card'],
]

const onLight: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap(surface => onSurfaces.map(text => [text, surface] as const)),
  ['--on-accent', '--accent'],
  ['--on-info', '--info'],
  ['--info-mark', '--info'],
  ['--on-good-ground', '--good-ground'],
  ['--on-warn-ground', '--warn-ground'],
  ['--warn', '--warn-ground'],
  ['--on-tile', '--tile-on'],
  ['--on-tile-muted', '--tile-on'],
  ['--ink', '--choice'],
  ['--muted', '--choice'],
  ['--ink', '--choice-on'],
  ['--on-stepper', '--stepper'],
  ['--on-stepper', '--stepper-press'],
  ['--on-plus', '--plus'],
  ['--on-sticker', '--sticker'],
  ['--ink', '--footer'],
  ['--footer-muted', '--footer'],
  ['--ink', '--footer-panel'],
  ['--muted', '--footer-panel'],
  ['--heading', '--footer-panel'],
  ['--link', '--footer-panel'],
  ['--warn', '--footer-panel'],
  ['--on-block', '--block-1'],
  ['--on-block', '--block-2'],
  ['--on-block', '--block-3'],
  ['--on-block', '--block-4'],
]

const onDeep: readonly (readonly [string, string])[] = [
  '--ink',
  '--muted',
  '--heading',
  '--link',
  '--total',
].map(text => [text, '--deep'] as const)
const onAccent: readonly (readonly [string, string])[] = ['--ink', '--muted', '--heading', '--link'].map(
  text => [text, '--accent'] as const,
)

const grounds = {
  light: { overrides: {}, pairs: [...everywhere, ...onLight] },
  deep: { overrides: groundOverrides('deep'), pairs: [...everywhere, ...onDeep] },
  accent: { overrides: groundOverrides('accent'), pairs: [...everywhere, ...onAccent] },
}

describe.each(brandIds)('%s', brand => {
  const brandTokens = declarations(read(`./brand_${brand}.css`))

  for (const [ground, { overrides, pairs }] of Object.entries(grounds)) {
    const tokens = { ...brandTokens, ...overrides }
    test(`text on the ${ground} ground has a contrast of 4.5 or more`, () => {
      const failures = pairs
        .map(([text, surface]) => {
          const ratio = contrast(colour(tokens, text, brandTokens), colour(tokens, surface, brandTokens))
          return { pair: `${text} on ${surface}`, ratio: Math.round(ratio * 100) / 100 }
        })
        .filter(({ ratio }) => ratio < 4.5)
      expect(failures).toEqual([])
    })
  }

  test('edges of controls and the focus ring have a contrast of 3 or more with their background', () => {
    const failures = surfaces.flatMap(surface =>
      ['--edge', '--focus', '--warn']
        .filter(edge => contrast(brandTokens[edge] ?? '', brandTokens[surface] ?? '') < 3)
        .map(edge => `${edge} on ${surface}`),
    )
    expect(failures).toEqual([])
  })
})

test('the brands’ given colours are tokens, to the digit', {
  tags: '[CONST-COLOUR-1-PRIMARY] [CONST-COLOUR-1-DARK] [CONST-COLOUR-1-LINK] [CONST-COLOUR-2-PRIMARY] [CONST-COLOUR-2-DARK] [CONST-COLOUR-2-LINK]',
}, () => {
  const given = ['--brand-primary', '--brand-primary-dark', '--brand-link']
  const ofBrand = (brand: string) => given.map(name => declarations(read(`./brand_${brand}.css`))[name])
  expect(ofBrand('freshprep')).toEqual(['#2b5346', '#2b5447', '#2b5346'])
  expect(ofBrand('cookit')).toEqual(['#fe9f81', '#ce4108', '#04a4e9'])
})

test('both brands define the same tokens, so that no component finds one missing', {
  tags: '[BRAND-THEME]',
}, () => {
  const names = (brand: string) => Object.keys(declarations(read(`./brand_${brand}.css`))).sort()
  expect(names('cookit')).toEqual(names('freshprep'))
})
