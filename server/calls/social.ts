import { answerProvider } from '../identity/social/answer.ts'
import { beginSocial, offeredProviders } from '../identity/social/begin.ts'
import { linkAlone, showWaiting } from '../identity/social/waiting_link.ts'
import type { Calls } from './handler.ts'

export const social: Calls<'social'> = {
  providers: offeredProviders,
  begin: beginSocial,
  callback: answerProvider,
  waiting: showWaiting,
  link_alone: linkAlone,
}
