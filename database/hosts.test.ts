import { expect, test } from 'vitest'
import { hostsOf } from './hosts.ts'

test.each([
  [
    'one host, as it is',
    'postgres://u:p@db:5432/m?sslmode=require',
    ['postgres://u:p@db:5432/m?sslmode=require'],
  ],
  ['a folder of sockets', 'postgres:///m?host=/run/postgresql', ['postgres:///m?host=/run/postgresql']],
  [
    'two with ports of their own',
    'postgres://u:p%40@one:5432,two:5433/m?target_session_attrs=read-write&sslmode=require',
    ['postgres://u:p%40@one:5432/m?sslmode=require', 'postgres://u:p%40@two:5433/m?sslmode=require'],
  ],
  [
    'three without',
    'postgresql://a,b,[::1]/m',
    ['postgresql://a/m', 'postgresql://b/m', 'postgresql://[::1]/m'],
  ],
])('an address names its hosts: %s', (_, url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts)
})

test.each([
  ['a server that takes no changes', 'postgres://u@one,two/m?target_session_attrs=standby'],
  ['a host without a name', 'postgres://u@one,/m'],
  ['a port that is none', 'postgres://u@one:x,two/m'],
])('an address is refused: %s', (_, url) => {
  expect(() => hostsOf(url)).toThrow()
})
