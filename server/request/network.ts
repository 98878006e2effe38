// The network of a request, as limits count it and as the log has it.

import { isIPv6 } from 'node:net'

/** An IPv4 address itself; for IPv6 its /64, because a household or a server has all of one. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address)
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** Enough to tell networks apart, and too little to name a household: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function shortNetwork(address: string): string {
  const plain = withoutMapping(address)
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`
  return plain.replace(/\.\d+$/, '.0/24')
}

/** An IPv4 address that is written as an IPv6 one is that IPv4 address. */
const withoutMapping = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return groups.map(group => Number.parseInt(group, 16).toString(16))
}
