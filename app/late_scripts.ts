// A page is read and looked at before it is worked with. On a slow line its scripts would share the way with the stylesheet and
// the picture on top, so a page that is rendered whole asks for them once it has been seen. What is pressed, sent or filled in
// meanwhile is done when they are there (keep_early.ts).

import { aliveEvent, keepEarly, untilSeen } from './keep_early.ts'

/** Longest the scripts wait, in milliseconds. */
const longestWait = 3_000
/** Where the page does not come alive in this time, in milliseconds, what was kept is done without it. */
const longestKept = 20_000

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleScript = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/
const staticImport = /^import \* as (\w+) from ("[^"]+");$/gm
const entryImport = /^import\("[^"]+"\);?$/m

/**
 * The page with its scripts asked for late.
 * @param html as React Router's <Scripts> writes it: links that preload modules, and a script that imports the routes' modules
 */
export function lateScripts(html: string): string {
  const [, opening, code, closing] = moduleScript.exec(html) ?? []
  if (opening === undefined || code === undefined || closing === undefined) return html
  const modules = [...html.matchAll(preload)].map(([, href]) => href)
  const imports = [...code.matchAll(staticImport)]
  const names = imports.map(([, name]) => name).join(', ')
  const calls = imports.map(([, , from]) => `import(${from})`).join(', ')
  const late = [
    `const giveUp = (${squeezed(keepEarly)})(${JSON.stringify(aliveEvent)}, ${longestKept});`,
    `await (${squeezed(untilSeen)})(${longestWait});`,
    `for (const href of ${JSON.stringify(modules)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`,
    'try {',
    `const [${names}] = await Promise.all([${calls}]);`,
    code
      .replace(staticImport, '')
      .replace(entryImport, load => `await ${load}`)
      .trim(),
    '} catch (failure) { giveUp(); throw failure; }',
  ].join('\n')
  return html.replace(preload, '').replace(moduleScript, () => opening + late + closing)
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
