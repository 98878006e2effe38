// A carrier that sends nothing to phones that answered STOP.

import type { Db } from '../../request/database/database.ts'
import type { Carrier, Delivery, TextMessage } from '../mail/port.ts'
import { readSilenced } from './store.ts'

export function silencing({ db }: { db: Db }, carrier: Carrier<TextMessage>): Carrier<TextMessage> {
  return {
    send: async letters => {
      const silenced = new Set(
        (
          await readSilenced(
            db,
            letters.map(({ to }) => to),
          )
        ).map(({ brand, phone }) => `${brand} ${phone}`),
      )
      const wants = letters.filter(({ brand, to }) => !silenced.has(`${brand} ${to}`))
      const deliveries = wants.length > 0 ? await carrier.send(wants) : []
      const of = new Map(wants.map((letter, at) => [letter, deliveries[at] as Delivery]))
      return letters.map(
        letter => of.get(letter) ?? { outcome: 'impossible', reason: 'the phone’s holder answered STOP' },
      )
    },
  }
}
