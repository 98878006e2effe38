// The tree as a graph: which folder imports from which, type imports included, and its circles.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface Source {
  /** From the root, for example `server/orders/load.ts`. */
  path: string
  text: string
  /** Its imports from the tree, type imports included. */
  imports: string[]
  /** Its dynamic imports (`import()`). */
  loads: string[]
}

/** The TypeScript sources of a folder, tests left out. */
export function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.(test|spec)\.tsx?$/.test(name))
    .map(name => {
      const path = normalize(join(folder, name))
      const text = readFileSync(join(root, path), 'utf8')
      const found = [...text.matchAll(/\b(?:from|import)\s*(\(?)\s*'(\.[^']+)'/g)].map(
        ([, call, to = '']) => ({
          lazy: call === '(',
          path: relative(root, normalize(join(root, dirname(path), to))),
        }),
      )
      return {
        path,
        text,
        imports: found.filter(({ lazy }) => !lazy).map(one => one.path),
        loads: found.filter(({ lazy }) => lazy).map(one => one.path),
      }
    })
}

/** Each node with the nodes it leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The imports of the sources, with files merged into the nodes that `nodeOf` names. */
export function graphOf(sources: readonly Source[], nodeOf: (path: string) => string): Graph {
  const graph = new Map(sources.map(({ path }) => [nodeOf(path), new Set<string>()]))
  for (const { path, imports, loads } of sources) {
    const from = nodeOf(path)
    for (const imported of [...imports, ...loads].map(nodeOf)) {
      if (imported !== from && graph.has(imported)) graph.get(from)?.add(imported)
    }
  }
  return graph
}

/** Everything that a node leads to, on any path. */
function reachedFrom(graph: Graph, node: string): Set<string> {
  const reached = new Set<string>()
  const ahead = [...(graph.get(node) ?? [])]
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    ahead.push(...(graph.get(next) ?? []))
  }
  return reached
}

/** The nodes on a circle, by name. */
export function inCircles(graph: Graph): string[] {
  return [...graph.keys()].filter(node => reachedFrom(graph, node).has(node)).sort()
}

/**
 * Circles of folders at every depth, the root's too: the entries of each folder are its folders and its single files, and a circle has a
 * folder in it. @returns `folder: entries on circles`
 */
export function nestedCircles(sources: readonly Source[]): string[] {
  const folders = new Set(sources.flatMap(({ path }) => foldersOf(path)))
  return [...folders].sort().flatMap(folder => {
    const within = folder === '' ? '' : `${folder}/`
    const entryOf = (path: string) =>
      path.startsWith(within) ? (path.slice(within.length).split('/')[0] ?? '') : ''
    const inside = sources.filter(({ path }) => path.startsWith(within))
    const entries = inCircles(graphOf(inside, entryOf))
    return entries.some(entry => !entry.includes('.'))
      ? [`${folder || 'the root'}: ${entries.join(' ')}`]
      : []
  })
}

/** The folders that a file is in, from the root (`''`) down. */
const foldersOf = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1)
  return ['', ...parts.map((_, at) => parts.slice(0, at + 1).join('/'))]
}

/** Leaves out each arrow between nodes that a longer path also joins. */
function shortened(graph: Graph): [from: string, to: string][] {
  return [...graph].flatMap(([from, next]) =>
    [...next]
      .filter(to => ![...next].some(other => other !== to && reachedFrom(graph, other).has(to)))
      .map((to): [string, string] => [from, to]),
  )
}

const idOf = (node: string) => node.replaceAll(/\W/g, '_')

/**
 * The graph in Mermaid's notation. An arrow leads from a folder to one it imports from; where a longer path leads to the same
 * folder, the arrow is left out.
 */
export function drawingOf(graph: Graph): string {
  const nodes = [...graph.keys()].sort()
  const arrows = shortened(graph)
    .map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`)
    .sort()
  return ['flowchart TD', ...nodes.map(node => `  ${idOf(node)}["${node}"]`), ...arrows].join('\n')
}
