// Deletes letters that ask to confirm an address for the newsletter, once their link is over: whoever did not confirm leaves no address
// here.

import { newsletterLinkDays } from '../../../domain/newsletter.ts'
import type { Services } from '../../integrations/services.ts'
import { nobody } from '../../messages/outbox.ts'
import { deleteAskedBefore } from './store.ts'

/** Letters of one statement: few enough that it blocks nothing. */
const atOnce = 1_000

/** @returns their number */
export async function forgetAsked({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<number> {
  const before = clock
    .now()
    .subtract({ hours: 24 * newsletterLinkDays })
    .toString()
  let forgotten = 0
  for (;;) {
    const { deleted } = await deleteAskedBefore.one(pool, { clientId: nobody, before, limit: atOnce })
    forgotten += deleted
    if (deleted < atOnce) return forgotten
  }
}
