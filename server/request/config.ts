// The configuration, read once at the start. Nothing else reads the environment.

import { type BrandId, brands } from '../../domain/brands.ts'
import { missingInProduction } from './config/production.ts'
import type { Known, Variable } from './config/variable.ts'
import { together, variables } from './config/variables.ts'

type Variables = typeof variables

/** The values of all variables; `server/request/config/variables` describes each. */
export type Config = {
  readonly [K in keyof Variables]: Variables[K] extends Variable<infer T> ? T : never
} & {
  readonly production: boolean
}

/** A start that cannot go on: one line for each variable with a bad value. */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration'
}

/**
 * Reads the configuration. A variable set to nothing counts as not set.
 * @throws BadConfiguration naming every wrong variable, and its allowed values
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  const given: Record<string, string | undefined> = { ...environment }
  if (environment.NODE_ENV === 'production') given.APP_ENV ||= 'production'
  for (const [key, row] of Object.entries(variables) as [string, Variable<unknown>][]) {
    const text = given[row.name]?.trim()
    values[key] = text ? row.read(text) : defaultOf(row, values as unknown as Known)
    if (text && values[key] === undefined) {
      problems.push(`${row.name} is ${JSON.stringify(text)}; it takes ${row.takes}.`)
      values[key] = defaultOf(row, values as unknown as Known)
    }
  }
  for (const block of together) {
    const missing = block.filter(key => values[key] === undefined)
    if (missing.length > 0 && missing.length < block.length) {
      const names = (keys: readonly (keyof Variables)[]) => keys.map(key => variables[key].name).join(', ')
      problems.push(`${names(missing)} is missing; ${names(block)} go together.`)
    }
  }
  if (values.loyalty === 'comarch' && (values.comarchUrl === undefined || values.comarchKey === undefined)) {
    problems.push('LOYALTY=comarch needs COMARCH_URL and COMARCH_KEY.')
  }
  const config = { ...(values as unknown as Config), production: values.environment === 'production' }
  if (config.production) problems.push(...missingInProduction(config))
  if (problems.length > 0) throw new BadConfiguration(problems.join('\n'))
  return config
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

/** The README's table of variables, in Markdown. */
export function configTable(): string {
  const rows = (Object.values(variables) as Variable<unknown>[]).map(
    ({ name, fallback, fallbackShown, takes, about }) => {
      const shown = fallbackShown ?? (typeof fallback === 'string' ? `\`${fallback}\`` : 'none')
      return `| \`${name}\` | ${shown} | ${takes} | ${about} |`
    },
  )
  return ['| Variable | Default | Takes | What it is for |', '|---|---|---|---|', ...rows].join('\n')
}
