// Whether this process works on a distributed database (docs/scale.md): there, some changes are sent in another form.

import { isDistributed } from '../../database/distribute.ts'
import type { Stored } from '../request/services.ts'

/** Asked once: a database is distributed while no process works on it. */
export const onNodes = ({ pool, memory }: Pick<Stored, 'pool' | 'memory'>): Promise<boolean> =>
  memory.of(isDistributed, pool)
