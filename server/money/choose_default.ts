import type { Tx } from '../request/database/database.ts'
import { makeDefault } from './method_store.ts'

/** Makes one of a household's cards the only default. Lock the household first. */
export const chooseDefault = (tx: Tx, clientId: string, id: string): Promise<void> =>
  makeDefault(tx, clientId, id)
