// The compiled code of programs that tests start. Most of a short life goes into reading the program.

import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The environment of such a program. All of them share what one has compiled, with the tests themselves under `npm test`. */
export const compiledCode = {
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ??
    fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
}

/** Keeps this program's compiled code now: one that is killed keeps nothing at its end. */
export const saveCompiledCode = (): void => flushCompileCache()
