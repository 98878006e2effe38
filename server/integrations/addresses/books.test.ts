import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressComplete } from './address_complete.ts'
import { googlePlaces } from './google_places.ts'

// Doubles of both vendors, which check every request by their published descriptions and answer in their format.
let server: Server
let origin: string
let answer: (asked: { url: URL; request: IncomingMessage; body: string }) => [number, unknown]
let asked: { method: string | undefined; url: URL; headers: IncomingMessage['headers']; body: string }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://double')
      asked.push({ method: request.method, url, headers: request.headers, body })
      const [status, said] = answer({ url, request, body })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
})

describe('Google Places (New)', () => {
  /** Names of the request bodies and masks in the reference; any other name is refused, as Google does. */
  const known = new Set([
    'input',
    'includedRegionCodes',
    'includedPrimaryTypes',
    'languageCode',
    'regionCode',
    'sessionToken',
  ])
  const details = {
    addressComponents: [
      { longText: '204', shortText: '204', types: ['subpremise'], languageCode: 'en' },
      { longText: '1500', shortText: '1500', types: ['street_number'], languageCode: 'en' },
      { longText: 'West Broadway', shortText: 'W Broadway', types: ['route'], languageCode: 'en' },
      { longText: 'Vancouver', shortText: 'Vancouver', types: ['locality', 'political'], languageCode: 'en' },
      {
        longText: 'British Columbia',
        shortText: 'BC',
        types: ['administrative_area_level_1', 'political'],
        languageCode: 'en',
      },
      { longText: 'V6J 1W8', shortText: 'V6J 1W8', types: ['postal_code'], languageCode: 'en' },
    ],
    location: { latitude: 49.2635, longitude: -123.1388 },
  }
  const double: typeof answer = ({ url, request, body }) => {
    if (request.headers['x-goog-api-key'] !== 'google-key') return [403, { error: { code: 403 } }]
    if (!request.headers['x-goog-fieldmask']) return [400, { error: { status: 'INVALID_ARGUMENT' } }]
    if (url.pathname === '/v1/places:autocomplete' && request.method === 'POST') {
      const sent = JSON.parse(body) as Record<string, unknown>
      if (Object.keys(sent).some(key => !known.has(key)) || typeof sent.input !== 'string') return [400, {}]
      if (sent.input === 'nothing') return [200, {}]
      return [
        200,
        {
          suggestions: [
            {
              placePrediction: {
                place: 'places/EiQx',
                placeId: 'EiQx',
                text: { text: '1500 W Broadway, Vancouver, BC, Canada' },
                structuredFormat: {
                  mainText: { text: '1500 W Broadway' },
                  secondaryText: { text: 'Vancouver, BC, Canada' },
                },
              },
            },
          ],
        },
      ]
    }
    if (url.pathname === '/v1/places/EiQx' && request.method === 'GET') return [200, details]
    return [404, { error: { status: 'NOT_FOUND' } }]
  }
  beforeEach(() => {
    answer = double
  })

  test('requests addresses in Canada in the person’s language, with the key in a header and never in the URL', async () => {
    const book = googlePlaces('google-key', origin)
    expect(await book.suggest('1500 w br', 'en')).toEqual([
      { id: 'EiQx', address: '1500 W Broadway', detail: 'Vancouver, BC, Canada' },
    ])
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      input: '1500 w br',
      includedRegionCodes: ['ca'],
      languageCode: 'en-CA',
    })
    expect(asked[0]?.url.search).toBe('')
    expect(await book.suggest('nothing', 'en')).toEqual([])
  })

  test('the chosen place becomes an address with its parts and its point', async () => {
    expect(await googlePlaces('google-key', origin).find('EiQx', 'en')).toEqual({
      number: '1500',
      street: 'W Broadway',
      unit: '204',
      city: 'Vancouver',
      province: 'BC',
      postal: 'V6J 1W8',
      point: { lat: 49.2635, lon: -123.1388 },
    })
    expect(asked[0]?.headers['x-goog-fieldmask']).toBe('addressComponents,location')
  })

  test('an unknown part is null, a place without an address is ignored, and a refused key throws', async () => {
    const book = googlePlaces('google-key', origin)
    expect(await book.find('gone/../x', 'fr')).toBeNull()
    answer = () => [
      200,
      { addressComponents: details.addressComponents.slice(2), location: details.location },
    ]
    expect(await book.find('EiQx', 'fr')).toBeNull()
    answer = double
    await expect(googlePlaces('other', origin).suggest('1500', 'en')).rejects.toThrow('403')
  })
})

describe('Canada Post AddressComplete', () => {
  const door = (changes: object) => ({
    Id: 'CA|CP|ENG|1500-BROADWAY',
    Language: 'ENG',
    SubBuilding: '204',
    BuildingNumber: '1500',
    Street: 'Broadway W',
    City: 'Vancouver',
    ProvinceCode: 'BC',
    PostalCode: 'V6J 1W8',
    ...changes,
  })
  const double: typeof answer = ({ url }) => {
    const parameter = (name: string) => url.searchParams.get(name)
    const failed = (error: string, Description: string) =>
      [200, { Items: [{ Error: error, Description }] }] as [number, unknown]
    if (parameter('Key') !== 'post-key') return failed('2', 'Unknown key')
    if (url.pathname.endsWith('/Find/v2.10/json3.ws')) {
      if (parameter('LastId') === 'CA|CP|ENG|BUILDING') {
        return [
          200,
          {
            Items: [
              {
                Id: 'CA|CP|ENG|1500-BROADWAY',
                Text: '204-1500 Broadway W',
                Description: 'Vancouver',
                Next: 'Retrieve',
              },
            ],
          },
        ]
      }
      if (parameter('SearchTerm') === '') return failed('1001', 'SearchTerm or LastId Required')
      return [
        200,
        {
          Items: [
            { Id: 'CA|CP|A', Text: 'Broadway W', Description: 'Vancouver, BC - 900 Addresses', Next: 'Find' },
            {
              Id: 'CA|CP|ENG|BUILDING',
              Text: '1500 Broadway W',
              Highlight: '0-4',
              Cursor: 0,
              Description: 'Vancouver, BC, V6J 1W8 - 40 Addresses',
              Next: 'Find',
            },
            {
              Id: 'CA|CP|ENG|1500-BROADWAY',
              Text: '1502 Broadway W',
              Description: 'Vancouver, BC, V6J 1W8',
              Next: 'Retrieve',
            },
          ],
        },
      ]
    }
    if (url.pathname.endsWith('/Retrieve/v2.11/json3.ws')) {
      if (parameter('Id') !== 'CA|CP|ENG|1500-BROADWAY') return failed('1002', 'Id Invalid')
      return [200, { Items: [door({}), door({ Language: 'FRE', Street: 'Broadway O' })] }]
    }
    return [404, {}]
  }
  beforeEach(() => {
    answer = double
  })

  test('an address and a building with its number are suggested, a street alone is not', async () => {
    const found = await addressComplete('post-key', origin).suggest('1500 broadway', 'fr')
    expect(found.map(one => one.address)).toEqual(['1500 Broadway W', '1502 Broadway W'])
    expect(found[0]?.detail).toBe('Vancouver, BC, V6J 1W8 - 40 Addresses')
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
      SearchTerm: '1500 broadway',
      Country: 'CAN',
      LanguagePreference: 'FR',
    })
  })

  test('the chosen one is an address in the person’s language; a building leaves the unit to the household', async () => {
    const book = addressComplete('post-key', origin)
    const [building, single] = await book.suggest('1500 broadway', 'en')
    const parts = {
      number: '1500',
      street: 'Broadway W',
      city: 'Vancouver',
      province: 'BC',
      postal: 'V6J 1W8',
    }
    expect(await book.find(single?.id ?? '', 'en')).toEqual({ ...parts, unit: '204', point: null })
    expect(await book.find(building?.id ?? '', 'en')).toEqual({ ...parts, unit: '', point: null })
    expect((await book.find(single?.id ?? '', 'fr'))?.street).toBe('Broadway O')
    expect(await book.find('CA|gone', 'en')).toBeNull()
  })

  test('an error of the account throws, so that our own list answers', async () => {
    await expect(addressComplete('wrong', origin).suggest('1500', 'en')).rejects.toThrow('Unknown key')
    answer = () => [503, {}]
    await expect(addressComplete('post-key', origin).suggest('1500', 'en')).rejects.toThrow('503')
  })
})
