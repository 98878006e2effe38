// The entry of npm's scripts: makes sure that the packages and a suitable Node are present, then runs the command. Plain
// JavaScript, because it has to run on any Node from 18 on.

import { build } from './build.mjs'
import { check } from './check.mjs'
import { handOnSignals, run } from './children.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { at, toolOf } from './paths.mjs'
import { environmentWith, findNode } from './runtime.mjs'
import { develop, start } from './start.mjs'
import { test } from './test.mjs'

/** @typedef {(node: string, env: NodeJS.ProcessEnv, args: string[]) => Promise<number>} Command */

/** @type {Record<string, Command>} */
const commands = {
  start,
  dev: develop,
  build: (node, env) => build(node, env, { always: true }),
  check,
  test,
  bench: async (node, env, args) =>
    (await build(node, env)) || run(node, [at('bench', 'run.ts'), ...args], { env, ipc: true }),
  drawing: (node, env) => run(node, [at('scripts', 'draw_folders.ts')], { env }),
  addresses: (node, env, args) => run(node, [at('scripts', 'addresses.ts'), ...args], { env }),
  log: (node, env, args) => run(node, [at('scripts', 'log.ts'), ...args], { env }),
  numbers: (node, env, args) => run(node, [at('scripts', 'numbers.ts'), ...args], { env }),
  admins: (node, env, args) => run(node, [at('scripts', 'admins.ts'), ...args], { env }),
  codes: (node, env, args) => run(node, [at('scripts', 'codes.ts'), ...args], { env }),
  catalogue: (node, env, args) => run(node, [at('scripts', 'catalogue.ts'), ...args], { env }),
  backup: (node, env, args) => run(node, [at('scripts', 'backup.ts'), ...args], { env }),
  restore: (node, env, args) => run(node, [at('scripts', 'restore.ts'), ...args], { env }),
  archive: (node, env, args) => run(node, [at('scripts', 'archive.ts'), ...args], { env }),
  distribute: (node, env) => run(node, [at('scripts', 'distribute.ts')], { env }),
  'bring-over': (node, env, args) => run(node, [at('scripts', 'bring_over.ts'), ...args], { env }),
  pictures: (node, env) => run(node, [at('scripts', 'pictures.ts')], { env }),
  gallery: (node, env, args) =>
    withBrowser('gallery', node, env, args.includes('--project') ? args : ['--project', 'usual', ...args]),
  axe: (node, env, args) => withBrowser('axe', node, env, args),
  migration: (node, env, args) => run(node, [toolOf('drizzle-kit'), 'generate', ...args], { env }),
}

/**
 * Builds, then runs Playwright on the built program with a configuration of its own.
 * @param {string} name of `playwright.{name}.config.ts` @param {string} node @param {NodeJS.ProcessEnv} env @param {string[]} args
 */
async function withBrowser(name, node, env, args) {
  const config = at(`playwright.${name}.config.ts`)
  return (
    (await build(node, env)) ||
    run(node, [toolOf('@playwright/test'), 'test', '--config', config, ...args], { env })
  )
}

/** @param {string | undefined} name @param {string[]} args @returns {Promise<number>} exit code */
async function perform(name, args) {
  const command = name === undefined ? undefined : commands[name]
  if (!command) {
    process.stderr.write(`Say which: ${Object.keys(commands).join(', ')}.\n`)
    return 2
  }
  handOnSignals()
  await ensureDependencies()
  const node = findNode()
  return command(node, environmentWith(node), args)
}

const [name, ...args] = process.argv.slice(2)
perform(name, args).then(
  code => process.exit(code),
  error => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  },
)
