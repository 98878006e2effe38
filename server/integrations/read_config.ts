// The configuration with the variables of the outside card processors, which are declared in their folders.

import { type Config, readVariables, tableOfVariables } from '../request/config.ts'
import * as processors from './cards/processors.ts'

const cardProcessors = Object.fromEntries(
  Object.entries(processors).map(([name, { variables }]) => [name, variables]),
)

/**
 * Reads the configuration, at the start.
 * @param environment the process's own, unless another is given
 * @throws BadConfiguration naming every wrong variable, and its allowed values
 */
export const readConfig = (environment?: Readonly<Record<string, string | undefined>>): Config =>
  readVariables(cardProcessors, environment)

/** The README's table of variables, in Markdown. */
export const configTable = (): string => tableOfVariables(Object.values(cardProcessors))
