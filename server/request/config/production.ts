// Stand-ins that production uses only where they are configured by name (rule 69), because each of them would seem to work.

import type { Values } from './variables.ts'

type CheckedValues = Pick<
  Values,
  | 'publicUrl'
  | 'plainHttp'
  | 'staffByAccount'
  | 'cards'
  | 'mail'
  | 'sms'
  | 'smtpUrl'
  | 'twilioAccount'
  | 'twilioToken'
  | 'twilioFrom'
>

/** A sentence for each missing thing in production; none where everything is present, or named. */
export function missingInProduction(config: CheckedValues): string[] {
  const problems: string[] = []
  if (config.publicUrl.startsWith('http:') && !config.plainHttp) {
    problems.push(
      'PUBLIC_URL is not https; PLAIN_HTTP=on starts all the same, and everybody on the way can read along.',
    )
  }
  if (config.staffByAccount) {
    problems.push('STAFF_BY_ACCOUNT=on would let staff in without a second factor; production takes off.')
  }
  if (config.cards === undefined) {
    problems.push(
      'There is no card processor; CARDS=builtin starts with the built-in one, which takes no money.',
    )
  }
  if (config.mail === undefined && config.smtpUrl === undefined) {
    problems.push('There is no mail server (SMTP_URL); MAIL=builtin keeps all mail in the built-in mailbox.')
  }
  if (config.sms === undefined && twilioOf(config) === null) {
    problems.push(
      'There is no carrier for text messages (TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM); SMS=builtin keeps them in the built-in mailbox.',
    )
  }
  return problems
}

/** The Twilio account, where all of its variables are set. */
export function twilioOf({
  twilioAccount: account,
  twilioToken: token,
  twilioFrom: from,
}: Pick<Values, 'twilioAccount' | 'twilioToken' | 'twilioFrom'>): {
  account: string
  token: string
  from: string
} | null {
  return account !== undefined && token !== undefined && from !== undefined ? { account, token, from } : null
}
