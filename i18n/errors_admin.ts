// The refusals that admins get about a household (errors.ts): the sentences for the household itself would be untrue for them.

import type { ErrorCode } from '../contract/errors.ts'
import type { BrandId, Locale } from '../domain/brands.ts'
import { messages } from './catalogue.ts'

const ofHousehold = messages({
  en: () => ({
    points_missing: 'This household doesn’t have that many points.',
    account_closed: 'This account is closed or closing.',
    closing_blocked:
      'This account is already closing. It closes once its boxes are delivered, its bags and kits are returned and its gift cards are settled.',
    household_exists: 'Another household already has an account at this address.',
    address_not_found: 'We can’t find this address. Try another.',
    address_unconfirmed: 'Check how the address will look on the label.',
  }),
  fr: () => ({
    points_missing: 'Ce foyer n’a pas autant de points.',
    account_closed: 'Ce compte est fermé ou se ferme.',
    closing_blocked:
      'Ce compte se ferme déjà. Il sera fermé une fois ses boîtes arrivées, ses sacs et trousses revenus et ses cartes-cadeaux réglées.',
    household_exists: 'Un autre foyer qui a un compte habite à cette adresse.',
    address_not_found: 'Cette adresse est introuvable. Il faut en essayer une autre.',
    address_unconfirmed: 'À vérifier\u00a0: l’adresse telle qu’elle figurera sur l’étiquette.',
  }),
})

/** What an admin is told of a household; undefined for a refusal that says the same to everybody. */
export function saidToAdmin(code: ErrorCode, brand: BrandId, locale: Locale): string | undefined {
  const sentences: Partial<Record<ErrorCode, string>> = ofHousehold(brand, locale)
  return sentences[code]
}
