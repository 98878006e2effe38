// Whether the question before settings has been answered, for what needs the answer in some cases only.

import { Refusal } from '../../../contract/errors.ts'
import { isRecent } from '../../../domain/reauthentication.ts'
import { hasFlagOn } from '../../flags/flags.ts'
import type { CallRequest } from '../../request/call_request.ts'
import type { Stored } from '../../request/services.ts'

/** @throws Refusal `reauthentication_required` where the brand asks a question before settings and it was not answered recently */
export async function requireAnswer(services: Stored, request: CallRequest): Promise<void> {
  if (!(await isAnswered(services, request))) throw new Refusal('reauthentication_required')
}

/** Whether the settings are open to this session. */
export async function isAnswered(
  services: Stored,
  request: Pick<CallRequest, 'brand' | 'session' | 'now'>,
): Promise<boolean> {
  if (isRecent(request.session.settingsAuthenticatedAt, request.now)) return true
  return !(await asksBeforeSettings(services, request))
}

/** Whether the brand asks this household a question before settings. */
export const asksBeforeSettings = (
  services: Stored,
  request: Pick<CallRequest, 'brand' | 'session'>,
): Promise<boolean> => hasFlagOn(services, request, 'settings_password')
