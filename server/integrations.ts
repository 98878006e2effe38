// Which implementation of each outside system this program uses.

import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import { builtinCardProcessor } from './integrations/cards/builtin/processor.ts'
import type { CardProcessor } from './integrations/cards/port.ts'
import { builtinMailbox } from './integrations/mail/mailbox.ts'
import type { Carrier } from './integrations/mail/port.ts'
import { smtpMail } from './integrations/mail/smtp.ts'

export interface Integrations {
  readonly cards: CardProcessor
  readonly mail: Carrier
  readonly sms: Carrier
}

/** What an integration may be made of. */
export interface Ground {
  config: Config
  db: Db
  clock: Clock
}

/** Makes every integration: the built-in one, unless the configuration names an outside one. */
export function openIntegrations({ config, db, clock }: Ground): Integrations {
  const mailbox = builtinMailbox({ db })
  return {
    cards: builtinCardProcessor({ db, clock }),
    mail: config.smtpUrl === undefined ? mailbox : smtpMail(config.smtpUrl),
    sms: mailbox,
  }
}
