// A setting's present and former value in words: plan, address, notes, messages. An old event may lack the former
// value; then only the present one is shown, or only that something changed.

import type { BrandId, Locale } from '../domain/brands.ts'
import type { DishCategory } from '../domain/catalogue/types.ts'
import { planSize } from '../domain/plans.ts'
import { isCalendarDate } from '../domain/time/zone.ts'
import { categoryMessages } from './browse.ts'
import { cardEnding, cardName } from './card_words.ts'
import { messages } from './catalogue.ts'
import { formatClock, formatFullDay, formatHours, formatWeekday } from './dates.ts'
import { formatPhone } from './phones.ts'
import { planSaid, planWords } from './plan_words.ts'
import { settingsCommunicationsMessages } from './settings_communications.ts'
import { settingsDeliveryMessages } from './settings_delivery.ts'

type Data = Readonly<Record<string, unknown>>

interface Reader {
  brand: BrandId
  locale: Locale
}

const beforeMessages = messages({
  en: () => ({
    now: (now: string, before: string) => `${now} (was ${before})`,
    said: (label: string, value: string) => `${label}: ${value}`,
    quoted: (words: string) => `“${words}”`,
    stay: (door: string, from: string, until: string) => `${door}, from ${from} to ${until}`,
    preferred: 'Preferred',
    none: 'none',
    on: 'on',
    off: 'off',
  }),
  fr: () => ({
    now: (now: string, before: string) => `${now} (avant : ${before})`,
    said: (label: string, value: string) => `${label} : ${value}`,
    quoted: (words: string) => `« ${words} »`,
    stay: (door: string, from: string, until: string) => `${door}, du ${from} au ${until}`,
    preferred: 'Préférences',
    none: 'aucune',
    on: 'oui',
    off: 'non',
  }),
})

/** The present value, with the former one where it is known and differs. */
const nowAndBefore = ({ brand, locale }: Reader, now: string, before: string | null): string =>
  before === null || before === now ? now : beforeMessages(brand, locale).now(now, before)

const textIn = (data: Data, name: string): string | null => {
  const value = data[name]
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : null
}

/** "Robin Park (before: Robin Roy)"; null where the event does not say. */
export function nameInWords(reader: Reader, data: Data): string | null {
  const now = textIn(data, 'to')
  return now === null ? null : nowAndBefore(reader, now, textIn(data, 'from'))
}

/** The notes in quotes, and the former ones. */
export function notesInWords(reader: Reader, data: Data): string | null {
  const { none, quoted } = beforeMessages(reader.brand, reader.locale)
  const now = textIn(data, 'notes')
  const before = textIn(data, 'before')
  const inQuotes = (notes: string) => (notes === '' ? none : quoted(notes))
  return now === null ? null : nowAndBefore(reader, inQuotes(now), before === null ? null : inQuotes(before))
}

/** The plan and its preferred categories, each where it changed. */
export function planInWords(reader: Reader, data: Data): string | null {
  const { brand, locale } = reader
  const say = beforeMessages(brand, locale)
  const names: Readonly<Record<string, string>> = categoryMessages(brand, locale)
  const categories = (name: string) =>
    Array.isArray(data[name]) ? data[name].filter(one => typeof one === 'string') : null
  const planOf = (name: string, preferred: readonly string[] | null) => {
    const plan = planSize(textIn(data, name) ?? '')
    return plan ? planWords(brand, locale).plan(planSaid(plan, (preferred ?? []) as DishCategory[])) : null
  }
  const listed = (of: readonly string[]) => of.flatMap(one => names[one] ?? []).join(', ') || say.none
  const [now, before] = [categories('categories'), categories('fromCategories')]
  const [plan, former] = [planOf('planId', now), planOf('from', before)]
  const parts = [
    ...(plan !== null && plan !== former ? [nowAndBefore(reader, plan, former)] : []),
    ...(now && before && listed(now) !== listed(before)
      ? [say.said(say.preferred, nowAndBefore(reader, listed(now), listed(before)))]
      : []),
  ]
  return parts.length > 0 ? parts.join('; ') : null
}

/** "Visa ending in 4444 (before: Visa ending in 4242)"; null where the event does not say. */
export function cardInWords(reader: Reader, data: Data): string | null {
  const before = data.before as Data | null | undefined
  const words = (of: Data | null | undefined) => {
    const [brand, last4] = of ? [textIn(of, 'brand'), textIn(of, 'last4')] : [null, null]
    if (last4 === null) return null
    return brand === null ? last4 : cardEnding(cardName(brand), last4, reader.locale)
  }
  const now = words(data)
  return now === null ? null : nowAndBefore(reader, now, words(before))
}

/** The alternate address and its days, and the former ones; for a removed one, the former only. */
export function alternateInWords(reader: Reader, data: Data): string | null {
  const before = data.before as Data | null | undefined
  const { stay } = beforeMessages(reader.brand, reader.locale)
  const dayOf = (of: Data, name: string) => {
    const date = textIn(of, name)
    return date !== null && isCalendarDate(date) ? formatFullDay(date, reader.locale) : null
  }
  const words = (of: Data | null | undefined) => {
    const place = of ? doorInWords(of) : null
    if (!of || place === null) return null
    const [from, until] = [dayOf(of, 'from'), dayOf(of, 'until')]
    return from === null || until === null ? place : stay(place, from, until)
  }
  const now = words(data)
  return now === null ? words(before) : nowAndBefore(reader, now, words(before))
}

const doorInWords = (of: Data): string | null =>
  ['address', 'unit', 'city', 'postal'].flatMap(name => textIn(of, name) || []).join(', ') || null

/** The address and the slot, each where it changed. */
export function deliveryInWords(reader: Reader, data: Data): string | null {
  const before = data.before as Data | undefined
  const slot = (of: Data) => {
    const { weekday, startHour, endHour } = of
    if (typeof weekday !== 'number' || typeof startHour !== 'number' || typeof endHour !== 'number')
      return null
    // 1 January 2024 was a Monday.
    const day = formatWeekday(`2024-01-0${weekday}`, reader.locale)
    return `${day} ${formatHours({ startHour, endHour }, reader.locale)}`
  }
  if (typeof before !== 'object' || before === null) return textIn(data, 'address')
  const page = settingsDeliveryMessages(reader.brand, reader.locale)
  const { none, said } = beforeMessages(reader.brand, reader.locale)
  const own = (name: string) => (of: Data) => {
    const words = textIn(of, name)
    return words === null ? null : words || none
  }
  const hour = (of: Data) => {
    const at = of.bagPickupHour
    if (at === null) return page.withBox
    return typeof at === 'number' ? formatClock(`${String(at).padStart(2, '0')}:00`, reader.locale) : null
  }
  const all: [label: string | null, words: (of: Data) => string | null][] = [
    [null, doorInWords],
    [null, slot],
    [
      page.phone,
      of => own('phone')(of)?.replace(/^\+.*$/, phone => formatPhone(phone, reader.locale)) ?? null,
    ],
    [page.buzzer, own('buzzer')],
    [page.instructions, own('instructions')],
    [page.bagPickup, hour],
  ]
  const parts = all.flatMap(([label, words]) => {
    const [now, former] = [words(data), words(before)]
    if (now === null || now === former) return []
    const facts = nowAndBefore(reader, now, former)
    return [label === null ? facts : said(label, facts)]
  })
  return parts.length > 0 ? parts.join('; ') : null
}

/** Each preference that changed, by its name on its page. */
export function communicationsInWords(reader: Reader, data: Data): string | null {
  const { brand, locale } = reader
  const say = beforeMessages(brand, locale)
  const page = settingsCommunicationsMessages(brand, locale)
  const turned = (value: unknown) => (typeof value === 'boolean' ? (value ? say.on : say.off) : null)
  const hours = (value: unknown) =>
    Array.isArray(value) ? value.map(one => page.hours(Number(one))).join(', ') || page.noReminders : null
  const change = (name: string): { from?: unknown; to?: unknown } => {
    const value = data[name]
    const known = typeof value === 'object' && value !== null && !Array.isArray(value)
    return known ? value : { to: value }
  }
  const facts = (label: string, name: string, words: (value: unknown) => string | null) => {
    const { from, to } = change(name)
    const now = words(to)
    return now === null ? [] : [say.said(label, nowAndBefore(reader, now, words(from)))]
  }
  const quiet = (side: 'from' | 'to') => {
    const [startHour, endHour] = [change('quietFrom')[side], change('quietUntil')[side]]
    if (typeof startHour === 'number' && typeof endHour === 'number')
      return formatHours({ startHour, endHour }, locale)
    return startHour === null && endHour === null ? page.quietNone : null
  }
  const quietNow = quiet('to')
  const parts = [
    ...facts(page.upcoming, 'emailUpcoming', turned),
    ...facts(page.skipped, 'emailSkipped', turned),
    ...facts(page.promotions, 'emailPromotions', turned),
    ...facts(page.smsPromotions, 'smsPromotions', turned),
    ...facts(page.reminders, 'reminderHours', hours),
    ...facts(page.chosen, 'remindChosen', turned),
    ...(quietNow === null ? [] : [say.said(page.quiet, nowAndBefore(reader, quietNow, quiet('from')))]),
  ]
  return parts.length > 0 ? parts.join('; ') : null
}
