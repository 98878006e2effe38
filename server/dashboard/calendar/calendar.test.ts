// The calendar feed, as a calendar program reads it.

import { describe, expect, test } from 'vitest'
import { menusAt, orderOf, subscribe } from '../../../tests/household.ts'
import { hosts, insertClient, signedInVisitor, testServer, visitor } from '../../../tests/http.ts'

const now = '2026-11-20T20:00:00Z'

const server = await testServer({ now, beginning: menusAt(now) })

/** A household, with the path of its feed. */
async function household() {
  const who = await subscribe(server.services.pool, now)
  const self = await signedInVisitor(server, who.clientId)
  const { url } = (await self.get('/calendar/feed')).json()
  return { who, self, path: new URL(url).pathname }
}

const uidsIn = (text: string) => [...text.matchAll(/^UID:(\S+)@/gm)].map(match => match[1])

describe('the calendar feed', () => {
  test('shows every box that comes, in its window, to anybody with the address, and nothing else', async () => {
    const { who, path } = await household()
    const { statusCode, headers, body } = await visitor(server.app).get(path)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(uidsIn(body).sort()).toEqual(who.orders.map(order => order.id).sort())
    const { deliveryDate } = orderOf(who, 1)
    expect(body).toContain(`DTSTART;TZID=America/Vancouver:${deliveryDate.replaceAll('-', '')}T160000`)
    // UTC−7 all year from November 2026 on, which old phones do not know.
    expect(body).toMatch(
      /BEGIN:VTIMEZONE\r\nTZID:America\/Vancouver\r\n[\s\S]*TZOFFSETTO:-0700\r\n[\s\S]*END:VTIMEZONE/,
    )
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  test('loses a skipped box', async () => {
    const { who, self, path } = await household()
    const { id: orderId } = orderOf(who, 2)
    expect((await self.post('/api/v1/account/skip_order', { orderId })).statusCode).toBe(200)
    expect(uidsIn((await visitor(server.app).get(path)).body)).not.toContain(orderId)
  })

  test('is the same at every reading until a box changes, and a moved delivery says that it is newer', async () => {
    const { who, self, path } = await household()
    const first = await visitor(server.app).get(path)
    const etag = String(first.headers.etag)
    expect(
      (await server.app.inject({ url: path, headers: { host: hosts.freshprep, 'if-none-match': etag } }))
        .statusCode,
    ).toBe(304)
    const { id: orderId } = orderOf(who, 1)
    const form = (await self.get(`/api/v1/account/change_delivery_form?orderId=${orderId}`)).json()
    const { date, window } = form.dates.find((one: { date: string }) => one.date !== form.deliveryDate)
    const moved = { orderId, deliveryDate: date, startHour: window.startHour }
    expect((await self.post('/api/v1/account/update_delivery', moved)).statusCode).toBe(200)
    const after = await server.app.inject({
      url: path,
      headers: { host: hosts.freshprep, 'if-none-match': etag },
    })
    expect(after.statusCode).toBe(200)
    const eventOf = (text: string) => text.split('BEGIN:VEVENT').find(event => event.includes(orderId)) ?? ''
    expect(eventOf(first.body)).toContain('SEQUENCE:0')
    expect(eventOf(after.body)).toContain('SEQUENCE:1')
  })

  test('stops at an address once the household has replaced it', async () => {
    const { self, path } = await household()
    const renewed = new URL((await self.post('/calendar/feed')).json().url).pathname
    expect(renewed).not.toBe(path)
    expect((await visitor(server.app).get(path)).statusCode).toBe(404)
    expect((await visitor(server.app).get(renewed)).statusCode).toBe(200)
  })

  test('is refused without the signature, with another household’s, or on the other brand’s site', async () => {
    const { who, path } = await household()
    const other = await household()
    const signature = path.split('.')[1]
    const forged = [
      `/calendar/${who.clientId}.ics`,
      `/calendar/${who.clientId}.${'A'.repeat(43)}.ics`,
      `/calendar/${other.who.clientId}.${signature}.ics`,
      `/calendar/${await insertClient(server.services)}.${signature}.ics`,
      `/calendar/00000000-0000-7000-8000-000000000000.${signature}.ics`,
      '/calendar/%00.ics',
    ]
    for (const url of forged)
      expect([url, (await visitor(server.app).get(url)).statusCode]).toEqual([url, 404])
    expect((await visitor(server.app).get('/calendar/..%2f..%2fetc.ics')).statusCode).toBe(400)
    expect((await visitor(server.app, 'cookit').get(path)).statusCode).toBe(404)
  })

  test('asks a visitor to sign in before it gives the address', async () => {
    const answer = await visitor(server.app).get('/calendar/feed')
    expect([answer.statusCode, answer.body]).toEqual([401, 'require_login'])
  })
})
