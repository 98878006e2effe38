// The servers behind one address. `postgres://…@one:5432,two:5432/mealkit` names a primary and its standbys, as PostgreSQL's own
// clients write it; the driver knows one host alone. A connection is made to the host that was the primary last, and is used only
// where that host takes changes. Where it does not, or does not answer, the next connection goes to the next host.

import pg from 'pg'

const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]+)(.*)$/

/** The program writes, so it asks for nothing else (libpq's `target_session_attrs`). */
const wanted = new Set(['read-write', 'primary'])

/**
 * The address of each host of an address: the address itself where it names one host.
 * @throws where one of several cannot be read, or the address asks for a server that takes no changes
 */
export function hostsOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = severalHosts.exec(url) ?? []
  if (!hosts.includes(',')) return [url]
  return hosts.split(',').map(host => {
    const address = new URL(`${before}${host}${after}`)
    if (!address.hostname) throw new Error('A host of the address has no name.')
    const asked = address.searchParams.get('target_session_attrs') ?? 'read-write'
    if (!wanted.has(asked)) throw new Error(`The program needs a primary, not ${asked}.`)
    address.searchParams.delete('target_session_attrs')
    return address.href
  })
}

/** Which host of an address was the primary last. A process has one for all its pools. */
interface Hosts {
  all: readonly string[]
  current: string
}
const known = new Map<string, Hosts>()

/** A pool's settings for an address, with one host or with several. @throws as `hostsOf` */
export function connectionTo(url: string): pg.PoolConfig {
  const all = hostsOf(url)
  const [first = url] = all
  if (all.length === 1) return { connectionString: first }
  const hosts = known.get(url) ?? { all, current: first }
  known.set(url, hosts)
  return { Client: clientOf(hosts), verify: refuseStandby(hosts) }
}

/** A host that failed is passed over once, however many connections found out at the same time. */
function passOver(hosts: Hosts, host: string): void {
  if (hosts.current !== host) return
  const next = (hosts.all.indexOf(host) + 1) % hosts.all.length
  hosts.current = hosts.all[next] ?? host
}

const hostOf = new WeakMap<pg.ClientBase, string>()

function clientOf(hosts: Hosts) {
  return class extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      const host = hosts.current
      super({ ...options, connectionString: host })
      hostOf.set(this, host)
      let reached = false
      this.once('connect', () => {
        reached = true
      })
      this.once('end', () => {
        if (!reached) passOver(hosts, host)
      })
    }
  }
}

/** PostgreSQL's code of a server that cannot be used now: whoever asked tries again. */
class Standby extends Error {
  override readonly name = 'Standby'
  readonly code = '57P03'
}

const refuseStandby =
  (hosts: Hosts): NonNullable<pg.PoolConfig['verify']> =>
  (client, done) => {
    const host = hostOf.get(client) ?? ''
    client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby').then(
      ({ rows }) => {
        if (!rows[0]?.standby) return done()
        passOver(hosts, host)
        done(new Standby('The server is a standby, which takes no changes.'))
      },
      error => done(error),
    )
  }
