// For tests of a primary that is lost: two built-in servers with streaming replication, each behind a door of its own whose port stays.

import { chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { clusterOf, passwordOf } from '../database/backup/folder.ts'
import { takeBackup } from '../database/backup/take.ts'
import { type Account, accountFor } from '../database/postgres/account.ts'
import { layoutOf } from '../database/postgres/cluster.ts'
import { type RunningPostgres, startPostgres } from '../database/postgres/start.ts'
import { dataFolder } from './data_folder.ts'
import { atEnd } from './database.ts'

/** A door that stays where it is while the server behind it changes. Without one it closes every connection. */
async function openDoor() {
  const open = new Set<Socket>()
  let port: number | undefined
  const door = createServer(near => {
    if (port === undefined) return void near.destroy()
    const far = dial(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => open.delete(one) && other.destroy())
      one.pipe(other)
    }
  })
  await new Promise<void>(listening => door.listen(0, '127.0.0.1', listening))
  atEnd(() => {
    for (const end of open) end.destroy()
    door.close()
  })
  return {
    port: (door.address() as AddressInfo).port,
    lead: (to: number | undefined) => {
      port = to
      if (to === undefined) for (const end of open) end.destroy()
    },
  }
}

const replicating = {
  wal_level: 'replica',
  max_wal_senders: '8',
  hot_standby: 'on',
  fsync: 'off',
  full_page_writes: 'on',
  // A confirmed change is on both.
  synchronous_commit: 'on',
  max_connections: '100',
  // The disk of a standby is this machine's too.
  wal_receiver_status_interval: '1s',
  wal_retrieve_retry_interval: '100ms',
}

interface Server {
  dir: string
  postgres: RunningPostgres
}

/** A primary with a synchronous standby, whose places change when the primary is lost. */
export interface Replicated {
  /** The address with both doors, the standby's first. */
  url: string
  /** Kills the primary with everything it does, and lets its data go. */
  losePrimary(): void
  /** Makes the standby the primary, as a cluster manager does when it is sure. It then waits for no standby. */
  promote(): Promise<void>
  /** A new standby in the place of the lost one, which commits wait for again. */
  rejoin(): Promise<void>
  /** Stops the standby, and leaves commits to wait for it. */
  loseStandby(): Promise<void>
}

/** Everything is stopped and deleted at the end of the test, or of the file. @param fill is given the primary before it has a standby */
export async function replicatedPostgres(fill: (url: string) => Promise<void>): Promise<Replicated> {
  const root = dataFolder('mealkit-replicated-')
  const doors = [await openDoor(), await openDoor()] as const
  const running = new Map<number, Server>()
  let made = 0
  let primary = 1
  atEnd(async () => {
    await Promise.all([...running.values()].map(({ postgres }) => postgres.stop()))
    rmSync(root, { recursive: true, force: true })
  })
  const start = async (place: number, dir: string, more: Record<string, string> = {}) => {
    const postgres = await startPostgres({
      dataDir: dir,
      durable: false,
      settings: () => ({ ...replicating, ...more }),
    })
    running.set(place, { dir, postgres })
    doors[place]?.lead(Number(new URL(postgres.url).port))
    return postgres
  }
  const theRunning = (place: number): Server => {
    const server = running.get(place)
    if (!server) throw new Error(`No server runs at ${place}.`)
    return server
  }
  const onPrimary = async (statement: string) => {
    const client = new pg.Client({ connectionString: theRunning(primary).postgres.url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  const waitForStandby = async (names: '*' | '') => {
    await onPrimary(`alter system set synchronous_standby_names = '${names}'`)
    await onPrimary('select pg_reload_conf()')
  }
  const makeStandby = async () => {
    const place = 1 - primary
    const { dir, postgres } = theRunning(primary)
    const own = join(root, String(++made))
    await layOut(await takeBackup(postgres.url, dir, join(root, 'copies')), own)
    const { port, username, password } = new URL(postgres.url)
    await start(place, own, {
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
    })
    await waitForStandby('*')
  }
  const first = await start(primary, join(root, String(++made)))
  await fill(first.url)
  await makeStandby()
  const { username, password, pathname } = new URL(first.url)
  const hosts = doors.map(({ port }) => `127.0.0.1:${port}`).join()
  return {
    url: `postgres://${username}:${password}@${hosts}${pathname}?target_session_attrs=read-write`,
    losePrimary: () => {
      const { postgres } = theRunning(primary)
      doors[primary]?.lead(undefined)
      running.delete(primary)
      process.kill(postgres.pid, 'SIGKILL')
      void postgres.stop()
    },
    promote: async () => {
      primary = 1 - primary
      await onPrimary('select pg_promote()')
      await waitForStandby('')
    },
    rejoin: makeStandby,
    loseStandby: async () => {
      const place = 1 - primary
      doors[place]?.lead(undefined)
      await theRunning(place).postgres.stop()
      running.delete(place)
    },
  }
}

async function layOut(base: { dir: string }, dir: string): Promise<void> {
  const { cluster, password } = layoutOf(dir)
  mkdirSync(dir, { recursive: true })
  cpSync(clusterOf(base.dir), cluster, { recursive: true })
  cpSync(passwordOf(base.dir), password)
  rmSync(base.dir, { recursive: true })
  writeFileSync(join(cluster, 'standby.signal'), '')
  giveTo(accountFor(cluster), cluster)
}

function giveTo(account: Account | undefined, dir: string): void {
  if (!account) return
  chownSync(dir, account.uid, account.gid)
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), account.uid, account.gid)
}
