// For tests of a database that stops answering without a word: its machine froze, or the network lost it.

import { createServer, connect as dial, type Socket } from 'node:net'
import { atEnd } from './database.ts'

interface FreezingWire {
  /** The database's address through the wire. */
  url: string
  /** From now on nothing gets through, either way; new connections are made and lead nowhere. */
  freeze(): void
}

/** A wire to a database. It is cut at the end of the test, or of the file that laid it. */
export async function freezingWire(databaseUrl: string): Promise<FreezingWire> {
  const { hostname, port } = new URL(databaseUrl)
  const ends = new Set<Socket>()
  let frozen = false
  const server = createServer(near => {
    ends.add(near.on('error', () => {}))
    if (frozen) return
    const far = dial(Number(port), hostname)
    ends.add(far.on('error', () => {}))
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  atEnd(() => {
    for (const end of ends) end.destroy()
    server.close()
  })
  const url = new URL(databaseUrl)
  url.port = String((server.address() as { port: number }).port)
  return {
    url: url.href,
    freeze: () => {
      frozen = true
      for (const end of ends) end.unpipe().pause()
    },
  }
}
