import type { Api } from '../../../contract/index.ts'
import { linkTo } from '../../../contract/paths.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'

interface Led {
  /** Address of the next page. */
  url: string
  /** The community, where we deliver. */
  place: string | null
}

/**
 * Where a typed postal code leads: to the menu where we deliver, and where nothing was typed; else to the page that says whether
 * the sister brand does. We note where people want us.
 * @param week whose menu is shown
 * @throws Refusal postal_invalid
 */
export async function leadByPostal(
  api: Pick<Api, 'get' | 'post'>,
  typed: string,
  week: string,
  voice: { brand: BrandId; locale: Locale },
): Promise<Led> {
  const postal = typed.trim()
  const menu = linkTo('menu', voice, { date: week })
  if (postal === '') return { url: menu, place: null }
  const check = voice.brand === 'cookit' ? 'signup.check_pc_for_cookit' : 'signup.check_pc_for_freshprep'
  const { served, sister, place } = await api.get(check, { postal })
  if (served) return { url: menu, place }
  await api.post('signup.record_address_attempt', { text: postal, postal }).catch(() => undefined)
  return { url: `${linkTo('noDelivery', voice)}?sister=${sister ? 'yes' : 'no'}`, place: null }
}
