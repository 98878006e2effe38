// Every group of the contract with its handlers; a group or a handler that is missing does not compile.

import type { Contract } from '../../contract/index.ts'
import { flipper } from './flipper.ts'
import type { Calls } from './handler.ts'
import { home } from './home.ts'
import { menu } from './menu.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { rewards } from './rewards.ts'

export type AllCalls = { readonly [G in keyof Contract]: Calls<G> }

export const calls: Partial<AllCalls> = { flipper, home, menu, orders, products, rewards }
