// The groups of states in domain/machines/*_groups.ts: their list in docs/glossary.md, and where code or SQL writes one by hand.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as orders from '../domain/machines/order_groups.ts'
import * as payments from '../domain/machines/payment_groups.ts'
import * as stops from '../domain/machines/stop_groups.ts'
import * as subscriptions from '../domain/machines/subscription_groups.ts'
import { type MachineName, machines, statesOf } from '../domain/machines/tables.ts'
import * as values from '../domain/machines/value_groups.ts'

const root = join(import.meta.dirname, '..')
const homes = ['order', 'payment', 'subscription', 'stop', 'value'].map(
  of => `domain/machines/${of}_groups.ts`,
)
const groups = { ...orders, ...payments, ...subscriptions, ...stops, ...values }

interface Group {
  name: string
  /** The sentence that says what it means. */
  meaning: string
  states: readonly string[]
}

/** Every group, as it is declared. */
export const stateGroups: readonly Group[] = [
  ...homes
    .map(home => readFileSync(join(root, home), 'utf8'))
    .join('')
    .matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) =/g),
].map(([, comment = '', name = '']) => ({
  name,
  meaning: comment.replaceAll(/\s*\n \*\s*/g, ' ').trim(),
  states: new Map<string, unknown>(Object.entries(groups)).get(name) as readonly string[],
}))

const before = '<!-- listed by `npm run drawing` -->\n'
const after = '<!-- end of list -->'

/** A text with its list of groups replaced by the present one. */
export function relisted(text: string): string {
  const start = text.indexOf(before) + before.length
  const end = text.indexOf(after, start)
  if (start < before.length || end < 0) throw new Error('There is no place for the list.')
  const rows = stateGroups.map(
    ({ name, meaning, states }) => `| \`${name}\` | ${states.join(', ')} | ${meaning} |`,
  )
  const table = ['| group | states | meaning |', '|---|---|---|', ...rows].join('\n')
  return `${text.slice(0, start)}${table}\n${text.slice(end)}`
}

/** The tables of states, their transitions and labels, and the groups themselves. */
const declaring = /^domain\/machines\//

/** Words of another list that are states by chance. */
const byChance: readonly string[] = ["app/components/toasts.tsx: 'done' | 'failed'"]

const element = String.raw`(?:'\w+'|\.\.\.\w+)`
const compared = String.raw`\s+[\w.?]+\s*(?:[!=]==|<>|!?=)`
const between = String.raw`\s*(?:,|\||:\s*case\b|(?:\|\||&&|\b(?:or|and|OR|AND)\b)${compared})\s*`
const list = new RegExp(`${element}(?:${between}${element})+`, 'g')
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g

/** The lists of two or more states of one machine that a text writes, in code or SQL, next to each other or compared one by one. */
export function listsOfStates(text: string): string[] {
  return [...text.replaceAll(comment, '').matchAll(list)].flatMap(([found]) => {
    const words = [...found.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)
    const spread = [...found.matchAll(/\.\.\.(\w+)/g)].map(([, name = '']) => name)
    const isList =
      words.length + spread.length > 1 && words.length > 0 && spread.every(name => name in groups)
    const machine = (Object.keys(machines) as MachineName[]).find(name =>
      words.every(word => (statesOf(name) as string[]).includes(word)),
    )
    return isList && machine ? [found.replaceAll(/\s+/g, ' ')] : []
  })
}

/** Where the product, its bench and its scripts write such a list outside domain/machines. */
export function listsElsewhere(): string[] {
  const folders = '{app,bench,brands,contract,database/schema,domain,i18n,scripts,seed,server}'
  return globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: root })
    .filter(path => !declaring.test(path) && !/\.(?:test|spec)\.tsx?$/.test(path))
    .flatMap(path => listsOfStates(readFileSync(join(root, path), 'utf8')).map(found => `${path}: ${found}`))
    .filter(found => !byChance.includes(found))
}
