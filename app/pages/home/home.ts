import type { OutputOf } from '../../../contract/index.ts'

export type Home = OutputOf<'home.homepage'>
