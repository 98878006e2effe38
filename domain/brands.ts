// The two brands as the rules see them: their provinces, their time zone. The public side of a brand (contacts,
// claims, colours) is in `brands`.

export const brandIds = ['freshprep', 'cookit'] as const
export type BrandId = (typeof brandIds)[number]

export const provinces = ['BC', 'AB', 'QC', 'ON'] as const
export type Province = (typeof provinces)[number]

export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

interface Brand {
  id: BrandId
  name: string
  provinces: readonly Province[]
  defaultLocale: Locale
  /** IANA zone of cutoffs, delivery days and week starts. */
  zone: string
  sister: BrandId
}

/** Who delivers in each province: a new one does not compile until it has a brand. */
const brandOf: Readonly<Record<Province, BrandId>> = {
  BC: 'freshprep',
  AB: 'freshprep',
  QC: 'cookit',
  ON: 'cookit',
}

const provincesOf = (brand: BrandId) => provinces.filter(province => brandOf[province] === brand)

export const brands: Readonly<Record<BrandId, Brand>> = {
  freshprep: {
    id: 'freshprep',
    name: 'Fresh Prep',
    provinces: provincesOf('freshprep'),
    defaultLocale: 'en',
    zone: 'America/Vancouver',
    sister: 'cookit',
  },
  cookit: {
    id: 'cookit',
    name: 'Cook it',
    provinces: provincesOf('cookit'),
    defaultLocale: 'fr',
    zone: 'America/Toronto',
    sister: 'freshprep',
  },
}

/** The brand that delivers in a province. */
export function brandOfProvince(province: Province): BrandId {
  return brandOf[province]
}
