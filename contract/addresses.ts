// The addresses of calls that do not follow from their names. The build gives browsers the values of this module without the
// declarations they are read from (vite.config.ts).

import { groupOf, usualAddress } from './call.ts'
import { adminsAlone, allCalls, contract, pathOf } from './index.ts'

/** Groups of which every call is an admin's. */
export const adminGroups: readonly string[] = Object.keys(contract).filter(adminsAlone)

/** By name. */
export const addressesElsewhere: Readonly<Record<string, string>> = Object.fromEntries(
  allCalls()
    .map(({ name }) => [name, pathOf(name)] as const)
    .filter(([name, path]) => path !== usualAddress(name, adminsAlone(groupOf(name)))),
)
