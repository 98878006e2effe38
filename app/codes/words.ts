import { formatMoneyShort } from '../../domain/money.ts'
import { messages } from '../../i18n/catalogue.ts'
import { formatFullDay } from '../../i18n/dates.ts'

const ordinal = (place: number) => {
  const teen = place % 100 >= 11 && place % 100 <= 13
  return `${place}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`
}

/** A code's terms: the fields in which they are typed, and what they mean. */
export const codeWords = messages({
  en: ({ plural }) => ({
    fields: {
      brand: 'Brand',
      code: 'Code',
      off: 'Discount',
      name_en: 'Name in English',
      name_fr: 'Name in French',
      text_en: 'Small print in English',
      text_fr: 'Small print in French',
      minimum_spend: 'Minimum spend, $',
      from: 'First day',
      until: 'Last day',
      audience: 'For',
      once_per_household: 'Once per household',
      total_uses: 'Households at most',
      combines_with: 'Can be held with',
      default: 'Offer to visitors who bring no code',
      campaign: 'Campaign',
    },
    hints: {
      code: '6 to 24 letters and digits',
      off: '50%, $10 or $7.50; for each box in turn: 30% 20% 10%',
      minimum_spend: 'Empty: none',
      total_uses: 'Empty: any number',
      once: 'Otherwise it can be taken again once it is used up.',
    },
    audiences: { anyone: 'Anyone', new: 'New households', returning: 'Returning households' },
    types: {
      DiscountCode: 'Codes for one box',
      MultiorderDiscountCode: 'Codes for several boxes',
      ReferralCode: 'Codes from friends',
      Voucher: 'Vouchers',
    },
    noCampaign: 'None',
    unread: 'Check this value.',
    means: {
      title: 'What it means',
      nothing: 'Type a discount to see what the code means.',
      percent: (percent: number) => `${percent}%`,
      cents: (cents: number) => formatMoneyShort(cents, 'en'),
      servings: (count: number) => `${count} ${plural(count, 'meal', 'meals')}`,
      one: (off: string) => `${off} off one box.`,
      several: (offs: readonly string[]) =>
        `${offs.map((off, at) => `${off} off the ${ordinal(at + 1)} box`).join(', ')}.`,
      same: (off: string, boxes: number) => `${off} off each of ${boxes} boxes.`,
      minimum: (money: string) =>
        `A box needs ${money} of goods; a smaller one leaves the code to a later box.`,
      anyone: 'For anyone.',
      new: 'For households without a paid box.',
      returning: 'For households that have paid for a box before.',
      fromOn: (day: string) => `From ${formatFullDay(day, 'en')}, without an end.`,
      untilOn: (day: string) => `Until ${formatFullDay(day, 'en')}.`,
      between: (from: string, until: string) =>
        `From ${formatFullDay(from, 'en')} until ${formatFullDay(until, 'en')}.`,
      always: 'From now on, without an end.',
      households: (most: number) => `For ${most} ${plural(most, 'household', 'households')} at most.`,
      once: 'Each household can take it once.',
      again: 'A household can take it again once it is used up.',
      alone: 'It can’t be held with another code.',
      together: (types: string) => `It can be held with: ${types}, where those allow it too.`,
      offered:
        'It’s the default code: visitors without a code are offered it where the discount bar has no other.',
      held: 'Whoever holds it keeps what it promised.',
    },
    short: {
      eachBox: (offs: readonly string[]) => offs.join(', '),
      minimum: (money: string) => `from ${money}`,
    },
    stands: { open: 'Open', to_come: 'Not yet', over: 'Ended', used_up: 'Used up' },
  }),
  fr: ({ plural }) => ({
    fields: {
      brand: 'Marque',
      code: 'Code',
      off: 'Rabais',
      name_en: 'Nom en anglais',
      name_fr: 'Nom en français',
      text_en: 'Petits caractères en anglais',
      text_fr: 'Petits caractères en français',
      minimum_spend: 'Minimum d’articles, $',
      from: 'Premier jour',
      until: 'Dernier jour',
      audience: 'Pour',
      once_per_household: 'Une fois par foyer',
      total_uses: 'Foyers au plus',
      combines_with: 'Peut s’ajouter à',
      default: 'Offert aux visiteurs sans code',
      campaign: 'Campagne',
    },
    hints: {
      code: 'De 6 à 24 lettres et chiffres',
      off: '50%, $10 ou $7.50; pour chaque boîte à tour de rôle : 30% 20% 10%',
      minimum_spend: 'Vide : aucun',
      total_uses: 'Vide : sans limite',
      once: 'Sinon, il peut être repris après usage.',
    },
    audiences: {
      anyone: 'Tout le monde',
      new: 'Nouveaux foyers',
      returning: 'Foyers qui reviennent',
    },
    types: {
      DiscountCode: 'Codes pour une boîte',
      MultiorderDiscountCode: 'Codes pour plusieurs boîtes',
      ReferralCode: 'Codes de parrainage',
      Voucher: 'Bons',
    },
    noCampaign: 'Aucune',
    unread: 'Vérifier cette valeur.',
    means: {
      title: 'Ce que ça veut dire',
      nothing: 'Le sens du code s’affiche dès qu’un rabais est saisi.',
      percent: (percent: number) => `${percent} %`,
      cents: (cents: number) => formatMoneyShort(cents, 'fr'),
      servings: (count: number) => `${count} ${plural(count, 'plat', 'plats')}`,
      one: (off: string) => `${off} de rabais sur une boîte.`,
      several: (offs: readonly string[]) =>
        `${offs.map((off, at) => `${off} sur la ${at === 0 ? '1re' : `${at + 1}e`} boîte`).join(', ')}.`,
      same: (off: string, boxes: number) => `${off} sur chacune de ${boxes} boîtes.`,
      minimum: (money: string) =>
        `Il faut ${money} d’articles; une boîte plus petite laisse le code à une boîte suivante.`,
      anyone: 'Pour tout le monde.',
      new: 'Pour les foyers qui n’ont encore payé aucune boîte.',
      returning: 'Pour les foyers qui ont déjà payé une boîte.',
      fromOn: (day: string) => `Dès le ${formatFullDay(day, 'fr')}, sans fin.`,
      untilOn: (day: string) => `Jusqu’au ${formatFullDay(day, 'fr')}.`,
      between: (from: string, until: string) =>
        `Du ${formatFullDay(from, 'fr')} au ${formatFullDay(until, 'fr')}.`,
      always: 'Dès maintenant, sans fin.',
      households: (most: number) => `Pour ${most} ${plural(most, 'foyer', 'foyers')} au plus.`,
      once: 'Chaque foyer peut le prendre une fois.',
      again: 'Un foyer peut le reprendre après usage.',
      alone: 'Il ne s’ajoute à aucun autre code.',
      together: (types: string) => `Il peut s’ajouter à : ${types}, si ceux-ci le permettent.`,
      offered:
        'C’est le code par défaut : il est offert à qui n’en a pas, quand la barre de rabais n’en a pas d’autre.',
      held: 'Les foyers qui l’ont déjà gardent ce qu’il promettait.',
    },
    short: {
      eachBox: (offs: readonly string[]) => offs.join(', '),
      minimum: (money: string) => `dès ${money}`,
    },
    stands: { open: 'Ouvert', to_come: 'À venir', over: 'Terminé', used_up: 'Épuisé' },
  }),
})
