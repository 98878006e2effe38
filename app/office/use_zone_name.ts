import { useLoaderData } from 'react-router'
import type { Locale } from '../../domain/brands.ts'
import { zoneName } from '../../i18n/zones.ts'
import { useLocale } from '../components/brand_context.tsx'

interface ZonesOfPage {
  zones?: readonly { zone: string; name: Readonly<Record<Locale, string>> | null }[]
}

/** Says what a zone is called on a page that has loaded the zones of its brand. */
export function useZoneName(): (zone: string) => string {
  const { zones = [] } = useLoaderData() as ZonesOfPage
  const locale = useLocale()
  return zone => zoneName(zone, zones.find(one => one.zone === zone)?.name?.[locale])
}
