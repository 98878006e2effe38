// messages_admin: the kinds of message, with what became of them.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { type BrandId, locales } from '../../../domain/brands.ts'
import { figureDays, whyAlwaysSent } from '../../../domain/messages/holding.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { channelsOfKind, sampleMessage, templateNames } from '../sample_messages.ts'
import type { TemplateName } from '../templates.ts'
import { countWaitingByKind, readFiguresOf, readPauses, sumFigures } from './store.ts'

interface Of {
  brand: BrandId
  /** Program time, ISO instant. */
  now: string
}

type Pool = Pick<Services, 'pool'>

type Kind = OutputOf<'messages_admin.list'>['kinds'][number]

/** @throws Refusal not_found */
export function kindNamed(name: string): TemplateName {
  const kind = templateNames.find(one => one === name)
  if (!kind) throw new Refusal('not_found')
  return kind
}

/** The first of the days that end with today. */
const sinceOf = ({ brand, now }: Of, days: number) => addDays(brandDate(brand, now), 1 - days)

const total = <K extends string>(rows: readonly Readonly<Record<K, number | null>>[], name: K): number =>
  rows.reduce((sum, row) => sum + (row[name] ?? 0), 0)

const heldBy = (
  pauses: readonly { template: string; reason: string; at: Date; by: string | null }[],
  kind: TemplateName,
): Kind['held'] => {
  const pause = pauses.find(one => one.template === kind)
  return pause ? { reason: pause.reason, by: pause.by, at: pause.at.toISOString() } : null
}

export async function listKinds({ pool }: Pool, of: Of): Promise<OutputOf<'messages_admin.list'>> {
  const { brand, now } = of
  const since = sinceOf(of, figureDays.list)
  const [figures, waiting, pauses] = await Promise.all([
    sumFigures.all(pool, { brand, since }),
    countWaitingByKind.all(pool, { brand, now }),
    readPauses.all(pool, { brand }),
  ])
  const kinds = templateNames.map((kind): Kind => {
    const ofKind = figures.filter(one => one.template === kind)
    const waits = waiting.find(one => one.template === kind)
    return {
      kind,
      channels: [...channelsOfKind(kind)],
      sent: total(ofKind, 'sent'),
      bounced: total(ofKind, 'bounced'),
      dropped: total(ofKind, 'dropped'),
      stopped: total(ofKind, 'stopped'),
      waiting: waits?.count ?? 0,
      waitingSince: waits?.since?.toISOString() ?? null,
      always: whyAlwaysSent(kind),
      held: heldBy(pauses, kind),
    }
  })
  return { since, kinds }
}

/** @throws Refusal not_found */
export async function findKind(
  { pool }: Pool,
  of: Of,
  { kind: name }: { kind: string },
): Promise<OutputOf<'messages_admin.find'>> {
  const { brand, now } = of
  const kind = kindNamed(name)
  const since = sinceOf(of, figureDays.one)
  const [days, waiting, pauses] = await Promise.all([
    readFiguresOf.all(pool, { brand, since, template: kind }),
    countWaitingByKind.all(pool, { brand, now }),
    readPauses.all(pool, { brand }),
  ])
  const { hour = 0, day = 0, older = 0, tried = 0 } = waiting.find(one => one.template === kind) ?? {}
  return {
    kind,
    always: whyAlwaysSent(kind),
    held: heldBy(pauses, kind),
    examples: channelsOfKind(kind).flatMap(channel =>
      locales.map(locale => {
        const said = sampleMessage({ template: kind, channel, brand, locale, origin: '' })
        return { locale, channel, words: said.channel === 'email' ? said.parts.subject : said.text }
      }),
    ),
    days,
    since,
    waiting: { hour, day, older, tried },
  }
}
