// messages_admin: somebody in the office holds a kind of message back, or lets it go.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { whyAlwaysSent } from '../../../domain/messages/holding.ts'
import { countMessages } from '../../integrations/message_figures/count_messages.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { countListLetters } from '../list_letters/list_letters.ts'
import { kindNamed } from './list_kinds.ts'
import { countPauses, deleteKindPause, dropHeld, insertKindPause, releaseHeld } from './store.ts'

interface Actor {
  brand: BrandId
  /** A person of the staff. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

/**
 * What is being sent at that moment still goes.
 * @throws Refusal not_found; message_always_sent for one that the law or safety needs; conflict where it is held back already
 */
export async function holdKind(
  { pool }: Pick<Services, 'pool'>,
  { brand, actor, now }: Actor,
  { kind, reason }: { kind: string; reason: string },
): Promise<void> {
  const template = kindNamed(kind)
  if (whyAlwaysSent(template) !== null) throw new Refusal('message_always_sent')
  await withTx(pool, async tx => {
    noteInLog(tx, { about: { kind }, before: 'sent', after: 'held' })
    if ((await insertKindPause.run(tx, { brand, template, reason, actor, now })) === 0) {
      throw new Refusal('conflict')
    }
  })
}

/**
 * Lets a kind go: what waits is due at once, or dropped for good.
 * @throws Refusal not_found where it is not held back
 * @returns how many messages that were
 */
export async function letKindGo(
  { pool }: Pick<Services, 'pool'>,
  { brand, now }: Actor,
  { kind, drop }: { kind: string; drop: boolean },
): Promise<{ messages: number }> {
  const template = kindNamed(kind)
  return withTx(pool, async tx => {
    if (!(await deleteKindPause.first(tx, { brand, template }))) throw new Refusal('not_found')
    const dropped = drop ? await dropHeld.all(tx, { brand, template, now }) : []
    await countMessages(
      tx,
      dropped.map(({ channel }) => ({ brand, template, channel })),
      'dropped',
      now,
    )
    await countListLetters(
      tx,
      dropped.map(({ key }) => ({ template, key })),
      'dropped',
    )
    const messages = drop ? dropped.length : await releaseHeld.run(tx, { brand, template })
    noteInLog(tx, { about: { kind, messages }, before: 'held', after: drop ? 'dropped' : 'sent' })
    return { messages }
  })
}

/** How many kinds of a brand are held back, and since when. */
export const countHeldKinds = (
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
): Promise<{ count: number; since: Date | null }> => countPauses.one(pool, { brand })
