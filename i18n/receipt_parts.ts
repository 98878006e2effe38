// The fixed texts of a receipt, of its sheet and of the gap to the minimum.

import type { PricedDiscount } from '../domain/pricing/types.ts'
import { messages } from './catalogue.ts'

export const receiptPartMessages = messages({
  en: voice => ({
    title: voice.pick({ freshprep: 'Your box', cookit: 'Your box' }),
    items: (count: number) => `${count} ${voice.plural(count, 'item', 'items')}`,
    empty: voice.pick({
      freshprep: 'Your box is empty.',
      cookit: 'Nothing in here yet. What are you hungry for?',
    }),
    goods: 'Subtotal',
    volume: 'Volume discount',
    combined: 'Combined discounts',
    discounts: {
      code: (code: string) => `Code ${code}`,
      nth: (code: string, number: number, of: number) => `Code ${code}, discount ${number} of ${of}`,
      friend: 'Free servings from a friend',
      voucher: (code: string) => `Voucher ${code}`,
    },
    delivery: 'Delivery',
    taxNames: { GST: 'GST', PST: 'PST', HST: 'HST', QST: 'QST' },
    tax: (name: string, rate: string, base: string) => `${name}, ${rate} on ${base}`,
    noTax: 'Tax (none on groceries)',
    total: 'Total',
    allIn: 'tax included',
    chargedOn: (day: string) => `tax included, charged ${day}`,
    allInPeek: 'discounts and taxes included',
    missing: (amount: string) => `Add ${amount}`,
    missingRest: (minimum: string) =>
      voice.pick({
        freshprep: ` to reach the ${minimum} minimum (before discounts). Below that, we can’t deliver this box.`,
        cookit: ` to reach the ${minimum} minimum (before discounts). Below that, your box can’t ship.`,
      }),
    missingShort: (minimum: string) => ` to reach the ${minimum} minimum before discounts`,
    met: (minimum: string) =>
      voice.pick({
        freshprep: `You’ve reached the ${minimum} minimum before discounts.`,
        cookit: `You’ve hit the ${minimum} minimum before discounts.`,
      }),
    meter: 'Progress to the minimum',
    savedAt: (time: string) => `All changes saved, ${time}`,
    save: {
      unchanged: 'Changes save automatically.',
      saving: 'Saving…',
      offline: 'You’re offline. We’ll save when you’re back.',
      unreached: 'We can’t save right now. Still trying.',
      refused: 'We couldn’t save your last change.',
    },
    open: 'See my box',
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Votre boîte', cookit: 'Ta boîte' }),
    items: (count: number) => `${count} ${voice.plural(count, 'article', 'articles')}`,
    empty: voice.pick({
      freshprep: 'Rien dans la boîte pour l’instant.',
      cookit: 'Rien dedans encore. T’as faim de quoi?',
    }),
    goods: 'Articles',
    volume: 'Rabais de quantité',
    combined: 'Rabais combinés',
    discounts: {
      code: (code: string) => `Code ${code}`,
      nth: (code: string, number: number, of: number) => `Code ${code}, rabais ${number} sur ${of}`,
      friend: 'Portions offertes par invitation',
      voucher: (code: string) => `Bon ${code}`,
    },
    delivery: 'Livraison',
    taxNames: { GST: 'TPS', PST: 'TVP', HST: 'TVH', QST: 'TVQ' },
    tax: (name: string, rate: string, base: string) => `${name}, ${rate} sur ${base}`,
    noTax: 'Taxes, ingrédients détaxés',
    total: 'Total',
    allIn: 'tout compris',
    chargedOn: (day: string) => `tout compris, facturé le ${day}`,
    allInPeek: 'rabais et taxes compris',
    missing: (amount: string) =>
      voice.pick({ freshprep: `Il vous manque ${amount}`, cookit: `Il te manque ${amount}` }),
    missingRest: (minimum: string) =>
      voice.pick({
        freshprep: ` pour atteindre le minimum de ${minimum} avant rabais. En dessous, la boîte n’est pas livrée.`,
        cookit: ` pour atteindre le minimum de ${minimum} avant rabais. En dessous, ta boîte ne part pas.`,
      }),
    missingShort: (minimum: string) => ` pour le minimum de ${minimum} avant rabais.`,
    met: (minimum: string) =>
      voice.pick({
        freshprep: `Le minimum de ${minimum} avant rabais est atteint.`,
        cookit: `Le minimum de ${minimum} avant rabais est atteint.`,
      }),
    meter: 'Vers le minimum de commande',
    savedAt: (time: string) => `Tout est enregistré, ${time}`,
    save: {
      unchanged: 'Tout s’enregistre au fur et à mesure.',
      saving: 'Enregistrement…',
      offline: voice.pick({
        freshprep: 'Pas encore enregistré : aucune connexion. Nous continuons d’essayer.',
        cookit: 'Pas encore enregistré : pas de connexion. On continue d’essayer.',
      }),
      unreached: voice.pick({
        freshprep: 'Pas encore enregistré : nous sommes injoignables. Nous continuons d’essayer.',
        cookit: 'Pas encore enregistré : ça ne répond pas. On continue d’essayer.',
      }),
      refused: 'Le dernier changement n’a pas été enregistré.',
    },
    open: voice.pick({ freshprep: 'Voir ma boîte', cookit: 'Voir ma boîte' }),
  }),
})

type Named = ReturnType<typeof receiptPartMessages>['discounts']

/** The name of a discount wherever one is listed (rule 29): "Code AMIS20", "Code TROIS321, discount 1 of 3". */
export function discountName(
  say: Named,
  { type, code, number, of }: Pick<PricedDiscount, 'type' | 'code' | 'number' | 'of'>,
): string {
  if (type === 'referral_discount') return say.friend
  if (type === 'unknown_voucher') return say.voucher(code)
  return number && of ? say.nth(code, number, of) : say.code(code)
}
