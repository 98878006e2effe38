// Whether the question before settings has been answered, for what needs the answer in some cases only.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { isRecent } from '../../../domain/reauthentication.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { flagsOf } from '../../request/flags/flags.ts'
import type { Stored } from '../../request/services.ts'

/** @throws Refusal `reauthentication_required` where the brand asks a question before settings and it was not answered recently */
export async function requireAnswer(services: Stored, request: CallRequest): Promise<void> {
  if (!(await isAnswered(services, request))) throw new Refusal('reauthentication_required')
}

/** Whether the settings are open to this session. */
export async function isAnswered(
  services: Stored,
  { brand, session, now }: Pick<CallRequest, 'brand' | 'session' | 'now'>,
): Promise<boolean> {
  if (isRecent(session.settingsAuthenticatedAt, now)) return true
  return !(await asksBeforeSettings(services, brand))
}

/** Whether the brand asks a question before settings. */
export const asksBeforeSettings = (services: Stored, brand: BrandId): Promise<boolean> =>
  flagsOf(services).on(brand, 'settings_password')
