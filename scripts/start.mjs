// Starts the server, built or from source.

import { build } from './build.mjs'
import { run } from './children.mjs'
import { heapFor } from './heap.mjs'
import { at } from './paths.mjs'

const server = at('server', 'main.ts')

/**
 * `npm start`. React is fast only under NODE_ENV=production, so the server always gets that; APP_ENV says whether the product is in
 * production, and follows the original NODE_ENV.
 * @param {string} node @param {NodeJS.ProcessEnv} env @returns {Promise<number>} exit code
 */
export async function start(node, env) {
  return (await build(node, env)) || startBuilt(node, env)
}

/**
 * Starts the server on pages that are built.
 * @param {string} node @param {NodeJS.ProcessEnv} env @returns {Promise<number>} exit code
 */
export function startBuilt(node, env) {
  const APP_ENV = env.APP_ENV || (env.NODE_ENV === 'production' ? 'production' : 'development')
  return run(node, [...heapFor(env.ROLES), server], {
    // glibc keeps a heap for every thread that compresses or resizes pictures, and gives little of it back.
    env: { MALLOC_ARENA_MAX: '2', ...env, APP_ENV, NODE_ENV: 'production' },
    ipc: true,
  })
}

/**
 * `npm run dev`: pages from source; the server starts again when its own sources change. The condition gives Node the same
 * development build of React Router that Vite gives the pages: two copies would not know each other's objects.
 * @param {string} node @param {NodeJS.ProcessEnv} env @returns {Promise<number>} exit code
 */
export function develop(node, env) {
  const watched = ['server', 'domain', 'contract', 'i18n', 'brands', 'database', 'seed'].map(
    folder => `--watch-path=${at(folder)}`,
  )
  const settings = { APP_ENV: env.APP_ENV || 'development', NODE_ENV: 'development', DEV_SERVER: 'on' }
  const options = ['--conditions=development', ...watched, '--watch-preserve-output']
  return run(node, [...options, server], {
    env: { ...env, ...settings },
    ipc: true,
  })
}
