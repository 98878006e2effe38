// The report of figures.

import type { Cost } from './cpu.ts'
import type { LoadResult } from './load.ts'

export interface Row {
  name: string
  /** Processor milliseconds for a thousand units of work, program and PostgreSQL together; and PostgreSQL's part. */
  cpuPerThousand: number
  postgresPerThousand: number
  perSecond: number
  unit: string
  /** Processor time relative to the floor's; 1 for the floor itself. */
  timesFloor: number
  statements?: number
  /** The 99th percentile of the wait in milliseconds, and relative to the floor's. */
  slowest?: { ms: number; timesFloor: number }
}

/** A row of the report. */
export function rowOf(
  name: string,
  unit: string,
  units: number,
  cost: Cost,
  floor: Cost,
  floorUnits = units,
): Row {
  return {
    name,
    unit,
    cpuPerThousand: (cost.cpuMs / units) * 1000,
    postgresPerThousand: (cost.postgresMs / units) * 1000,
    perSecond: units / cost.seconds,
    timesFloor: cost.cpuMs / units / (floor.cpuMs / floorUnits),
  }
}

/** A row of measured requests. */
export function asRow(name: string, asked: LoadResult, floor: LoadResult): Row {
  const row = rowOf(name, 'request', asked.requests, asked.cost, floor.cost, floor.requests)
  return { ...row, statements: asked.statementsEach }
}

/** Prints rows as a Markdown table. */
export function printRows(rows: readonly Row[]): void {
  const more = rows.some(({ slowest }) => slowest)
    ? { head: ' p99, ms | × floor |', rule: '---|---|' }
    : { head: '', rule: '' }
  const lines = [
    `| work | CPU ms a thousand | of it PostgreSQL | a second | × floor | statements |${more.head}`,
    `|---|---|---|---|---|---|${more.rule}`,
    ...rows.map(row => {
      const figures = [row.cpuPerThousand, row.postgresPerThousand, row.perSecond].map(figure =>
        figure.toFixed(0),
      )
      const statements = row.statements === undefined ? '' : row.statements.toFixed(1)
      const { slowest } = row
      const waits = slowest ? ` ${slowest.ms.toFixed(1)} | ${slowest.timesFloor.toFixed(2)} |` : ''
      return `| ${row.name} | ${figures.join(' | ')} ${row.unit}s | ${row.timesFloor.toFixed(2)} | ${statements} |${waits}`
    }),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
