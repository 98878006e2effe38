// The declaration of an environment variable.

import type { Read } from './readers.ts'

export const environments = ['development', 'test', 'staging', 'production'] as const
export type Environment = (typeof environments)[number]

/** The earlier rows on which the defaults of later ones may depend. */
export interface Known {
  environment: Environment
  port: number
}

export interface Variable<T> {
  name: string
  /** In words, for "PORT is …; it takes …" and the README. */
  takes: string
  /** Its purpose, a sentence for the README. */
  about: string
  /** The default text; undefined: the value is then undefined. */
  fallback: string | undefined | ((known: Known) => string)
  /** The default in the README's words, where it is not one text. */
  fallbackShown?: string
  read: Read<T>
}

/** Declares a variable that always has a value. */
export const variable = <T>(
  row: Variable<T> & { fallback: string | ((known: Known) => string) },
): Variable<T> => row

/** Declares a variable without a default: its value may be undefined. */
export const optional = <T>(row: Omit<Variable<T>, 'fallback'>): Variable<T | undefined> => ({
  ...row,
  fallback: undefined,
})

/** A default of production’s own. */
export const inProduction =
  (there: string, elsewhere: string) =>
  ({ environment }: Known): string =>
    environment === 'production' ? there : elsewhere
