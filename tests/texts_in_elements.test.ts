// A browser that translates a page moves each text into elements of its own. React then can neither put anything before that
// text nor take it away, and the page crashes; a text that is alone in its element is replaced with all that it became.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** What a child of an element shows: the same elements always, ones that come and go, or text. Spaces alone are not translated. */
type Kind = 'elements' | 'coming and going' | 'text' | 'text that comes and goes' | 'nothing'

/** Expressions whose callers give elements. */
const slots = new Set([
  'action',
  'after',
  'actions',
  'again.button',
  'again.outcome',
  'card',
  'children',
  'elsewhere',
  'entry.dialog',
  'live[block.part]',
  'line.action',
  'link',
  'props.actions',
  'props.note',
  'props.table',
  'said',
  'settings',
  'settings.question',
  'state',
])

function shownBy(node: Node, source: string): Kind {
  if (node.type === 'JSXText') {
    const { value } = node as Node & { value: string }
    return value.trim() === '' ? 'nothing' : 'text'
  }
  if (node.type === 'JSXExpressionContainer') return shownBy(node.expression as Node, source)
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return 'elements'
  if (node.type === 'JSXEmptyExpression') return 'nothing'
  if (node.type === 'Literal' && String(node.value ?? '').trim() === '') return 'nothing'
  if (node.type === 'ParenthesizedExpression') return shownBy(node.expression as Node, source)
  if (node.type === 'LogicalExpression' && node.operator === '&&')
    return sometimes([shownBy(node.right as Node, source)])
  if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression') {
    const [one, other] =
      node.type === 'LogicalExpression' ? [node.left, node.right] : [node.consequent, node.alternate]
    const either = [shownBy(one as Node, source), shownBy(other as Node, source)]
    return either.every(shown => shown === 'text') ? 'text' : sometimes(either)
  }
  const text = source.slice(node.start, node.end)
  if (isList(node)) return 'coming and going'
  return slots.has(text) || /^(?:children|awning)\(/.test(text) ? 'elements' : 'text'
}

/** `list.map(…)`, `list?.map(…)` */
function isList({ type, expression, callee }: Node): boolean {
  if (type === 'ChainExpression') return isList(expression as Node)
  return type === 'CallExpression' && (callee as { property?: { name?: string } }).property?.name === 'map'
}

const sometimes = (shown: readonly Kind[]): Kind =>
  shown.some(one => one.startsWith('text')) ? 'text that comes and goes' : 'coming and going'

/** The elements of a file in which a text would crash a translated page. */
function offendersIn(file: string, source: string): string[] {
  const found: string[] = []
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    const { type, children, start } = node as Node & { children?: Node[] }
    if (type === 'ConditionalExpression' && reuses(node as Node, source))
      found.push(`${file}:${source.slice(0, start).split('\n').length}`)
    const isUnsafe = type === 'JSXFragment' ? hasText : type === 'JSXElement' ? hasPassing : undefined
    if (children && isUnsafe?.(children, source))
      found.push(`${file}:${source.slice(0, start).split('\n').length}`)
    Object.values(node).forEach(walk)
  }
  walk(parseSync(file, source).program)
  return found
}

/** A fragment may come and go as a whole, with every text that has no element of its own. */
const hasText = (children: readonly Node[], source: string): boolean =>
  children.some(child => shownBy(child, source).startsWith('text'))

/** Whether React makes one element of two that stand for each other, and only one of them mixes texts with elements. */
function reuses({ consequent, alternate }: Node, source: string): boolean {
  const both = [consequent, alternate].map(
    one => within(one as Node) as Node & { openingElement?: Opening; children?: Node[] },
  )
  const names = both.map(({ openingElement }) => openingElement?.name.name)
  const isKeyed = both.some(one => one.openingElement?.attributes.some(({ name }) => name?.name === 'key'))
  if (names[0] === undefined || names[0] !== names[1] || isKeyed) return false
  const [one, other] = both.map(({ children = [] }) =>
    children
      .map(child => shownBy(child, source))
      .filter(shown => shown !== 'nothing')
      .join(),
  )
  return one !== other && [one, other].some(shown => shown?.includes('text') && shown.includes(','))
}

const within = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ? within(node.expression as Node) : node

interface Opening {
  name: { name?: string }
  attributes: readonly { name?: { name: string } }[]
}

/** Of an element: something passing before a text, or a passing text. */
function hasPassing(children: readonly Node[], source: string): boolean {
  const shown = children.map(child => shownBy(child, source)).filter(one => one !== 'nothing')
  if (shown.length < 2) return false
  const change = shown.findIndex(one => one !== 'text' && one !== 'elements')
  return shown.includes('text that comes and goes') || (change >= 0 && shown.includes('text', change))
}

const files = globSync('app/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })

test('no part of a page comes or goes before a text that has no element of its own, nor does such a text', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(file => offendersIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test.each([
  ['a spinner before a text', '<button>{busy && <Spinner />}{say.send}</button>', true],
  ['a text that comes and goes', '<p>{say.first} {more && say.second}</p>', true],
  ['an element or a text', '<p>{to ? <Link to={to} /> : name}<br /></p>', true],
  ['a list before a text', '<p>{all.map(one => <b key={one}>{one}</b>)} in all</p>', true],
  ['a fragment with a text', '<p>{more ? <><b>{first}</b>{say.rest}</> : <b>{all}</b>}</p>', true],
  [
    'an element with a text that stands for another',
    '<p>{over ? <b>{say.over}</b> : (<b><i>{left}</i> {say.left}</b>)}</p>',
    true,
  ],
  [
    'two elements that stand for each other by key',
    '<p>{over ? <b key="over">{say.over}</b> : <b><i>{left}</i> {say.left}</b>}</p>',
    false,
  ],
  ['a part after a text', '<p>{say.first}{more && <b>{more}</b>}</p>', false],
  [
    'a spinner before a text in an element',
    '<button>{busy && <Spinner />}<span>{say.send}</span></button>',
    false,
  ],
  ['a text that changes', '<p>{busy ? say.busy : say.send}</p>', false],
  ['two texts that stay', '<p>{say.first} {say.second}</p>', false],
])('%s is told from what is safe', (_, source, isFound) => {
  expect(offendersIn('part.tsx', `const part = ${source}`).length > 0).toBe(isFound)
})

/** A paragraph ends where a form begins, so the browser's page would differ from React's, and be drawn anew. */
const formInParagraph = /<p\b[^>]*>(?:(?!<\/p>).)*<(?:\w*Form|form|SettingPress)\b/s

test('no paragraph holds a form', () => {
  const offenders = files.filter(file => formInParagraph.test(readFileSync(join(root, file), 'utf8')))
  expect(offenders).toEqual([])
})
