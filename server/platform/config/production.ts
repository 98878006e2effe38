// What production does not start with unless somebody asked for it by name (RULINGS 69): each would look as if it worked.

import type { Config } from '../config.ts'

type Asked = Pick<Config, 'publicUrl' | 'plainHttp' | 'cards' | 'mail' | 'sms' | 'smtpUrl'>

/** A sentence for each thing that is missing in production; none where all is there, or named. */
export function missingInProduction(config: Asked): string[] {
  const problems: string[] = []
  if (config.publicUrl.startsWith('http:') && !config.plainHttp) {
    problems.push(
      'PUBLIC_URL is not https; PLAIN_HTTP=on starts all the same, and everybody on the way can read along.',
    )
  }
  if (config.cards === undefined) {
    problems.push(
      'There is no card processor; CARDS=builtin starts with the built-in one, which takes no money.',
    )
  }
  if (config.mail === undefined && config.smtpUrl === undefined) {
    problems.push('There is no mail server (SMTP_URL); MAIL=builtin keeps all mail in the built-in mailbox.')
  }
  if (config.sms === undefined) {
    problems.push('There is no carrier for text messages; SMS=builtin keeps them in the built-in mailbox.')
  }
  return problems
}
