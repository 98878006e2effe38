// Mail by SMTP.

import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { layOut } from './layout/lay_out.ts'
import type { Attachment, Carrier, Delivery, MailLetter } from './port.ts'

/** Letters sent to the server at once, and the timeout of one, in milliseconds. */
const limits = { connections: 5, connect: 10_000, greeting: 10_000, socket: 30_000 }

/**
 * A carrier over SMTP. A letter's Message-ID is derived from its key, so that one sent twice (the connection broke before the
 * answer came) is one message to every mailbox that checks.
 * @param url `smtp://user:password@host:587` or `smtps://…`
 */
export function smtpMail(url: string): Carrier<MailLetter> & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: limits.connections,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.socket,
  })
  const sendOne = async (letter: MailLetter): Promise<Delivery> => {
    try {
      await transport.sendMail(mailOf(letter))
      return { outcome: 'sent' }
    } catch (error) {
      return { outcome: isFinal(error) ? 'impossible' : 'failed', reason: String(error) }
    }
  }
  return {
    send: letters => Promise.all(letters.map(sendOne)),
    close: () => transport.close(),
  }
}

function mailOf(letter: MailLetter) {
  const id = createHash('sha256').update(`${letter.clientId} ${letter.key}`).digest('base64url')
  return {
    from: letter.from,
    to: letter.to,
    ...(letter.replyTo !== null && { replyTo: letter.replyTo }),
    ...layOut(letter.parts),
    ...(letter.attachments && { attachments: letter.attachments.map(attached) }),
    messageId: `<${id}@${letter.from.address.split('@')[1]}>`,
    headers: {
      // A person's text is passed on, not generated: a help desk would set it aside.
      ...(letter.replyTo === null && { 'Auto-Submitted': 'auto-generated' }),
      'Content-Language': letter.locale,
      ...(letter.unsubscribe && {
        'List-Unsubscribe': `<${letter.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

const attached = ({ name, type, content }: Attachment) => ({ filename: name, contentType: type, content })

/** A 5xx answer concerns this letter and is permanent; 4xx, and every connection error, may pass. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode >= 500 && responseCode !== 535
}
