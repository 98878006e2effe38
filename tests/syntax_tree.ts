// A statement's syntax tree, read by PostgreSQL's own parser.

import { parse } from 'libpg-query'

export const treeOf = (text: string): Promise<unknown> => parse(text)

export type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

export const at = (tree: unknown, key: string): Tree | undefined => {
  const value = isTree(tree) ? tree[key] : undefined
  return isTree(value) ? value : undefined
}
export const listAt = (tree: unknown, key: string): readonly unknown[] => {
  const value = isTree(tree) ? tree[key] : undefined
  return Array.isArray(value) ? value : []
}
export const textAt = (tree: unknown, key: string): string | undefined => {
  const value = isTree(tree) ? tree[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Every part of a tree, itself included. */
export function* partsOf(tree: unknown): Generator<Tree> {
  if (Array.isArray(tree)) for (const each of tree) yield* partsOf(each)
  else if (isTree(tree)) {
    yield tree
    for (const each of Object.values(tree)) yield* partsOf(each)
  }
}

/** `o.client_id` as `['o', 'client_id']`. */
export const columnOf = (tree: unknown): string[] =>
  listAt(at(tree, 'ColumnRef'), 'fields').map(field => textAt(at(field, 'String'), 'sval') ?? '*')

export function isParameter(tree: unknown): boolean {
  const cast = at(at(tree, 'TypeCast'), 'arg')
  return cast ? isParameter(cast) : at(tree, 'ParamRef') !== undefined
}

export interface Named {
  table: string
  alias: string
}

export const namedBy = (relation: unknown): Named => {
  const table = textAt(relation, 'relname') ?? ''
  return { table, alias: textAt(at(relation, 'alias'), 'aliasname') ?? table }
}
