// The data of the contact page.

import { contactZone } from '../../../brands/facts.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { openPeriods } from '../../../domain/time/opening_hours.ts'
import { statedFactsOf } from '../../request/brand_facts/brand_facts.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { programSecret } from '../../request/program_secret.ts'
import type { Stored } from '../../request/services.ts'
import { selectSender } from './store.ts'
import { makeTicket, notBefore } from './ticket.ts'

/** A fresh ticket, the opening hours, and the signed-in client. */
export async function contactForm(services: Stored, request: CallRequest): Promise<OutputOf<'contact.form'>> {
  const { brand, now, session } = request
  const secret = await programSecret(services, 'contact')
  const { hours } = await statedFactsOf(services, brand, programTime(request))
  return {
    ticket: makeTicket(secret, brand, now.epochMilliseconds),
    notBefore,
    hours: [...hours],
    periods: openPeriods({ zone: contactZone.zone, days: hours }, programTime(request)),
    sender: session.clientId === null ? null : await selectSender(services.pool, session.clientId),
  }
}
