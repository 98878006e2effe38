import { formatMoney } from '../../../../domain/money.ts'
import { englishCardStays, frenchCardStays } from '../../../../i18n/card_stays.ts'
import { cardEnding } from '../../../../i18n/card_words.ts'
import { messages } from '../../../../i18n/catalogue.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'

/** The payment settings: cards, balances, gift cards, codes, receipts. */
export const settingsPaymentMessages = messages({
  en: voice => {
    const money = (cents: number) => formatMoney(cents, 'en')
    return {
      lede: 'Your cards, balances, codes and receipts.',
      cards: 'Cards',
      card: (name: string, last4: string) => cardEnding(name, last4, 'en'),
      cardFacts: (name: string, expiry: string) => `${name}, expires ${expiry}`,
      isDefault: 'Default card',
      makeDefault: 'Make default',
      makeDefaultOf: (card: string) => `Make default: ${card}`,
      remove: 'Remove',
      removeOf: (what: string) => `Remove ${what}`,
      stays: englishCardStays,
      add: 'Add a card',
      addText: 'A card you add becomes your default.',
      accountFacts: (email: string, isDefault: string) => [email, isDefault].filter(Boolean).join(' · '),
      paypal: 'PayPal',
      paypalText: 'Approve it once on PayPal. After that, it pays for your boxes like a card.',
      paypalUse: 'Pay with PayPal',
      paypalOther: 'Use another PayPal account',
      paypalCancelled: 'PayPal was cancelled. Nothing changed.',
      paypalChanged: 'PayPal now pays for your boxes.',
      paypalPaid: (count: number) =>
        voice.plural(
          count,
          'It also paid for the box that was waiting.',
          `It also paid for ${count} boxes that were waiting.`,
        ),
      paypalUnpaid: (count: number) =>
        voice.plural(
          count,
          'One box still isn’t paid: PayPal declined it. Try a card.',
          `${count} boxes still aren’t paid: PayPal declined them. Try a card.`,
        ),
      giftCards: 'Gift card and credit details',
      left: (left: number, value: number) => `${money(left)} left of ${money(value)}`,
      spent: 'Spent',
      expired: 'Expired',
      expiredOn: (cents: number, date: string) => `${money(cents)} expired on ${formatFullDay(date, 'en')}`,
      since: (date: string) => `Since ${formatFullDay(date, 'en')}`,
      until: (date: string) => `good until ${formatFullDay(date, 'en')}`,
      forever: 'never expires',
      history: 'Used for',
      use: (cents: number, date: string) =>
        cents < 0
          ? `${money(-cents)} returned on ${formatFullDay(date, 'en')}`
          : `${money(cents)} on ${formatFullDay(date, 'en')}`,
      moreFailed: (why: string) => `We couldn’t load earlier ones. ${why}`,
      loaded: (count: number) => `${count} gift cards and credits shown.`,
      codes: 'Codes',
      code: 'Code or gift card',
      codeText: 'Enter a discount code or gift card.',
      apply: 'Apply',
      appliedGift: (cents: number) => `${money(cents)} added to your gift cards.`,
      appliedCode: (name: string) => `${name} applied.`,
      used: (used: number, of: number) => `${used} of ${of} boxes`,
      usedUp: 'used up',
      receipts: 'Receipts',
      receiptsText: 'We’ll resend receipts for your last twelve paid boxes, one email each.',
      receiptsNone: 'No paid boxes yet.',
      send: 'Email my receipts',
      sent: (count: number) =>
        voice.plural(count, 'One receipt is on its way.', `${count} receipts are on their way.`),
    }
  },
  fr: voice => {
    const money = (cents: number) => formatMoney(cents, 'fr')
    return {
      lede: voice.pick({
        freshprep: 'Vos cartes, vos soldes, vos codes et vos reçus.',
        cookit: 'Tes cartes, tes soldes, tes codes et tes reçus.',
      }),
      cards: 'Cartes',
      card: (name: string, last4: string) => cardEnding(name, last4, 'fr'),
      cardFacts: (name: string, expiry: string) => `${name}, expire en ${expiry}`,
      isDefault: voice.pick({ freshprep: 'Sert à payer vos boîtes', cookit: 'Sert à payer tes boîtes' }),
      makeDefault: 'Choisir par défaut',
      makeDefaultOf: (card: string) => `Choisir par défaut : ${card}`,
      remove: 'Retirer',
      removeOf: (what: string) => `Retirer : ${what}`,
      stays: frenchCardStays(voice),
      add: 'Ajouter une carte',
      addText: voice.pick({
        freshprep: 'La carte ajoutée devient celle qui paie vos boîtes.',
        cookit: 'La carte ajoutée devient celle qui paie tes boîtes.',
      }),
      accountFacts: (email: string, isDefault: string) => [email, isDefault].filter(Boolean).join(' · '),
      paypal: 'PayPal',
      paypalText: voice.pick({
        freshprep: 'Vous l’approuvez une fois chez PayPal. Ensuite, il paie vos boîtes comme une carte.',
        cookit: 'Tu l’approuves une fois chez PayPal. Ensuite, il paie tes boîtes comme une carte.',
      }),
      paypalUse: 'Payer avec PayPal',
      paypalOther: 'Utiliser un autre compte PayPal',
      paypalCancelled: voice.pick({
        freshprep: 'Vous avez annulé chez PayPal. Rien n’a changé.',
        cookit: 'Tu as annulé chez PayPal. Rien n’a changé.',
      }),
      paypalChanged: voice.pick({
        freshprep: 'PayPal paie désormais vos boîtes.',
        cookit: 'PayPal paie maintenant tes boîtes.',
      }),
      paypalPaid: (count: number) =>
        voice.plural(count, 'La boîte en attente est payée.', `Les ${count} boîtes en attente sont payées.`),
      paypalUnpaid: (count: number) =>
        voice.plural(
          count,
          voice.pick({
            freshprep: 'Une boîte reste à payer : PayPal l’a refusée. Essayez une carte.',
            cookit: 'Une boîte reste à payer : PayPal l’a refusée. Essaie une carte.',
          }),
          voice.pick({
            freshprep: `${count} boîtes restent à payer : PayPal les a refusées. Essayez une carte.`,
            cookit: `${count} boîtes restent à payer : PayPal les a refusées. Essaie une carte.`,
          }),
        ),
      giftCards: 'Cartes-cadeaux et crédits, un à un',
      left: (left: number, value: number) => `Reste ${money(left)} sur ${money(value)}`,
      spent: 'Dépensée',
      expired: 'Expirée',
      expiredOn: (cents: number, date: string) => `${money(cents)} expirés le ${formatFullDay(date, 'fr')}`,
      since: (date: string) => `Depuis le ${formatFullDay(date, 'fr')}`,
      until: (date: string) => `jusqu’au ${formatFullDay(date, 'fr')}`,
      forever: 'n’expire jamais',
      history: 'Ce qu’elle a payé',
      use: (cents: number, date: string) =>
        cents < 0
          ? `${money(-cents)} remboursés le ${formatFullDay(date, 'fr')}`
          : `${money(cents)} le ${formatFullDay(date, 'fr')}`,
      moreFailed: (why: string) => `La suite n’a pas pu être chargée. ${why}`,
      loaded: (count: number) => `${count} cartes-cadeaux et crédits affichés.`,
      codes: 'Codes',
      code: 'Code ou carte-cadeau',
      codeText: 'Pour un code de rabais comme pour une carte-cadeau.',
      apply: 'Appliquer',
      appliedGift: (cents: number) =>
        voice.pick({
          freshprep: `${money(cents)} ajoutés à vos cartes-cadeaux.`,
          cookit: `${money(cents)} ajoutés à tes cartes-cadeaux.`,
        }),
      appliedCode: (name: string) => `Appliqué : ${name}.`,
      used: (used: number, of: number) => `${used} ${voice.plural(used, 'boîte', 'boîtes')} sur ${of}`,
      usedUp: 'épuisé',
      receipts: 'Reçus',
      receiptsText: voice.pick({
        freshprep: 'Nous renvoyons les reçus de vos douze dernières boîtes payées, un courriel chacun.',
        cookit: 'On renvoie les reçus de tes douze dernières boîtes payées, un courriel chacun.',
      }),
      receiptsNone: 'Il n’y a pas encore de boîte payée.',
      send: 'Recevoir mes reçus par courriel',
      sent: (count: number) => voice.plural(count, 'Un reçu est en route.', `${count} reçus sont en route.`),
    }
  },
})
