// The delivery settings, and the effect each must have.

import { expect } from 'vitest'
import { addDays } from '../../domain/time/zone.ts'
import { readStopDoors } from '../../server/delivery/routes/door_store.ts'
import type { Effect, Home } from './home.ts'

let doors = 0

/** An address in the other province that nobody has had. */
async function doorElsewhere(home: Home) {
  const [box] = await home.boxes()
  const { rows } = await home.server.services.pool.query(
    `select c.id::text as "addressId", c.number || ' ' || c.street as address, c.unit, c.city, c.postal, c.province
     from civic_address c join area a on a.fsa = left(c.postal, 3)
     where a.brand = 'cookit' and a.served and c.unit = '' and c.postal <> '' and c.province <> $1
       and not exists (select 1 from delivery_address d where d.address = c.number || ' ' || c.street)
     order by c.id limit 1 offset $2`,
    [box?.province, doors++],
  )
  return { ...rows[0], phone: '514 871-1234' }
}

/** The address of each box and the notes for the driver, as a route's stops would have them. */
async function driven(home: Home) {
  const routeId = crypto.randomUUID()
  for (const { id, date } of (await home.boxes()).slice(0, 3)) {
    await home.rows(
      `insert into route_stop (client_id, id, route_id, brand, delivery_date, kitchen, place, kind, subject_id, lat, lon,
         start_hour, end_hour, planned_minute, state)
       values ($1, $2, $3, 'cookit', $4, 'montreal', 1, 'delivery', $2, 0, 0, 16, 20, 960, 'planned')
       on conflict do nothing`,
      [home.clientId, id, routeId, date],
    )
  }
  const places = await readStopDoors(home.server.services.pool, [routeId])
  return (await home.boxes()).slice(0, 3).map(({ id }) => places.get(id))
}

export const delivery: Record<string, Effect> = {
  address: {
    change: async home => home.api('settings_delivery/update_delivery', await doorElsewhere(home)),
    holds: async home => {
      const [billed, ...openBoxes] = await home.boxes()
      expect(new Set(openBoxes.map(box => box.province)).size).toBe(1)
      expect(openBoxes[0]?.province).not.toBe(billed?.province)
      const [first, second] = await driven(home)
      expect(first?.city).not.toBe(second?.city)
    },
  },
  'day and window': {
    change: async home => {
      const { days } = await home.read('/api/v1/settings_delivery/available_schedules')
      const other = days.find((day: { selected: boolean }) => !day.selected)
      await home.api('settings_delivery/update_delivery', {
        ...{ weekday: other.weekday, startHour: other.window.startHour },
      })
    },
    holds: async home => {
      const { slot } = await home.read('/api/v1/settings_delivery/delivery')
      for (const { date, hour, week, state } of (await home.boxes()).slice(1)) {
        if (state === 'upcoming')
          expect([date, Number(hour)]).toEqual([addDays(week, slot.weekday - 1), slot.window.startHour])
      }
    },
  },
  'alternate address': {
    change: async home => {
      const dates = (await home.boxes()).map(box => box.date)
      await home.api('settings_delivery/update_alt_address', {
        ...{ ...(await doorElsewhere(home)), from: dates[1], until: dates[2] },
      })
    },
    holds: async home => {
      const [home0, first, second, third] = (await home.boxes()).map(box => box.province)
      expect([third, first === second, first === home0]).toEqual([home0, true, false])
    },
  },
  'alternate address removed': {
    change: async home => {
      await delivery['alternate address']?.change(home)
      await home.call('/api/v1/settings_delivery/delete_alt_address')
    },
    holds: async home => expect(new Set((await home.boxes()).map(box => box.province)).size).toBe(1),
  },
  'notes for the driver, phone, buzzer': {
    change: async home => {
      await home.api('settings_delivery/update_delivery_notes', { notes: 'Ring twice' })
      const { address } = await home.read('/api/v1/settings_delivery/delivery')
      const { coordinates: _, province: __, ...kept } = address
      await home.api('settings_delivery/update_delivery', { ...kept, buzzer: '42', phone: '514 871-1235' })
    },
    holds: async home => {
      const { address } = await home.read('/api/v1/settings_delivery/delivery')
      expect(address).toMatchObject({ buzzer: '42', phone: '+15148711235' })
      expect((await driven(home))[1]).toMatchObject({ buzzer: '42', notes: 'Ring twice' })
    },
  },
  'bag pickup time': {
    change: home => home.api('settings_delivery/update_delivery', { bagPickupHour: 12 }),
    holds: async home => {
      const { usualHour, days } = await home.read('/api/v1/account/existing_pickup')
      expect(usualHour).toBe(12)
      expect(days[0].windows.map((window: { startHour: number }) => window.startHour)).toContain(12)
    },
  },
}
