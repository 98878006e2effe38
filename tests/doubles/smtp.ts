// A mail server: enough of RFC 5321. `nobody@` has no mailbox, `busy@` gets a temporary failure.

import { createServer, type Server, type Socket } from 'node:net'

/** @param onMail receives each mail as sent @param recipients receives its recipients */
export function smtpDouble(onMail: (mail: string) => void, recipients: string[] = []): Server {
  return createServer(socket => converse(socket, onMail, recipients))
}

/** Its address, once it listens on a port of this machine. */
export async function addressOf(server: Server): Promise<string> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

function converse(socket: Socket, onMail: (mail: string) => void, recipients: string[]) {
  let mail: string[] | null = null
  let rest = ''
  const answer = (line: string): string => {
    if (/^EHLO/i.test(line)) return '250-test\r\n250 8BITMIME'
    const [, recipient] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? []
    if (recipient !== undefined) recipients.push(recipient)
    if (/^RCPT TO:<nobody@/i.test(line)) return '550 no such mailbox'
    if (/^RCPT TO:<busy@/i.test(line)) return '451 try again later'
    if (/^DATA/i.test(line)) {
      mail = []
      return '354 go on'
    }
    return /^QUIT/i.test(line) ? '221 bye' : '250 ok'
  }
  const take = (line: string) => {
    if (mail === null) return void socket.write(`${answer(line)}\r\n`)
    if (line !== '.') return void mail.push(line)
    onMail(mail.join('\n'))
    mail = null
    socket.write('250 taken\r\n')
  }
  socket.write('220 test\r\n')
  socket.on('error', () => {})
  socket.on('data', data => {
    const lines = (rest + data.toString('utf8')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
}
