// Turns the text of an environment variable into a value; undefined for an invalid text.

import { hostsOf } from '../../../database/hosts.ts'
import { isCalendarDate } from '../../../domain/time/zone.ts'

export type Read<T> = (text: string) => T | undefined

export const oneOf =
  <T extends string>(values: readonly T[]): Read<T> =>
  text =>
    values.find(value => value === text)

export const wholeNumber =
  (least: number, most: number): Read<number> =>
  text =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined

/** A part of a whole. */
export const share: Read<number> = text =>
  /^(0(\.\d{1,9})?|1(\.0{1,9})?)$/.test(text) ? Number(text) : undefined

const switches: Record<string, boolean> = {
  on: true,
  off: false,
  true: true,
  false: false,
  '1': true,
  '0': false,
}
export const onOff: Read<boolean> = text => (Object.hasOwn(switches, text) ? switches[text] : undefined)

/** A name that goes into a Host header, without a port. */
export const hostName: Read<string> = text =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text) ? text.toLowerCase() : undefined

/** A list, separated by commas. */
export const hostNames: Read<readonly string[]> = text => {
  const names = text.split(',').map(name => hostName(name.trim()))
  return names.every(name => name !== undefined) ? names : undefined
}

/** A host to listen on: a name, an IPv4 or an IPv6 address. */
export const listenAddress: Read<string> = text => (/^[\w.:-]+$/.test(text) ? text : undefined)

/** Scheme, host and port; returned without a slash at the end. */
export const webOrigin: Read<string> = text => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username
  return bare && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

/** An address on the web, path and all. */
export const webAddress: Read<string> = text =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined

/** With one host, or with several. */
export const postgresAddress: Read<string> = text => {
  try {
    return hostsOf(text).every(host => /^postgres(ql)?:$/.test(new URL(host).protocol)) ? text : undefined
  } catch {
    return undefined
  }
}

export const smtpAddress: Read<string> = text =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) ? text : undefined

/** A secret on one line, unchanged. */
export const secret: Read<string> = text => (/^[\x21-\x7e]{8,200}$/.test(text) ? text : undefined)

/** A token that opens something by itself, so it has to be too long to guess. */
export const longSecret: Read<string> = text => (text.length >= 24 ? secret(text) : undefined)

/** What a process does: answer requests; do all jobs; only send messages. */
const roleNames = ['web', 'worker', 'mail'] as const
export type Roles = Readonly<Record<(typeof roleNames)[number], boolean>>

export const roles: Read<Roles> = text => {
  const named = text.split(',').map(role => role.trim())
  if (named.some(role => !roleNames.some(name => name === role))) return undefined
  return { web: named.includes('web'), worker: named.includes('worker'), mail: named.includes('mail') }
}

/** An identifier in one line, as a provider gave it. */
export const identifier: Read<string> = text => (/^[\x21-\x7e]{3,200}$/.test(text) ? text : undefined)

/** The SID of a Twilio account. */
export const twilioAccount: Read<string> = text => (/^AC[0-9a-fA-F]{32}$/.test(text) ? text : undefined)

/** A number in E.164, or the SID of a messaging service. */
export const twilioSender: Read<string> = text =>
  /^(\+[1-9]\d{7,14}|MG[0-9a-fA-F]{32})$/.test(text) ? text : undefined

/** A private key in PEM (PKCS 8); its line breaks may be written as `\\n`, to fit on one line. */
export const privateKey: Read<string> = text => {
  const pem = text.replaceAll('\\n', '\n')
  return /^-----BEGIN PRIVATE KEY-----\n[\w+/=\n]+-----END PRIVATE KEY-----$/.test(pem) ? pem : undefined
}

/** A day of the calendar, ISO. */
export const calendarDay: Read<string> = text => (isCalendarDate(text) ? text : undefined)
