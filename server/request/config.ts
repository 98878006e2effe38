// The configuration, read once at the start. Nothing else reads the environment.

import { type BrandId, brands } from '../../domain/brands.ts'
import type { Block, BlockValues } from './config/block.ts'
import { chooseCards } from './config/choose_cards.ts'
import { missingInProduction } from './config/production.ts'
import type { Known, Variable } from './config/variable.ts'
import { together, type Values, variables } from './config/variables.ts'

/** The values of all variables, and what follows from them. */
export type Config = Values & {
  readonly production: boolean
  /** The values of the blocks that are set (`valuesOf`). */
  readonly blocks: BlockValues
}

/** A start that cannot go on: one line for each variable with a bad value. */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration'
}

/**
 * Reads the configuration. A variable set to nothing counts as not set.
 * @param cardProcessors the variables of the outside card processors, by name; `readConfig` (server/integrations) knows them
 * @throws BadConfiguration naming every wrong variable, and its allowed values
 */
export function readVariables(
  cardProcessors: Readonly<Record<string, Block>>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const given: Record<string, string | undefined> = { ...environment }
  if (environment.NODE_ENV === 'production') given.APP_ENV ||= 'production'
  const problems: string[] = []
  const values = readRows(variables, given, problems)
  for (const keys of together)
    problems.push(...missingAmong(keys.map(key => [variables[key].name, values[key]])))
  if (values.loyalty === 'comarch' && (values.comarchUrl === undefined || values.comarchKey === undefined)) {
    problems.push('LOYALTY=comarch needs COMARCH_URL and COMARCH_KEY.')
  }
  const blocks = new Map<Block, unknown>()
  for (const block of Object.values(cardProcessors)) {
    const read = readRows(block, given, problems, values)
    const needed = Object.entries(block).filter(([, { fallback }]) => fallback === undefined)
    const found = needed.map(([key, { name }]): [string, unknown] => [name, read[key]])
    problems.push(...missingAmong(found))
    if (found.every(([, value]) => value !== undefined)) blocks.set(block, read)
  }
  const own = values as unknown as Config
  const chosen = chooseCards(own.cards, cardProcessors, blocks)
  problems.push(...chosen.problems)
  const config = { ...own, blocks, cards: chosen.cards, production: own.environment === 'production' }
  if (config.production) problems.push(...missingInProduction(config))
  if (problems.length > 0) throw new BadConfiguration(problems.join('\n'))
  return config
}

/** @param known the rows on which defaults may depend; the earlier ones of `rows` themselves, where there are no others */
function readRows(
  rows: Block,
  given: Readonly<Record<string, string | undefined>>,
  problems: string[],
  known?: Record<string, unknown>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [key, row] of Object.entries(rows)) {
    const fallback = () => defaultOf(row, (known ?? values) as unknown as Known)
    const text = given[row.name]?.trim()
    values[key] = text ? row.read(text) : fallback()
    if (text && values[key] === undefined) {
      problems.push(`${row.name} is ${JSON.stringify(text)}; it takes ${row.takes}.`)
      values[key] = fallback()
    }
  }
  return values
}

/** The problem of variables that go together, where only some are set. */
function missingAmong(found: readonly (readonly [name: string, value: unknown])[]): string[] {
  const missing = found.filter(([, value]) => value === undefined)
  if (missing.length === 0 || missing.length === found.length) return []
  const names = (some: typeof found) => some.map(([name]) => name).join(', ')
  return [`${names(missing)} is missing; ${names(found)} go together.`]
}

function defaultOf<T>(row: Variable<T>, known: Known): T | undefined {
  const text = typeof row.fallback === 'function' ? row.fallback(known) : row.fallback
  return text === undefined || text === '' ? undefined : row.read(text)
}

/** Scheme, host and port of a brand for people, for example `http://cookit.localhost:3000`. */
export function originOf(config: Pick<Config, 'publicUrl' | 'cookitDomain'>, brand: BrandId): string {
  if (brand === 'freshprep') return config.publicUrl
  const url = new URL(config.publicUrl)
  url.hostname = config.cookitDomain
  return url.origin
}

/** The origin of the sister brand: its configured domain, on the port of this request where that is local. */
export function sisterOrigin(
  facts: { brand: BrandId; origin: string },
  config: Pick<Config, 'publicUrl' | 'cookitDomain'>,
): string {
  const sister = new URL(originOf(config, brands[facts.brand].sister))
  const here = new URL(facts.origin)
  if (sister.hostname.endsWith('localhost')) sister.port = here.port
  return sister.origin
}

/** The brand's own site elsewhere (rule 23): only the second brand can have one. */
export const outsideSiteOf = (
  { cookitOutsideSite }: Pick<Config, 'cookitOutsideSite'>,
  brand: BrandId,
): string | null => (brand === 'cookit' && cookitOutsideSite) || null

/** The table of all variables, for the README, in Markdown. */
export function tableOfVariables(blocks: readonly Block[]): string {
  const rows = [variables, ...blocks].flatMap((block): Variable<unknown>[] => Object.values(block))
  const lines = rows.map(({ name, fallback, fallbackShown, takes, about }) => {
    const shown = fallbackShown ?? (typeof fallback === 'string' ? `\`${fallback}\`` : 'none')
    return `| \`${name}\` | ${shown} | ${takes} | ${about} |`
  })
  return ['| Variable | Default | Takes | What it is for |', '|---|---|---|---|', ...lines].join('\n')
}
