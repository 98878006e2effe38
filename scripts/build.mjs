// Builds the browser's files when their sources have changed since the last build.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { run } from './children.mjs'
import { at, toolOf } from './paths.mjs'

/** The sources of the build. */
const sources = [
  'app',
  'i18n',
  'brands',
  'contract',
  'domain',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const stampFile = at('build', 'sources')

/**
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {{ always?: boolean }} [options]
 * @returns {Promise<number>} exit code
 */
export async function build(node, env, { always = false } = {}) {
  const stamp = stampOfSources()
  if (!always && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0
  process.stdout.write('Building the pages\n')
  rmSync(stampFile, { force: true })
  // The list of pictures is the server's: the pages are built meanwhile.
  const [listed, built] = await Promise.all([
    run(node, [at('scripts', 'pictures.ts')], { env }),
    run(node, [toolOf('@react-router/dev'), 'build'], { env: { ...env, NODE_ENV: 'production' } }),
  ])
  const code = listed || built
  if (code === 0) {
    await compress(at('build', 'client', 'assets'))
    mkdirSync(at('build'), { recursive: true })
    writeFileSync(stampFile, stamp)
  }
  return code
}

/**
 * Writes the smallest Brotli form of each script and stylesheet beside it. That takes a second or more each, too long for the first
 * browser that asks (server/http/files.ts). Node's own threads share the work.
 * @param {string} folder
 */
async function compress(folder) {
  const texts = readdirSync(folder).filter(name => /\.(m?js|css)$/.test(name))
  await Promise.all(texts.map(name => compressOne(join(folder, name))))
}

const brotli = promisify(brotliCompress)

/** @param {string} file */
async function compressOne(file) {
  const text = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  writeFileSync(`${file}.br`, await brotli(text, { params }))
}

function stampOfSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    if (!existsSync(at(source))) continue
    for (const file of filesOf(source))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(at(file)))
        .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!statSync(at(path)).isDirectory()) return [path]
  return readdirSync(at(path))
    .sort()
    .flatMap(name => filesOf(`${path}/${name}`))
}
