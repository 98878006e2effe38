// Pictures, addresses and driving distances.

import { hostName, secret, webAddress, wholeNumber } from '../readers.ts'
import { optional, variable } from '../variable.ts'

export const pictures = {
  imgixDomain: optional<string>({
    name: 'IMGIX_DOMAIN',
    takes: 'a host name',
    about:
      'The imgix source that sizes pictures; it fetches originals from this site. Without it, the built-in resizer does.',
    fallbackShown: 'the built-in resizer',
    read: hostName,
  }),
  imgixToken: optional<string>({
    name: 'IMGIX_TOKEN',
    takes: 'the token of the imgix source, 8 characters or more',
    about: 'Signs addresses, where the source asks for that; pages then ask here and are sent on.',
    fallbackShown: 'unsigned',
    read: secret,
  }),
  pictureCacheMb: variable<number>({
    name: 'PICTURE_CACHE_MB',
    takes: 'a whole number from 1 to 100000',
    about: 'Megabytes of sized pictures kept in `DATA_DIR`; what was used longest ago goes first.',
    fallback: '512',
    read: wholeNumber(1, 100_000),
  }),
} as const

export const places = {
  addressCompleteKey: optional<string>({
    name: 'ADDRESSCOMPLETE_KEY',
    takes: 'the key of an AddressComplete account, 8 characters or more',
    about:
      'Canada Post suggests addresses. Without it, or where it does not answer, the program’s own civic addresses do.',
    fallbackShown: 'its own addresses',
    read: secret,
  }),
  googlePlacesKey: optional<string>({
    name: 'GOOGLE_PLACES_KEY',
    takes: 'a key for the Places API (New), 8 characters or more',
    about: 'Google suggests addresses, unless Canada Post does; otherwise as above.',
    fallbackShown: 'its own addresses',
    read: secret,
  }),
  osrmUrl: optional<string>({
    name: 'OSRM_URL',
    takes: 'an http or https address',
    about:
      'An OSRM server (its table service) that tells how long vans take from door to door. Without it, or where it does not answer, the great circle with a road factor does.',
    fallbackShown: 'the great circle',
    read: webAddress,
  }),
} as const
