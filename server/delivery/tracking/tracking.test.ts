// Following a box on its day: by its household, by anybody with its link, and live.

import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../contract/errors.ts'
import type { Road } from '../../../contract/tracking.ts'
import { giveDoor, letDriveAll } from '../../../tests/doors.ts'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { hosts, insertClient, signedInVisitor, testServer, visitor } from '../../../tests/http.ts'
import { giveCard, runDue } from '../../../tests/weekly.ts'
import { drivers } from '../../calls/drivers.ts'
import { tracking } from '../../calls/tracking.ts'
import { readMailbox } from '../../integrations/mail/mailbox.ts'
import { sendMessages } from '../../messages/send.ts'
import { programSecret } from '../../request/program_secret.ts'
import { planRoutes } from '../routes/plan_routes.ts'

const now = '2026-11-27T18:00:00.000Z'
const noon = '2026-12-01T20:00:00.000Z'
const four = '2026-12-01T23:05:00.000Z'
const nextDay = '2026-12-02T20:00:00.000Z'
const date = '2026-12-01'

const server = await testServer({ now, beginning: menusAt(now) })
const { services } = server
const homes: TestHousehold[] = []
for (let at = 0; at < 14; at++) {
  const home = await subscribe(services.pool, now)
  await giveDoor(services.pool, home.clientId, { north: at, east: at % 3 })
  await giveCard(services.pool, home.clientId, 'approves', now)
  homes.push(home)
}
services.clock.set('2026-11-28T09:00:00.000Z')
await runDue(services)
await planRoutes(services)
const driver = await insertClient(services, { firstName: 'Dee' })
await letDriveAll(services.pool, driver, date)
services.clock.set(noon)
await server.app.listen({ port: 0, host: '127.0.0.1' })
const listening = server.app.server.address()
const address: string = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : 0}`

const refused = (code: Refusal['code']) => expect.objectContaining({ code })
const stopsNow = async (at = noon) => {
  const { routes } = await drivers.today(server.services, requestOf(driver, at), {})
  return { routeId: routes[0]?.id as string, stops: routes[0]?.stops ?? [] }
}
/** The household of the stop at a place of the route. */
const at = async (place: number) => {
  const { stops } = await stopsNow()
  const { rows } = await server.services.pool.query('select client_id as id from route_stop where id = $1', [
    stops.at(place)?.id,
  ])
  return homes.find(({ clientId }) => clientId === rows[0].id) as TestHousehold
}
const followed = async (who: TestHousehold, instant: string) =>
  (await tracking.mine(server.services, requestOf(who.clientId, instant), {})).tracking
const act = async (instant: string, stopId: string, kind: 'arrived' | 'done') => {
  const { routeId } = await stopsNow()
  const action = { id: randomUUID(), stopId, kind, age: 0, taken: [], note: '', lat: 49.27, lon: -123.1 }
  return drivers.act(server.services, requestOf(driver, instant), { routeId, actions: [action] })
}

describe('a box on its day', { tags: '[LBL-TRACK-DAY-OF] [RT-TRACK]' }, () => {
  test('has a window around its plan and no van before the van leaves; the day before it has neither', async () => {
    const last = await at(-1)
    const before = await followed(last, '2026-11-30T20:00:00.000Z')
    expect([before?.state, before?.road]).toEqual(['after_cutoff', null])
    const day = await followed(last, noon)
    expect(day?.state).toBe('day_of')
    expect(day?.road).toMatchObject({ started: false, before: null, van: null, late: false })
    expect(day?.door?.lat).toBeCloseTo(49.26, 0)
  })

  test('is not shown in the kitchen once the kitchen reports it on the road, whether or not its driver has', async () => {
    const { services } = server
    const last = await at(-1)
    const { id } = orderOf(last, 0)
    expect((await followed(last, noon))?.road).toMatchObject({ started: false })
    await services.pool.query(
      `update client_order set state = 'out_for_delivery' where client_id = $1 and id = $2`,
      [last.clientId, id],
    )
    expect((await followed(last, noon))?.road).toMatchObject({ started: true, before: null, van: null })
    await services.pool.query(`update client_order set state = 'charged' where client_id = $1 and id = $2`, [
      last.clientId,
      id,
    ])
  })

  test('has its link in the messages of its departure, and the link reveals neither name nor address', async () => {
    const { services } = server
    const { routeId } = await stopsNow()
    services.clock.set('2026-12-01T22:50:00.000Z')
    await drivers.start(services, requestOf(driver, '2026-12-01T22:50:00.000Z'), { routeId })
    await sendMessages(services)
    const last = await at(-1)
    const letters = await readMailbox(services, `${last.clientId}@example.com`)
    const letter = letters.find(({ template }) => template === 'out_for_delivery')
    const link = /http:\/\/localhost:3000\/track\/([\w-]{40})\s/.exec(letter?.text ?? '')
    expect(link).not.toBeNull()
    const token = link?.[1] as string
    const shared = await tracking.shared(services, requestOf(null, four), { token })
    expect(shared).toMatchObject({ state: 'day_of', deliveryDate: date, road: { started: true } })
    const everything = JSON.stringify(shared)
    for (const secret of ['Ada', 'Main St', '"lat"', last.clientId, orderOf(last, 0).id])
      expect(everything).not.toContain(secret)

    const mine = await tracking.share(services, requestOf(last.clientId, four), {})
    expect(mine.url).toBe(`http://localhost:3000/track/${token}`)
    const shown = (instant: string, brand: 'freshprep' | 'cookit' = 'freshprep', word = token) =>
      tracking.shared(services, requestOf(null, instant, brand), { token: word })
    // A van that leaves a day early does not come today.
    expect((await shown('2026-11-30T22:50:00.000Z')).state).toBe('after_cutoff')
    await expect(shown(nextDay)).rejects.toEqual(refused('not_found'))
    await expect(shown(four, 'cookit')).rejects.toEqual(refused('not_found'))
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    await expect(shown(four, 'freshprep', forged)).rejects.toEqual(refused('not_found'))
    await expect(shown(four, 'freshprep', 'x')).rejects.toEqual(refused('not_found'))
  })

  test('is also found by a link of the longer form, which an earlier release sent', async () => {
    const { services } = server
    const last = await at(-1)
    const ids = [last.clientId, orderOf(last, 0).id].join('').replaceAll('-', '')
    const body = Buffer.from(ids, 'hex')
    const secret = await programSecret(services, 'tracking_link')
    const token = (signature: Buffer) =>
      Buffer.concat([body, signature.subarray(0, 16)]).toString('base64url')
    const shown = (signature: Buffer) =>
      tracking.shared(services, requestOf(null, four), { token: token(signature) })
    const genuine = createHmac('sha256', secret).update(body).digest()
    expect(await shown(genuine)).toMatchObject({ deliveryDate: date })
    await expect(shown(Buffer.alloc(32))).rejects.toEqual(refused('not_found'))
  })

  test('shows fewer stops and a narrower window as the van comes nearer, and the van from ten stops on', async () => {
    const { stops } = await stopsNow()
    const last = await at(-1)
    const width = (road: Road | null | undefined) => {
      const [from, until] = [road?.window?.from, road?.window?.until].map(clock => {
        const [hours = 0, minutes = 0] = (clock ?? '0:0').split(':').map(Number)
        return hours * 60 + minutes
      })
      return (until ?? 0) - (from ?? 0)
    }
    const far = (await followed(last, four))?.road
    expect([far?.started, far?.before, far?.van]).toEqual([true, null, null])
    for (const stop of stops.slice(0, 4)) await act(four, stop.id, 'done')
    const nearer = (await followed(last, four))?.road
    expect(nearer).toMatchObject({ before: 9, van: { lat: 49.27, lon: -123.1 }, vanAt: '16:05' })
    for (const stop of stops.slice(4, -1)) await act(four, stop.id, 'done')
    const next = (await followed(last, four))?.road
    expect(next?.before).toBe(0)
    expect(width(next)).toBeLessThan(width(nearer))
    expect(width(nearer)).toBeLessThanOrEqual(width(far))
  })

  test('has neither window nor stops before it nor van once its day is over, and counts as late', async () => {
    const unknown = { started: true, before: null, window: null, late: true, van: null, vanAt: null }
    expect(await followed(await at(-1), '2026-12-02T07:30:00.000Z')).toMatchObject({
      state: 'day_of',
      order: { overdue: true },
      road: unknown,
    })
  })
})

describe('a watcher', () => {
  /** Reads the stream until a condition is true. */
  async function listenUntil(
    path: string,
    cookie: string | null,
    until: (news: { state: string; road: Road }) => boolean,
    during: () => Promise<unknown> = async () => undefined,
  ) {
    const abort = new AbortController()
    const headers = { host: hosts.freshprep, ...(cookie && { cookie }) }
    const response = await fetch(address + path, { headers, signal: abort.signal })
    if (response.status !== 200 || !response.body) return response.status
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    let text = ''
    let done = false
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      text += piece
      const news = [...text.matchAll(/^data: (.+)$/gm)].map(([, json]) => JSON.parse(json as string))
      if (news.length > 0 && !done) {
        done = true
        await during()
      }
      if (news.some(until)) {
        abort.abort()
        return news.at(-1)
      }
    }
    throw new Error('the stream ended')
  }

  test('gets updates as they happen, by the household’s stream and by the link’s, which shows no van', async () => {
    const { services } = server
    services.clock.set(four)
    const last = await at(-1)
    const { url } = await tracking.share(services, requestOf(last.clientId, four), {})
    const token = url.split('/').at(-1) as string
    const { cookie } = await signedInVisitor(server, last.clientId)
    const { stops } = await stopsNow()
    const stopId = stops.at(-1)?.id as string
    const isThere = ({ state }: { state: string }) => state === 'delivered'
    const [mine, shared] = await Promise.all([
      listenUntil('/account/tracking/live', cookie, isThere, () => act(four, stopId, 'done')),
      listenUntil(`/tracking/live/${token}`, null, isThere),
    ])
    expect(mine).toMatchObject({ state: 'delivered', road: { window: null, before: null } })
    expect(shared).toEqual({
      state: 'delivered',
      road: { started: true, before: null, window: null, late: false },
    })
    expect((await followed(last, four))?.state).toBe('success')
  })

  test('is refused without a session or a link, and told to stop where there is nothing to watch', async () => {
    const never = () => false
    expect(await listenUntil('/account/tracking/live', null, never)).toBe(401)
    expect(await listenUntil('/tracking/live/x', null, never)).toBe(404)
    const idle = await subscribe(server.services.pool, now)
    const { cookie } = await signedInVisitor(server, idle.clientId)
    expect(await listenUntil('/account/tracking/live', cookie, never)).toBe(204)
    const answer = await visitor(server.app).get('/tracking/shared?token=x')
    expect(answer.statusCode).toBe(404)
  })
})
