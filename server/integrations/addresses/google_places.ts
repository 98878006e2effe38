// Google Places (New): autocomplete, then the details of the chosen place.
// https://developers.google.com/maps/documentation/places/web-service/place-autocomplete and …/place-details

import * as z from 'zod/mini'
import { provinces } from '../../../domain/brands.ts'
import { normalizePostal } from '../../../domain/postal.ts'
import { type AddressBook, bookTimeout, type FoundAddress } from './port.ts'

const predictions = z.object({
  suggestions: z.optional(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            structuredFormat: z.object({
              mainText: z.object({ text: z.string() }),
              secondaryText: z.optional(z.object({ text: z.string() })),
            }),
          }),
        ),
      }),
    ),
  ),
})

const place = z.object({
  addressComponents: z.optional(
    z.array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) })),
  ),
  location: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
})

const isProvince = z.enum(provinces)

/** @param origin another host than Google's, for tests */
export function googlePlaces(key: string, origin = 'https://places.googleapis.com'): AddressBook {
  async function ask(path: string, init: RequestInit, fields: string): Promise<unknown> {
    const headers = { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': fields, 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(bookTimeout)
    const response = await fetch(`${origin}/v1/${path}`, { ...init, headers, signal })
    if (response.status === 400 || response.status === 404) return null
    if (!response.ok) throw new Error(`Google Places answered ${response.status}`)
    return response.json()
  }

  return {
    prefix: 'google:',
    suggest: async (input, locale) => {
      const body = JSON.stringify({
        input,
        includedRegionCodes: ['ca'],
        includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
        languageCode: `${locale}-CA`,
        regionCode: 'ca',
      })
      const fields =
        'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat.mainText.text,suggestions.placePrediction.structuredFormat.secondaryText.text'
      const found = predictions.parse(
        (await ask('places:autocomplete', { method: 'POST', body }, fields)) ?? {},
      )
      return (found.suggestions ?? []).flatMap(({ placePrediction: one }) =>
        one
          ? [
              {
                id: one.placeId,
                address: one.structuredFormat.mainText.text,
                detail: one.structuredFormat.secondaryText?.text ?? '',
              },
            ]
          : [],
      )
    },
    find: async (id, locale) => {
      const query = new URLSearchParams({ languageCode: `${locale}-CA`, regionCode: 'ca' })
      const path = `places/${encodeURIComponent(id)}?${query}`
      const found = await ask(path, { method: 'GET' }, 'addressComponents,location')
      return found === null ? null : doorOf(place.parse(found))
    },
  }
}

function doorOf({ addressComponents = [], location }: z.output<typeof place>): FoundAddress | null {
  const component = (type: string) => addressComponents.find(one => one.types.includes(type))
  const number = component('street_number')?.longText
  const street = component('route')?.shortText
  const province = isProvince.safeParse(component('administrative_area_level_1')?.shortText)
  const city = component('locality') ?? component('postal_town') ?? component('administrative_area_level_3')
  if (!number || !street || !city || !province.success) return null
  return {
    number,
    street,
    unit: component('subpremise')?.longText ?? '',
    city: city.longText,
    province: province.data,
    postal: normalizePostal(component('postal_code')?.longText ?? '') ?? '',
    point: location ? { lat: location.latitude, lon: location.longitude } : null,
  }
}
