// A page is read and looked at before it is worked with. On a slow line its scripts would share the way with the stylesheet and
// the picture on top, so a page that is rendered whole asks for them once it has been seen. What is pressed, sent or filled in
// meanwhile is done when they are there (keep_early.ts). A page that is worked with more than it is looked at asks for them once
// it is styled. What is far down waits as well (`data-early`): its pictures until the page has been seen, or until the scripts of
// a page that is worked with are there; the layout of what is marked as far, until the page has been seen. Scripts are asked for
// and run one after the other, with room for a tap between, and what the page was loaded with is text that nobody reads until then.

import { fetchOnceStyled, layOutFar, nextTask, untilRead, untilSeen } from './before_scripts.ts'
import { aliveEvent, keepEarly } from './keep_early.ts'

/** Longest the scripts wait, in milliseconds. */
const longestWait = 3_000
/** Where the page does not come alive in this time, in milliseconds, what was kept is done without it. */
const longestKept = 20_000
/** Of a frame, in milliseconds, for what is far down. */
const longestLayout = 4

const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="([^"]+)")?\/>/g
// A page that is loaded anew or come back to goes to where it was at once, for which all of it has to be laid out.
const isEarly =
  'if (performance.getEntriesByType("navigation")[0]?.type === "navigate") document.documentElement.dataset.early = "";'
const notEarly = 'document.documentElement.removeAttribute("data-early")'
const stylesheet = '<link rel="stylesheet"'
const moduleScript = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/
const staticImport = /^import \* as (\w+) from ("[^"]+");$/gm
const entryImport = /^import\("([^"]+)"\);?$/m

// A page that is there whole is laid out once, not each time some more of it has been read.
const wholeAtOnce = '<link rel="expect" href="#page-end" blocking="render"/>'
const stream = 'window.__reactRouterContext.streamController'
/** Makes the stream that carries what the page was loaded with: for nobody until its scripts are there. */
const routerContext = /(?<=<script(?: nonce="[^"]*")?>)window\.__reactRouterContext = [\s\S]*?(?=<\/script>)/
const loaded =
  /<script(?: nonce="[^"]*")?>window\.__reactRouterContext\.streamController\.enqueue\(("[\s\S]*?")\);<\/script>/g
const loadedAll =
  /<script(?: nonce="[^"]*")?>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/

/**
 * What keeps things done early on a page that is streamed: its scripts come by themselves, and where they do not, what was kept is
 * done as a browser without scripts does it.
 */
export const keepEarlyScript = [
  `const giveUp = (${squeezed(keepEarly)})(${JSON.stringify(aliveEvent)}, ${longestKept});`,
  'const failed = ({ target }) => { if (target instanceof HTMLScriptElement) giveUp(); };',
  'addEventListener("error", failed, true);',
  'addEventListener("unhandledrejection", giveUp);',
  `addEventListener(${JSON.stringify(aliveEvent)}, () => {`,
  'removeEventListener("error", failed, true);',
  'removeEventListener("unhandledrejection", giveUp);',
  '}, { once: true });',
].join('\n')

/** What the scripts of a page wait for: that it has been seen, with the picture on top of it, or its stylesheet alone. */
export type ScriptsWait = 'seen' | 'styled'

/**
 * The page with its scripts asked for late.
 * @param html as React Router's <Scripts> writes it: links that preload modules, and a script that imports the routes' modules
 */
export function lateScripts(html: string, wait: ScriptsWait): string {
  const [, opening, code, closing] = moduleScript.exec(html) ?? []
  if (opening === undefined || code === undefined || closing === undefined) return html
  const preloads = [...html.matchAll(preload)]
  const hrefs = preloads.map(([, href]) => href)
  const modules = JSON.stringify(hrefs)
  // What the page begins with runs last.
  const entry = entryImport.exec(code)?.[1]
  const parts = JSON.stringify(hrefs.filter(href => href !== entry))
  const nonce = preloads[0]?.[2]
  const imports = [...code.matchAll(staticImport)]
  const names = imports.map(([, name]) => name).join(', ')
  const calls = imports.map(([, , from]) => `import(${from})`).join(', ')
  const hasData = loadedAll.test(html)
  const late = [
    `const giveUp = (${squeezed(keepEarly)})(${JSON.stringify(aliveEvent)}, ${longestKept});`,
    `const next = ${squeezed(nextTask)};`,
    ...(wait === 'seen'
      ? [
          `await (${squeezed(untilSeen)})(${longestWait});`,
          `for (const href of ${modules}) {`,
          'document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));',
          'await next();',
          '}',
          `await (${squeezed(layOutFar)})(${longestLayout});`,
        ]
      : []),
    'try {',
    ...(wait === 'styled' ? ['try {'] : []),
    `for (const href of ${parts}) {`,
    'await import(href);',
    'await next();',
    '}',
    ...(wait === 'styled' ? [`} finally { ${notEarly}; }`] : []),
    `const [${names}] = await Promise.all([${calls}]);`,
    ...(hasData
      ? [
          `await (${squeezed(untilRead)})();`,
          routerContext.exec(html)?.[0] ?? '',
          'for (const { textContent } of document.querySelectorAll("script[data-loaded]"))',
          `${stream}.enqueue(textContent);`,
          `${stream}.close();`,
        ]
      : []),
    code
      .replace(staticImport, '')
      .replace(entryImport, load => `await ${load}`)
      .trim(),
    '} catch (failure) { giveUp(); throw failure; }',
  ].join('\n')
  const early = [
    isEarly,
    ...(wait === 'styled' ? [`(${squeezed(fetchOnceStyled)})(${modules}, ${JSON.stringify(nonce)});`] : []),
  ].join('\n')
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  const text = '<script type="application/json"'
  const lazy = hasData
    ? html
        // The element stays: the page is taken over element by element.
        .replace(routerContext, '')
        .replace(loaded, (_, data: string) => `${text} data-loaded="">${asText(data)}</script>`)
        .replace(loadedAll, `${text} id="page-end"></script>`)
    : html
  return lazy
    .replace(preload, '')
    .replace(
      stylesheet,
      () =>
        `${wait === 'seen' && hasData ? wholeAtOnce : ''}<script${attribute}>${early}</script>${stylesheet}`,
    )
    .replace(moduleScript, () => opening + late + closing)
}

/**
 * What a script would hand on, as what stands in an element: written once instead of as JSON in a string in a script.
 * @param literal JSON, as a string in JSON: `<` is only ever within its strings, where an escape means the same
 */
function asText(literal: string): string {
  return (JSON.parse(literal) as string).replaceAll('<', '\\u003c')
}

/** A function's text without comments, indents and empty lines: it travels with every page. */
function squeezed(code: (...parameters: never[]) => unknown): string {
  return code
    .toString()
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !/^(\/\/|\/?\*)/.test(line))
    .join('\n')
}
