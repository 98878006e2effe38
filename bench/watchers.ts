// People who watch their boxes, in a process of their own: this many open streams, and the messages received on them. Its parent
// sends it commands: `{ watch: [paths], host, port }` opens them, `heard` returns the number of messages so far.

import { connect } from 'node:net'

let received = 0
let open = 0

interface Watch {
  watch: readonly string[]
  host: string
  port: number
}

/** How many begin at the same time: a day's households do not come in one instant. */
const atOnce = 100

async function watchAll({ watch, host, port }: Watch): Promise<void> {
  for (let from = 0; from < watch.length; from += atOnce)
    await Promise.all(watch.slice(from, from + atOnce).map(path => watchOne(path, host, port)))
}

/** Resolves once the stream has sent the van's position. */
function watchOne(path: string, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let first = true
    socket.on('connect', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\n\r\n`)
    })
    socket.on('data', bytes => {
      const text = bytes.toString('latin1')
      if (first && !text.startsWith('HTTP/1.1 200')) return reject(new Error(text.slice(0, 200)))
      if (first) open++
      first = false
      const times = text.split('data: ').length - 1
      received += times
      if (times > 0) resolve()
    })
    socket.on('error', reject)
  })
}

process.on('message', async (asked: Watch | 'heard') => {
  if (asked !== 'heard') await watchAll(asked).catch(error => process.stderr.write(`${error}\n`))
  process.send?.({ received, open })
})
