import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { compiledCode } from '../tests/compiled_code.ts'
import { testDatabase } from '../tests/database.ts'

const database = await testDatabase()

function start(environment: Record<string, string>): ChildProcess {
  const program = spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
    env: {
      ...compiledCode,
      APP_ENV: 'test',
      DEMO: 'off',
      ROLES: 'worker',
      DATABASE_URL: database.url,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  return program
}

async function startReady(): Promise<ChildProcess> {
  const program = start({})
  const [said] = await once(program.stdout as NodeJS.ReadableStream, 'data')
  expect(String(said)).toBe('ready: worker\n')
  return program
}

test('several programs start together on one database; each ends with code 0 at a signal, or when its parent process is gone', async () => {
  const programs = await Promise.all(Array.from({ length: 4 }, startReady))
  const ends = programs.map(program => once(program, 'exit'))
  for (const [place, signal] of (['SIGTERM', 'SIGINT', 'SIGHUP'] as const).entries())
    programs[place]?.kill(signal)
  programs[3]?.disconnect()
  expect(await Promise.all(ends)).toEqual(Array.from({ length: 4 }, () => [0, null]))
})

test('a bad value stops the start with the variable’s name and its allowed values', async () => {
  const program = start({ PORT: 'eighty', LOG_LEVEL: 'loud' })
  const complaint = await text(program.stderr as NodeJS.ReadableStream)
  expect(complaint).toBe(
    'PORT is "eighty"; it takes a whole number from 1 to 65535.\n' +
      'LOG_LEVEL is "loud"; it takes trace, debug, info, warn, error, silent.\n',
  )
})

test('a database that refuses the connection stops the start with the reason', async () => {
  const url = new URL(database.url)
  url.password = 'wrong'
  const program = start({ DATABASE_URL: url.href })
  const [complaint, [code]] = await Promise.all([
    text(program.stderr as NodeJS.ReadableStream),
    once(program, 'exit'),
  ])
  expect(complaint).toMatch(/^The database does not answer: .*password authentication failed/)
  expect(code).toBe(1)
})

const freePort = async () => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test.each(['worker', 'mail'])(
  'a process with the role %s alone says where it was asked to whether it is ready',
  async role => {
    const HEALTH_PORT = String(await freePort())
    const program = start({ ROLES: role, HEALTH_PORT })
    const [said] = await once(program.stdout as NodeJS.ReadableStream, 'data')
    expect(String(said)).toBe(`ready: ${role}\n`)
    const at = (path: string) => fetch(`http://localhost:${HEALTH_PORT}${path}`)
    expect((await at('/readyz')).status).toBe(200)
    // The figures of the business are the worker's, who reads them once it is ready.
    const hasFigures = async () => (await (await at('/metrics')).text()).includes('business_figures')
    await expect.poll(hasFigures).toBe(role === 'worker')
    const complaint = await text(start({ ROLES: role, HEALTH_PORT }).stderr as NodeJS.ReadableStream)
    expect(complaint).toBe(`Port ${HEALTH_PORT} is in use. Set HEALTH_PORT to a free one.\n`)
    program.kill('SIGTERM')
    expect(await once(program, 'exit')).toEqual([0, null])
  },
)
