// SQL of places as files: everything as it is now.

import type { Role } from '../../domain/staff/roles.ts'
import { batchStatement, column, columnsOf } from '../request/database/statement.ts'
import type { AreaLineOfFile, ClosedLineOfFile, ZoneLineOfFile } from './place_files.ts'

export const readAllAreas = batchStatement({
  name: 'files_areas',
  text: `select fsa, place, zone, served, brand from area order by fsa`,
  row: columnsOf<AreaLineOfFile>({ fsa: 'text', place: 'text', zone: 'text', served: 'bool', brand: 'text' }),
})

/** The zones that the company made. */
export const readOwnZones = batchStatement({
  name: 'files_zones',
  text: `select brand, zone, province, kitchen, name from zone order by brand, zone`,
  row: columnsOf<ZoneLineOfFile>({
    brand: 'text',
    zone: 'text',
    province: 'text',
    kitchen: 'text',
    name: 'json',
  }),
})

export const readClosedDays = batchStatement({
  name: 'files_closed_days',
  text: `select brand, day::text, kitchen, zone, reason from closed_day where opened_at is null
    order by day, brand, kitchen nulls first, zone nulls first`,
  row: columnsOf<ClosedLineOfFile>({
    brand: 'text',
    day: 'text',
    kitchen: 'text?',
    zone: 'text?',
    reason: 'json',
  }),
})

/** The roles of somebody at a brand. */
export const readRolesOf = batchStatement({
  name: 'files_roles_of',
  text: `select role from staff_role where staff_id = $id and brand = $brand`,
  row: { role: column<Role>('text') },
})
