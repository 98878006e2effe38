import { formatMoney } from '../domain/money.ts'
import { messages } from './catalogue.ts'
import { formatFullDay } from './dates.ts'

/** The admin's page of a discount code. */
export const adminCodeMessages = messages({
  en: ({ plural }) => ({
    task: 'Discount codes',
    taskNote: 'Look at a code, with how many households have taken it, and end it.',
    title: 'Discount codes',
    lede: 'Codes come from marketing’s files. Here one is looked at, and ended where it has got about or is wrong.',
    code: 'Code',
    find: 'Look at it',
    none: 'There is no such code.',
    named: (code: string, name: string) => `${code}: ${name}`,
    off: 'Off the goods',
    percent: (percent: number) => `${percent}%`,
    cents: (cents: number) => formatMoney(cents, 'en'),
    servings: (count: number) => `${count} ${plural(count, 'serving', 'servings')}`,
    eachBox: (offs: readonly string[]) => offs.map((off, at) => `box ${at + 1}: ${off}`).join(', '),
    minimum: 'Minimum of goods',
    noMinimum: 'None',
    days: 'Days',
    between: (from: string | null, until: string | null) =>
      [from && `from ${formatFullDay(from, 'en')}`, until && `until ${formatFullDay(until, 'en')}`]
        .filter(Boolean)
        .join(' ') || 'at any time',
    audience: 'For',
    audiences: { anyone: 'Anyone', new: 'New households', returning: 'Households that come back' },
    taken: 'Taken by',
    takenBy: (taken: number, most: number | null) =>
      `${taken} ${plural(taken, 'household', 'households')}${most === null ? '' : ` of at most ${most}`}`,
    isDefault: 'Visitors who bring no code are offered this one.',
    open: 'It can be taken.',
    over: 'Nobody can take it today.',
    stop: 'End it',
    reason: 'Why it is ended',
    lastDay: 'Last day',
    lastDayHint: 'Without one it ends at once.',
    stopAsk: (code: string) => `End ${code} now?`,
    stopAskOn: (code: string, day: string) => `End ${code} after ${formatFullDay(day, 'en')}?`,
    stopNote:
      'After that nobody can take it, and visitors are not offered it. Households that hold it keep what it promised. A file can open it again.',
    stopped: (code: string) => `${code} is ended.`,
    stopsOn: (code: string, day: string) => `${code} ends after ${formatFullDay(day, 'en')}.`,
    endings: 'When it was ended',
    endingColumns: ['When', 'Last day', 'Why', 'By whom'],
    gone: 'An account that is gone',
  }),
  fr: ({ plural }) => ({
    task: 'Codes de rabais',
    taskNote: 'Voir un code, et combien de foyers l’ont pris; y mettre fin.',
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
    endingColumns: ['Quand', 'Dernier jour', 'Raison', 'Par qui'],
    gone: 'Un compte qui n’existe plus',
  }),
})
