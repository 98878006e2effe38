// The ways to sign in to an account, as its settings show them.

import type { OutputOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { hasPassword } from '../client_facts.ts'
import { newsOf } from '../sign_in_news.ts'
import { linksOf } from '../social/link.ts'
import { selectPasskeys } from './store.ts'

/** Linked providers, including those no longer offered; those that can be linked; and what has just changed. */
export async function showWays(
  { pool, identity }: Pick<Services, 'pool' | 'identity'>,
  request: CallRequest,
): Promise<OutputOf<'passkeys.show'>> {
  const clientId = signedIn(request)
  const [password, links, keys] = await Promise.all([
    hasPassword(pool, request.brand, clientId),
    linksOf(pool, clientId),
    selectPasskeys.all(pool, { clientId }),
  ])
  const linked = new Map(links.map(link => [link.provider, link]))
  const known = [...new Set([...identity.offered, ...linked.keys()])]
  return {
    password,
    providers: known.map(provider => ({
      provider,
      linked: linked.has(provider),
      email: linked.get(provider)?.email ?? null,
    })),
    passkeys: keys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
    news: newsOf(request),
  }
}
