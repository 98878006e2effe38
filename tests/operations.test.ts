// What operators are given beside the program names only what the program has: metrics, variables, commands, parts of documents.

import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { configTable, readConfig } from '../server/integrations/read_config.ts'
import { noteNodes } from '../server/nodes/watch_nodes.ts'
import { eachAlone } from '../server/request/each_alone.ts'
import { measureJob, watchCache, watchPools, watchSetAside } from '../server/request/metrics.ts'
import { refreshFigures } from '../server/weekly/figures/watch_figures.ts'
import { testServer, visitor } from './http.ts'

const fileOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const alerts = fileOf('ops/prometheus/alerts.yml')
const board = JSON.parse(fileOf('ops/grafana/mealkit.json')) as {
  panels: { targets: { expr: string }[] }[]
}

/** The names of metrics in a rule: what is followed by its labels, or stands where a value does. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|on)\s*\([^)]*\)/g, ' ')
  const functions = /^(?:absent|and|by|histogram_quantile|increase|max|min|on|or|rate|sum|time|up)$/
  return [...new Set(bare.match(/\b[a-z]\w+/g))].filter(word => !functions.test(word))
}

async function servedMetrics(): Promise<Set<string>> {
  const { services, app } = await testServer({ now: '2026-11-30T20:00:00Z' })
  const { metrics, pool } = services
  watchPools(metrics, { requests: pool })
  watchCache(metrics, 'pages', () => ({ entries: 0, bytes: 0 }))(true)
  const end = watchSetAside(metrics)
  const fail = () => Promise.reject(new Error('no'))
  await measureJob(metrics, 'good', () => eachAlone(pino({ enabled: false }), 'good', [1], fail, () => ({})))
  await measureJob(metrics, 'bad', fail).catch(() => null)
  end()
  await refreshFigures(services, true)
  noteNodes(services, [{ node: '10.0.0.11:5432', answers: true }])
  await visitor(app).get('/healthz')
  const { body } = await visitor(app).get('/metrics')
  expect(body).toContain('job_members_set_aside_total{name="good"} 1')
  const typed = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set(
    typed.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
}

test('every metric of the alerts and of the board is served', async () => {
  const rules = [...alerts.matchAll(/expr: (?:>-\n)?([\s\S]*?)\n {8}\w+:/g)].map(([, rule = '']) => rule)
  const panels = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(rules).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0)
  const named = [...rules, ...panels].flatMap(metricsIn)
  expect(new Set(named).size).toBeGreaterThan(15)
  const served = await servedMetrics()
  expect([...new Set(named)].filter(name => !served.has(name))).toEqual([])
})

test('every alert leads to a part of the runbook', () => {
  const headings = [...fileOf('docs/runbook.md').matchAll(/^## (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  const parts = [...alerts.matchAll(/runbook: ['"]docs\/runbook\.md#([^'"]+)['"]/g)].map(
    ([, part = '']) => part,
  )
  expect(parts).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0)
  expect(parts.filter(part => !headings.includes(part))).toEqual([])
})

test('units and the container file set only variables that the program reads, to values that it takes', () => {
  const others = ['NODE_ENV', 'POSTGRES_DB', 'POSTGRES_USER', 'POSTGRES_PASSWORD']
  const known = new Set([...others, ...(configTable().match(/(?<=^\| `)\w+/gm) ?? [])])
  const files = ['mealkit-web@.service', 'mealkit-worker.service', 'mealkit-mail.service'].map(fileName =>
    fileOf(`ops/systemd/${fileName}`),
  )
  const settings = files.map(text =>
    Object.fromEntries(
      [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
        name,
        value.replace('%i', '3000'),
      ]),
    ),
  )
  for (const own of settings) {
    expect(Object.keys(own).filter(name => !known.has(name))).toEqual([])
    expect(() => readConfig({ ...own, APP_ENV: 'test' })).not.toThrow()
  }
  expect(settings.map(({ ROLES }) => ROLES)).toEqual(['web', 'worker', 'mail'])
  const container = [fileOf('ops/compose.yaml'), fileOf('ops/Dockerfile')].join('\n')
  const set = [...container.matchAll(/^\s*(?:ENV )?([A-Z][A-Z_]+)[:=]/gm)].map(([, name = '']) => name)
  expect(set.length).toBeGreaterThan(5)
  expect(set.filter(name => !known.has(name))).toEqual([])
})
