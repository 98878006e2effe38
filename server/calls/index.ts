// Every group of the contract with its handlers. A missing group or handler does not compile.

import type { Contract } from '../../contract/index.ts'
import * as groups from './groups.ts'
import type { Calls } from './handler.ts'

export type AllCalls = { readonly [G in keyof Contract]: Calls<G> }

export const calls: AllCalls = groups
