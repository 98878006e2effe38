import type { OutputOf } from '../../contract/index.ts'

export type Account = OutputOf<'account.index'>
