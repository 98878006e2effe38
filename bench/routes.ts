// The cost of planning routes, and their distance from the best known ones, on public instances with time windows
// (bench/routes/SOURCES.md) and on a day of three hundred stops in Vancouver.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceFrom } from '../domain/routes/chance.ts'
import { drivingMinutes } from '../domain/routes/great_circle.ts'
import { faultsOf, type RouteProblem, timesOf } from '../domain/routes/problem.ts'
import { roundsFor, solveRoutes } from '../domain/routes/solve.ts'

/** Best known: Solomon’s by distance alone, in tenths rounded down; Gehring and Homberger’s by vans first, then distance. */
const instances = [
  { name: 'C101', known: 827.3, vans: null },
  { name: 'R101', known: 1637.7, vans: null },
  { name: 'R112', known: 948.6, vans: null },
  { name: 'RC101', known: 1619.8, vans: null },
  { name: 'RC208', known: 776.1, vans: null },
  { name: 'C1_2_1', known: 2704.57, vans: 20 },
  { name: 'R1_2_1', known: 4784.11, vans: 20 },
  { name: 'RC1_2_1', known: 3602.8, vans: 18 },
] as const

/** From a file in the format of TSPLIB and LKH. */
function readInstance(name: string, byVans: boolean): RouteProblem {
  const text = readFileSync(join(import.meta.dirname, 'routes', `${name}.vrptw`), 'utf8')
  const number = (key: string) => Number(new RegExp(`${key}\\s*:\\s*(\\d+)`).exec(text)?.[1])
  const section = (key: string) =>
    (text.split(key)[1] ?? '')
      .trim()
      .split('\n')
      .slice(0, number('DIMENSION'))
      .map(line => line.trim().split(/\s+/).map(Number))
  const places = section('NODE_COORD_SECTION')
  const loads = section('DEMAND_SECTION')
  const windows = section('TIME_WINDOW_SECTION')
  const at = (rows: number[][], row: number, column: number) => rows[row]?.[column] as number
  const count = number('DIMENSION')
  const minutes = new Float64Array(count * count)
  for (let from = 0; from < count; from++) {
    for (let to = 0; to < count; to++) {
      const way = Math.hypot(at(places, from, 1) - at(places, to, 1), at(places, from, 2) - at(places, to, 2))
      minutes[from * count + to] = byVans ? way : Math.floor(way * 10) / 10
    }
  }
  const stops = places.slice(1).map((_, index) => ({
    from: at(windows, index + 1, 1),
    until: at(windows, index + 1, 2),
    service: number('SERVICE_TIME'),
    boxes: at(loads, index + 1, 1),
    bags: 0,
  }))
  return {
    stops,
    minutes,
    shift: { from: at(windows, 0, 1), until: at(windows, 0, 2) },
    capacity: { boxes: number('CAPACITY'), bags: 0 },
    vanCost: byVans ? 1_000 : 0,
  }
}

/** Three hundred doors around Vancouver’s kitchen, in the windows of an evening, with pickups among them. */
function dayInVancouver(): RouteProblem {
  const chance = chanceFrom(7)
  const count = 300
  const places = [
    { lat: 49.2827, lon: -123.1207 },
    ...Array.from({ length: count }, () => ({ lat: 49.2 + chance() * 0.12, lon: -123.22 + chance() * 0.32 })),
  ]
  const stops = places.slice(1).map(() => {
    const pickup = chance() < 0.1
    const from = 60 * (chance() < 0.5 ? 12 : 16)
    return { from, until: from + 240, service: pickup ? 2 : 4, boxes: pickup ? 0 : 1, bags: pickup ? 3 : 1 }
  })
  return {
    stops,
    minutes: drivingMinutes(places),
    shift: { from: 11 * 60, until: 20 * 60 + 30 },
    capacity: { boxes: 60, bags: 90 },
    vanCost: 120,
  }
}

function solved(problem: RouteProblem) {
  const before = process.cpuUsage()
  const routes = solveRoutes(problem, { rounds: roundsFor(problem.stops.length) })
  const { user, system } = process.cpuUsage(before)
  const faults = faultsOf(problem, routes)
  if (faults.length > 0) throw new Error(faults.join('; '))
  const way = routes.reduce((sum, route) => sum + timesOf(problem, route).driving, 0)
  return { way, vans: routes.length, cpuSeconds: (user + system) / 1e6 }
}

/** Prints its own table: the figures are not times of a unit of work. */
export function measureRoutes(): void {
  const lines = [
    '| instance | stops | vans (best known) | off | way (best known) | off | CPU s |',
    '|---|---|---|---|---|---|---|',
  ]
  for (const { name, known, vans } of instances) {
    const problem = readInstance(name, vans !== null)
    const found = solved(problem)
    const off = ((found.way / known - 1) * 100).toFixed(1)
    lines.push(
      `| ${name} | ${problem.stops.length} | ${found.vans}${vans === null ? '' : ` (${vans})`} | ${vans === null ? '' : `${((found.vans / vans - 1) * 100).toFixed(1)} %`} | ${found.way.toFixed(1)} (${known}) | ${off} % | ${found.cpuSeconds.toFixed(1)} |`,
    )
  }
  const day = solved(dayInVancouver())
  lines.push(
    `| 300 doors in Vancouver | 300 | ${day.vans} | | ${day.way.toFixed(0)} min | | ${day.cpuSeconds.toFixed(1)} |`,
  )
  process.stdout.write(`${lines.join('\n')}\n`)
}
