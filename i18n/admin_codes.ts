import { formatMoney } from '../domain/money.ts'
import { messages } from './catalogue.ts'
import { formatFullDay } from './dates.ts'

/** The admin's page of a discount code. */
export const adminCodeMessages = messages({
  en: ({ plural }) => ({
    title: 'Discount codes',
    lede: 'Codes are imported from marketing files. Look one up here, or end it if it has leaked or is wrong.',
    code: 'Code',
    find: 'Look up',
    none: 'Code not found.',
    named: (code: string, name: string) => `${code}: ${name}`,
    off: 'Discount',
    percent: (percent: number) => `${percent}%`,
    cents: (cents: number) => formatMoney(cents, 'en'),
    servings: (count: number) => `${count} ${plural(count, 'serving', 'servings')}`,
    eachBox: (offs: readonly string[]) => offs.map((off, at) => `box ${at + 1}: ${off}`).join(', '),
    minimum: 'Minimum order',
    noMinimum: 'None',
    days: 'Valid',
    between: (from: string | null, until: string | null) =>
      [from && `from ${formatFullDay(from, 'en')}`, until && `until ${formatFullDay(until, 'en')}`]
        .filter(Boolean)
        .join(' ') || 'any time',
    audience: 'For',
    audiences: { anyone: 'Anyone', new: 'New households', returning: 'Returning households' },
    taken: 'Used by',
    takenBy: (taken: number, most: number | null) =>
      `${taken} ${plural(taken, 'household', 'households')}${most === null ? '' : ` of at most ${most}`}`,
    isDefault: 'Default offer for visitors without a code.',
    open: 'Active.',
    over: 'Not active today.',
    stop: 'End code',
    reason: 'Reason',
    lastDay: 'Last day',
    lastDayHint: 'Leave empty to end it now.',
    stopAsk: (code: string) => `End ${code} now?`,
    stopAskOn: (code: string, day: string) => `End ${code} after ${formatFullDay(day, 'en')}?`,
    stopNote:
      'No one will be able to use it, and visitors won’t be offered it. Households that already have it keep their discount. An import can reopen it.',
    stopped: (code: string) => `${code} ended.`,
    stopsOn: (code: string, day: string) => `${code} ends after ${formatFullDay(day, 'en')}.`,
    endings: 'Past endings',
    endingColumns: ['Date', 'Last day', 'Reason', 'By'],
    gone: 'Deleted account',
  }),
  fr: ({ plural }) => ({
    title: 'Codes de rabais',
    lede: 'Les codes viennent des fichiers du marketing. Ici, on en regarde un, et on y met fin s’il circule trop ou s’il est faux.',
    code: 'Code',
    find: 'Voir le code',
    none: 'Ce code n’existe pas.',
    named: (code: string, name: string) => `${code} : ${name}`,
    off: 'Rabais sur les articles',
    percent: (percent: number) => `${percent} %`,
    cents: (cents: number) => formatMoney(cents, 'fr'),
    servings: (count: number) => `${count} ${plural(count, 'portion', 'portions')}`,
    eachBox: (offs: readonly string[]) => offs.map((off, at) => `boîte ${at + 1} : ${off}`).join(', '),
    minimum: 'Minimum d’articles',
    noMinimum: 'Aucun',
    days: 'Jours',
    between: (from: string | null, until: string | null) =>
      [from && `dès le ${formatFullDay(from, 'fr')}`, until && `jusqu’au ${formatFullDay(until, 'fr')}`]
        .filter(Boolean)
        .join(' ') || 'en tout temps',
    audience: 'Pour',
    audiences: {
      anyone: 'Tout le monde',
      new: 'Les nouveaux foyers',
      returning: 'Les foyers qui reviennent',
    },
    taken: 'Pris par',
    takenBy: (taken: number, most: number | null) =>
      `${taken} ${plural(taken, 'foyer', 'foyers')}${most === null ? '' : ` sur ${most} au plus`}`,
    isDefault: 'C’est le code offert aux visiteurs qui n’en ont pas.',
    open: 'Il peut être pris.',
    over: 'Personne ne peut le prendre aujourd’hui.',
    stop: 'Y mettre fin',
    reason: 'Raison',
    lastDay: 'Dernier jour',
    lastDayHint: 'Sans date, il prend fin tout de suite.',
    stopAsk: (code: string) => `Mettre fin à ${code} maintenant?`,
    stopAskOn: (code: string, day: string) => `Mettre fin à ${code} après le ${formatFullDay(day, 'fr')}?`,
    stopNote:
      'Ensuite, personne ne peut plus le prendre, et les visiteurs ne le voient plus. Les foyers qui l’ont gardent ce qu’il promettait. Un fichier peut le rouvrir.',
    stopped: (code: string) => `Le code ${code} a pris fin.`,
    stopsOn: (code: string, day: string) => `Le code ${code} prend fin après le ${formatFullDay(day, 'fr')}.`,
    endings: 'Quand on y a mis fin',
    endingColumns: ['Date', 'Dernier jour', 'Raison', 'Par'],
    gone: 'Un compte qui n’existe plus',
  }),
})
