// Links that let in whoever holds them are made as their letter is sent, so that no table holds one. A letter that is sent
// again carries another; all of them work until one is used.

import { linkTo } from '../../contract/paths.ts'
import { originOf } from '../platform/config.ts'
import { issueResetToken } from '../request/password_resets/reset_token.ts'
import type { Services } from '../request/services.ts'
import type { Unsent } from './outbox_store.ts'
import type { TemplateData } from './templates.ts'

/** The link of each message that carries one; a message whose way in has been used meanwhile has none. */
export async function secretLinks(
  { db, config }: Pick<Services, 'db' | 'config'>,
  messages: readonly Unsent[],
): Promise<Map<Unsent, string>> {
  const links = new Map<Unsent, string>()
  for (const message of messages.filter(({ template }) => template === 'password_reset')) {
    const { clientId } = message
    const { resetId } = message.data as TemplateData['password_reset']
    const token = await issueResetToken(db, { clientId, resetId })
    if (token !== null) {
      const page = originOf(config, message.brand) + linkTo('passwordEdit', message)
      links.set(message, `${page}?${new URLSearchParams({ token })}`)
    }
  }
  return links
}
