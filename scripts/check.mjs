// Lint, format and types.

import { existsSync } from 'node:fs'
import { run } from './children.mjs'
import { at, toolOf } from './paths.mjs'

/** @param {string} node @param {NodeJS.ProcessEnv} env @returns {Promise<number>} exit code of the first that fails */
export async function check(node, env) {
  const steps = [
    [toolOf('@react-router/dev'), 'typegen'],
    [toolOf('typescript'), '--noEmit'],
    [toolOf('@biomejs/biome'), 'check'],
    ...(existsSync(at('.oxlintrc.json')) ? [[toolOf('oxlint')]] : []),
  ]
  for (const step of steps) {
    const code = await run(node, step, { env })
    if (code !== 0) return code
  }
  return 0
}
