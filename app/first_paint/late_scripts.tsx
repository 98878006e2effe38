// A page is read before it is used. On a slow line its scripts would compete with the stylesheet and the picture on top, so a kept
// page fetches them once it has been seen, and a page of the kind `worksFirst` once it is styled. Other pages have React Router's
// own `<Scripts>`, which fetch at once, and keep presses too. The scripts are made of the same manifest as React Router's, and the
// page's data is text that nobody reads until then. Pictures further down wait as well (`data-early`, early.css).

import type { EntryContext } from 'react-router'
import { aliveEvent } from './alive.ts'
import { finderOf, startRouter, untilSeen } from './in_browser.ts'
import { keepPresses } from './keep_presses.ts'
import { keepTyping } from './keep_typing.ts'

/** The most milliseconds before the scripts are fetched. */
const longestWait = 3_000
/** Milliseconds after which early presses are dropped, if the page has not come alive. */
const longestKept = 20_000
const notEarly = 'document.documentElement.removeAttribute("data-early");'

/** What a page starts with. */
export interface Start {
  /** Every module except the entry, which runs last. */
  files: readonly string[]
  /** Ids of the shown routes, with their modules. */
  routes: readonly (readonly [id: string, module: string])[]
  /** React Router's server facts for its browser side. */
  context: object
  manifest: EntryContext['manifest']
  /** Id of the element with the page's data. */
  loadedId: string
}

interface LateScriptsProps {
  entry: EntryContext
  /** The page's data, as React Router streams it: lines of JSON. */
  loaded: string
  /** Whether the scripts wait until the page has been seen; otherwise until it is parsed and styled, like scripts at its end. */
  untilSeen: boolean
  nonce: string
}

/** Keeps fields and then presses from before the page is alive; `letGo` drops the presses. */
export const keepScript = [
  `const find = ${squeezed(finderOf)};`,
  `(${squeezed(keepTyping)})("${aliveEvent}", find);`,
  `const letGo = (${squeezed(keepPresses)})("${aliveEvent}", ${longestKept}, find);`,
].join('\n')

/** The steps of the late start that are the same on every page. */
const untilSeenScript = `await (${squeezed(untilSeen)})(${longestWait});`
const startRouterScript = `await (${squeezed(startRouter)})`

export function LateScripts({ entry, loaded, nonce, ...wait }: LateScriptsProps) {
  const start = startOf(entry)
  const code = [
    keepScript,
    'try {',
    ...(wait.untilSeen ? [untilSeenScript, notEarly] : []),
    `${startRouterScript}(${JSON.stringify(start)}, file => import(file));`,
    `} catch (failure) { letGo(); throw failure; } finally { ${notEarly} }`,
  ].join('\n')
  // React escapes text that could end a script.
  return (
    <>
      <script id={start.loadedId} type="application/json">
        {loaded}
      </script>
      <script nonce={nonce} type="module">
        {code}
      </script>
    </>
  )
}

/**
 * Only the shown routes of the manifest, and the start page's: its path is also the document's, which a router without a start page
 * would show empty. The rest is fetched as links come into view.
 */
function startOf({ manifest, serverHandoffString, staticHandlerContext }: EntryContext): Start {
  const shown = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const start = Object.values(manifest.routes).filter(route => route !== undefined && route.path === '/')
  const { entry, hmr } = manifest
  const files = shown.flatMap(({ module, imports = [] }) => [...imports, module])
  return {
    files: [...new Set([...(hmr ? [hmr.runtime] : []), ...entry.imports, ...files])],
    routes: shown.map(({ id, module }) => [id, module]),
    context: JSON.parse(serverHandoffString ?? '{}'),
    manifest: {
      ...manifest,
      routes: Object.fromEntries([...start, ...shown].map(route => [route?.id, route])),
    },
    loadedId: 'loaded',
  }
}

/** A function's text without comments and indents: every page includes it. */
function squeezed(code: (...parameters: never[]) => unknown): string {
  const lines = code.toString().split('\n')
  return lines
    .map(line => line.trim())
    .filter(line => line !== '' && !/^(\/\/|\/?\*)/.test(line))
    .join('\n')
}
