// Kinds of message that somebody holds back: the sender leaves them, and looks at each of their messages once.

import type { Services } from '../integrations/services.ts'
import { words } from '../request/database/array_parameters.ts'
import type { Db } from '../request/database/database.ts'
import { withTx } from '../request/database/database.ts'
import { readPausedKinds, setAsideHeld } from './held_store.ts'

/** Brand and kind of what is held back, as the sender's statements take them. The rows stay as they are until the transaction ends. */
export async function heldKinds(tx: Db): Promise<string> {
  return words(await readPausedKinds.all(tx), ({ brand, template }) => `${brand} ${template}`)
}

/**
 * Puts waiting messages of the kinds that are held back aside until they are let go, so that nobody looks at them again and again. The
 * locks on the pauses keep whoever lets a kind go waiting, so that no message is put aside after that.
 */
export async function setHeldAside({ pool }: Pick<Services, 'pool'>): Promise<void> {
  await withTx(pool, async tx => {
    const held = await heldKinds(tx)
    if (held !== '{}') await setAsideHeld.run(tx, { held })
  })
}
