import { expect, test } from 'vitest'
import { testServer, visitor } from '../../tests/http.ts'
import { noteNodes } from './watch_nodes.ts'

const { services, app } = await testServer({ now: '2026-11-30T20:00:00Z' })
const logged: [level: string, node: string][] = []
const log = {
  error: ({ node }: { node: string }) => void logged.push(['error', node]),
  info: ({ node }: { node: string }) => void logged.push(['info', node]),
} as never

const workers = (answers: boolean) => [
  { node: '10.0.0.11:5432', answers: true },
  { node: '10.0.0.12:5432', answers },
]
const ready = async () => {
  const answer = await visitor(app).get('/readyz')
  return [answer.statusCode, answer.json()]
}
const up = async () =>
  (await visitor(app).get('/metrics')).body.split('\n').filter(line => line.startsWith('database_node_up'))

test('one server has no nodes, and /readyz says no word of them', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }])
  expect(await up()).toEqual([])
})

test('a lost node is told by /readyz, the metrics and once by the log; the process stays ready for all other households', async () => {
  const note = (answers: boolean) => noteNodes({ ...services, log }, workers(answers))
  note(true)
  note(false)
  note(false)
  expect(await ready()).toEqual([200, { status: 'ready', lostNodes: ['10.0.0.12:5432'] }])
  expect(await up()).toEqual([
    'database_node_up{node="10.0.0.11:5432"} 1',
    'database_node_up{node="10.0.0.12:5432"} 0',
  ])
  note(true)
  expect(await ready()).toEqual([200, { status: 'ready' }])
  expect(logged).toEqual([
    ['error', '10.0.0.12:5432'],
    ['info', '10.0.0.12:5432'],
  ])
})
