// Secret links and codes are made while their message is sent, so that no table has one. A repeated message has another: every link
// works until one is used; of the codes only the last works.

import { linkTo } from '../../contract/paths.ts'
import type { Services } from '../integrations/services.ts'
import { originOf } from '../request/config.ts'
import { issueEmailToken } from './email_changes/email_token.ts'
import { newsletterToken } from './newsletter_links/newsletter_token.ts'
import type { Unsent } from './outbox_store.ts'
import { issueResetToken } from './password_resets/reset_token.ts'
import { issueCode } from './phone_codes/phone_code.ts'
import { invitationToken } from './staff_invitations/invitation_token.ts'
import type { TemplateData, TemplateName } from './templates.ts'
import { trackingToken } from './tracking_links/tracking_token.ts'

/** The link or the code of a message that has one; null for any other, and where its link was used in the meantime. */
export async function secretLink(
  services: Pick<Services, 'pool' | 'memory' | 'config'>,
  message: Unsent,
): Promise<string | null> {
  const { template } = message
  if (isFollowed(template)) {
    const { orderId } = message.data as TemplateData['out_for_delivery']
    const token = await trackingToken(services, { clientId: message.clientId, orderId })
    return token && originOf(services.config, message.brand) + linkTo('trackShared', message, { token })
  }
  const secret = carriesSecret(template) ? await secretOf(services, message) : null
  const page = template in pages ? pages[template as keyof typeof pages] : null
  if (secret === null || page === null) return secret
  const address = originOf(services.config, message.brand) + linkTo(page, message)
  return `${address}?${new URLSearchParams({ token: secret })}`
}

/** Messages of a box that has its own link, until its day is over. */
const isFollowed = (template: TemplateName) => template === 'out_for_delivery' || template === 'delivery_late'

/** The destination of each letter's link. */
const pages = {
  password_reset: 'passwordEdit',
  password_first: 'passwordEdit',
  email_change: 'emailConfirm',
  email_change_asked: 'emailStop',
  newsletter_confirm: 'newsletterConfirm',
  staff_invitation: 'staffJoin',
} as const

/** Whether a message is useless without its link or code. */
export const carriesSecret = (template: TemplateName): boolean =>
  template in pages || template === 'phone_code'

async function secretOf(
  services: Pick<Services, 'pool' | 'memory'>,
  { brand, clientId, template, data, email, locale }: Unsent,
): Promise<string | null> {
  const { pool, memory } = services
  if (template === 'newsletter_confirm') {
    const { askedAt } = data as TemplateData['newsletter_confirm']
    return email === null ? null : newsletterToken(services, brand, { locale, email, askedAt })
  }
  if (template === 'staff_invitation') {
    const { staffId: id, invitedAt: at } = data as TemplateData['staff_invitation']
    return invitationToken({ pool, memory }, { id, at })
  }
  if (template === 'phone_code') {
    return issueCode(pool, { clientId, ...(data as TemplateData['phone_code']) })
  }
  if (template === 'email_change' || template === 'email_change_asked') {
    const { changeId } = data as TemplateData['email_change']
    return issueEmailToken(pool, template === 'email_change' ? 'confirm' : 'stop', { clientId, changeId })
  }
  return issueResetToken(pool, { clientId, ...(data as TemplateData['password_reset']) })
}
