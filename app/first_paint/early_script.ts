// The script at the end of every page: fields and buttons work before the page's own scripts are there.

import { aliveEvent } from './alive.ts'
import { finderOf } from './in_browser.ts'
import { keepPresses } from './keep_presses.ts'
import { keepTyping } from './keep_typing.ts'

/** Milliseconds after which early presses are dropped, if the page has not come alive. */
const longestKept = 20_000

export const earlyScript = `{
const find = ${squeezed(finderOf)};
(${squeezed(keepTyping)})("${aliveEvent}", find);
(${squeezed(keepPresses)})("${aliveEvent}", ${longestKept}, find);
}`

/** A function's text without comments and indents: every page includes it. */
function squeezed(code: (...parameters: never[]) => unknown): string {
  const lines = code.toString().split('\n')
  return lines
    .map(line => line.trim())
    .filter(line => line !== '' && !/^(\/\/|\/?\*)/.test(line))
    .join('\n')
}
