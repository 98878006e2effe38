// Renders a message from its facts, in the client's language and the brand's voice.

import { brandFacts } from '../../brands/index.ts'
import { linkTo, type PageId } from '../../contract/paths.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import type { Bilingual } from '../../domain/catalogue/types.ts'
import { plainParagraph } from '../../domain/letters/words.ts'
import { addsAny } from '../../domain/substitution.ts'
import { wordsOfChange } from '../../i18n/change_words.ts'
import type { Letter } from '../../i18n/mail/letter.ts'
import { type Letters, mailMessages } from '../../i18n/mail/letters.ts'
import type { LetterParts, Row } from '../integrations/mail/port.ts'
import { contactLetter } from './contact_letter.ts'
import type { DishFacts } from './facts.ts'
import { type GiftTemplate, giftLetter, isGiftTemplate } from './gifts/gift_letter.ts'
import { type LetterContact, reachOf } from './letter_contact.ts'
import { isToAnybody, letterToAnybody, type TemplateToAnybody } from './letter_to_anybody.ts'
import { listLetter } from './list_letters/list_letter.ts'
import type { ProductName } from './product_names.ts'
import { creditNoteRowsInWords, receiptRowsInWords } from './receipt_rows.ts'
import type { TemplateData } from './templates.ts'
import { type Channel, isSmsTemplate, type TemplateName, textedToo } from './templates.ts'

interface ToRender {
  template: TemplateName
  data: TemplateData[TemplateName]
  channel: Channel
  brand: BrandId
  locale: Locale
  firstName: string
  /** Scheme, host and port of the brand: where links lead. */
  origin: string
  /** The destination of its button, where it was made for this one letter; for a text message, its code. */
  link?: string | null
  /** The names of a receipt's products, by id. */
  names?: ReadonlyMap<string, ProductName>
  /** The gift card of the letter. */
  code?: string | null
  /** The unsubscribe link of its kind; null where it cannot be turned off. */
  unsubscribe?: string | null
  /** Absent where nobody reads the small print: only the subject or the words are asked for. */
  contact?: LetterContact
}

/** A rendered message: a letter in parts, which its carrier lays out, or a text message. */
type InWords = { channel: 'email'; parts: LetterParts } | { channel: 'sms'; text: string }

/** The letters about a household's own account. */
type HouseholdLetter = Exclude<keyof Letters, GiftTemplate | TemplateToAnybody>

/** The destination of a letter's button: its box, the payment, or the dashboard. */
const targets: Readonly<Record<HouseholdLetter, PageId>> = {
  welcome: 'editor',
  order_skipped: 'account',
  order_unskipped: 'editor',
  delivery_moved: 'account',
  chosen_for_you: 'account',
  minimum_not_met: 'account',
  nothing_safe: 'account',
  order_charged: 'box',
  items_added: 'box',
  payment_declined: 'paymentMethod',
  payment_needs_action: 'account',
  order_cancelled: 'paymentMethod',
  paid_with_other_card: 'account',
  payment_given_back: 'account',
  order_refunded: 'creditNote',
  claim_received: 'box',
  claim_declined: 'contact',
  card_changed: 'paymentMethod',
  out_for_delivery: 'track',
  delivery_late: 'track',
  delivered: 'box',
  delivery_failed: 'box',
  delivery_again: 'track',
  shortage_asked: 'box',
  product_corrected: 'box',
  price_change: 'settingsSubscription',
  box_repriced: 'editor',
  day_closed: 'account',
  day_opened: 'account',
  window_changed: 'settingsDelivery',
  cutoff_changed: 'account',
  returnables_billed: 'bagsAndKits',
  returnables_unpaid: 'paymentMethod',
  returnables_fee_back: 'bagsAndKits',
  card_expiring: 'paymentMethod',
  pickup_booked: 'bagsAndKits',
  pickup_day_closed: 'bagsAndKits',
  pickup_cancelled: 'bagsAndKits',
  pickup_done: 'bagsAndKits',
  pickup_missed: 'bagsAndKits',
  returnables_due: 'bagsAndKits',
  returnables_overdue: 'bagsAndKits',
  account_paused: 'account',
  resumes_soon: 'account',
  account_resumed: 'account',
  account_closing: 'bagsAndKits',
  account_closed: 'contact',
  plan_changed: 'account',
  delivery_changed: 'account',
  alternate_address_changed: 'account',
  alternate_address_removed: 'account',
  password_reset: 'passwordNew',
  password_first: 'passwordNew',
  password_changed: 'contact',
  sign_in_changed: 'contact',
  data_ready: 'settingsAccount',
  erasure_planned: 'settingsAccount',
  erasure_taken_back: 'settingsAccount',
  email_change: 'settingsAccount',
  email_change_asked: 'passwordNew',
  email_changed: 'contact',
  given_expired: 'settingsAccount',
  change_noted: 'settingsChanges',
  order_reminder: 'editor',
  skipped_reminder: 'account',
  referral_credited: 'invite',
  merit_credited: 'account',
  driver_named: 'driver',
  route_given: 'driver',
  route_taken: 'driver',
  points_expire_soon: 'rewards',
  points_programme_ends: 'rewards',
}

/** Letters about the account, which cannot be turned off. */
const accountLetters = new Set<TemplateName>([
  'data_ready',
  'erasure_planned',
  'erasure_taken_back',
  'password_reset',
  'password_first',
  'password_changed',
  'sign_in_changed',
  'email_change',
  'email_change_asked',
  'email_changed',
  'change_noted',
  'driver_named',
  'route_given',
  'route_taken',
])

/** Renders a message. */
export function inWords(message: ToRender): InWords {
  const { template } = message
  if (message.channel === 'sms') return { channel: 'sms', text: textMessage(message) }
  if (template === 'phone_code') throw new Error('A code goes to a phone.')
  const parts = letterOf(message as ToRender & { template: typeof template })
  const { postalAddress = '' } = message.contact ?? {}
  return {
    channel: 'email',
    parts: { ...parts, sender: `${brandFacts[message.brand].name}, ${postalAddress}` },
  }
}

function letterOf(
  message: ToRender & { template: Exclude<TemplateName, 'phone_code'> },
): Omit<LetterParts, 'sender'> {
  const { template } = message
  if (isGiftTemplate(template)) {
    const facts = message.data as TemplateData[GiftTemplate]
    return giftLetter(template, facts, { ...message, code: message.code ?? null })
  }
  if (template === 'contact') return contactLetter(message.data as TemplateData['contact'], message)
  if (template === 'list_letter') return listLetter(message.data as TemplateData['list_letter'], message)
  if (isToAnybody(template))
    return letterToAnybody(template, message.data as TemplateData[TemplateToAnybody], message)
  return partsOf(message as ToRender & { template: HouseholdLetter })
}

/** Its own words, or the subject of its letter or a sentence in its place, and the action it asks for. */
function textMessage(message: ToRender): string {
  const { brand, locale, template, link } = message
  const mail = mailMessages(brand, locale)
  // The code is made while it is sent, like a link.
  if (template === 'phone_code') return plain(mail.phone_code.text({ code: link ?? '' }))
  if (template === 'contact' || template === 'list_letter')
    throw new Error(`${template} has no words for a text message`)
  const facts = factsFor({ ...message, template })
  if (isSmsTemplate(template)) {
    // A template with a text message does not compile without its words.
    const { text }: { text: (facts: never) => string } = mail.letters[template]
    return plain(text({ link: link ?? '', ...facts } as never))
  }
  if (!textedToo.includes(template)) throw new Error(`${template} has no words for a text message`)
  const { textHead, textTail } = mail.letters[template] as Letter<unknown>
  const head = textHead?.(facts) ?? letterOf({ ...message, template }).subject
  const said = /[.!?]$/.test(head) ? head : `${head}.`
  return plain(
    `${brandFacts[brand].name}${locale === 'fr' ? ' : ' : ': '}${said} ${textTail?.(facts) ?? ''}`.trim(),
  )
}

/** Typographic signs are not in a phone's alphabet, and would double the cost of a message. */
const plain = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/×/g, 'x')
    .replace(/…/g, '...')
    // The spelling of 1990, so that a text stays in the GSM alphabet.
    .replace(/(?<=bo)î(?=te)/gi, 'i')
    .replace(/(?<=ao)û(?=t)/gi, 'u')
    .replace(/[“”]|« ?| ?»/g, '"')

/** The subject of a letter, or the words of a text, as it would be sent now. */
export function subjectOf(
  message: Pick<ToRender, 'template' | 'data' | 'brand' | 'locale' | 'firstName'>,
): string {
  const said = inWords({ ...message, channel: 'email', origin: '' })
  return said.channel === 'email' ? said.parts.subject : said.text
}

/** A message as it was sent: a letter's subject and text, or the words of a text message. One that cannot be made has its kind alone. */
export function wordsOfLetter(
  message: Pick<ToRender, 'template' | 'data' | 'channel' | 'brand' | 'locale' | 'firstName'>,
): { subject: string; text: string | null } {
  try {
    const said = inWords({ ...message, origin: '', link: '' })
    if (said.channel === 'sms') return { subject: said.text, text: null }
    const { subject, rows, marked } = said.parts
    const paragraphs = marked ? said.parts.paragraphs.map(plainParagraph) : said.parts.paragraphs
    const lines = rows.map(({ label, amount }) => `${label} ${amount}`)
    return { subject, text: [...paragraphs, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n') }
  } catch {
    return { subject: message.template, text: null }
  }
}

function partsOf(message: ToRender & { template: HouseholdLetter }): Omit<LetterParts, 'sender'> {
  const { brand, locale, template, data } = message
  const { letters, frame } = mailMessages(brand, locale)
  const facts = factsFor(message)
  const words = letters[template] as Letter<unknown>
  const aboutAccount = accountLetters.has(template)
  return {
    brand,
    locale,
    subject: words.subject(facts),
    hello: frame.hello(message.firstName),
    paragraphs: [
      ...('byUs' in data && template !== 'delivery_changed' ? [frame.byUs] : []),
      ...words.body(facts).split('\n\n'),
      ...('reference' in data ? [frame.reference(data.reference)] : []),
    ],
    rows: rowsOf(message),
    action: { label: words.action, url: message.link ?? pageOf(message) },
    closing: frame.closing,
    small: [frame.questions(...reachOf(message.contact)), aboutAccount ? frame.whyAccount : frame.why],
    ...(message.unsubscribe && { stop: { label: frame.unsubscribe, url: message.unsubscribe } }),
  }
}

function rowsOf({ template, data, brand, locale, names }: ToRender): Row[] {
  if (template === 'order_refunded')
    return creditNoteRowsInWords(data as TemplateData['order_refunded'], brand, locale, names)
  if (template !== 'order_charged' && template !== 'items_added') return []
  return receiptRowsInWords(data as TemplateData['order_charged'], brand, locale, names)
}

function pageOf({ template, data, brand, locale, origin }: ToRender & { template: HouseholdLetter }): string {
  const parameters: Record<string, string> = 'orderId' in data ? { id: data.orderId } : {}
  if (template === 'order_refunded')
    parameters.number = String((data as TemplateData['order_refunded']).number)
  return origin + linkTo(targets[template], { brand, locale }, parameters)
}

/** The most characters of a subject that names a change. */
const longestSubject = 70

/** The facts as a letter's sentences take them. */
function factsFor(message: ToRender & { template: keyof Letters }): object {
  const { template, data, brand, locale } = message
  if (template === 'chosen_for_you') {
    const { dishes, ...box } = data as TemplateData['chosen_for_you']
    return { ...box, dishes: dishes.map(namedIn(locale)) }
  }
  if (template === 'change_noted') {
    const { kind, facts } = data as TemplateData['change_noted']
    const change = wordsOfChange({ brand, locale }, 'household', kind, facts)
    // The letter has the former and the present value; the subject stays short.
    const bare = wordsOfChange({ brand, locale }, 'household', kind, {})
    const subject = change.length > longestSubject ? bare : change
    return { change, subject, bare }
  }
  if (template === 'account_resumed' || template === 'order_unskipped') {
    const { missing = [], ...back } = data as TemplateData[typeof template]
    return { ...back, missing: missing.map(namedIn(locale)) }
  }
  if (template === 'shortage_asked') {
    const { product, short, replacement, gained, lost, ...asked } = data as TemplateData['shortage_asked']
    const { flesh = [], diets = [], fits = asked.standard === 'accept' } = asked
    const own = (name: Bilingual) => name[locale]
    return {
      ...asked,
      flesh,
      diets,
      fits,
      standard: addsAny({ gained: gained.map(({ en }) => en), flesh, diets }) ? 'drop' : asked.standard,
      product: own(product),
      short: short && own(short),
      replacement: own(replacement),
      gained: gained.map(own),
      lost: lost.map(own),
    }
  }
  if (template === 'product_corrected') {
    const { product, replacement, gained, lost, traces, ...box } = data as TemplateData['product_corrected']
    const own = (name: Bilingual) => name[locale]
    return {
      ...box,
      product: own(product),
      replacement: replacement && own(replacement),
      gained: gained.map(own),
      lost: lost.map(own),
      traces: traces.map(own),
    }
  }
  if (template === 'day_closed' || template === 'day_opened' || template === 'pickup_day_closed') {
    const { reason, ...box } = data as TemplateData['day_closed' | 'day_opened' | 'pickup_day_closed']
    return { ...box, reason: reason[locale] }
  }
  if (template === 'driver_named' || template === 'route_given')
    return { ...data, link: pageOf({ ...message, template }) }
  if (template === 'order_charged') {
    const { priced, ...box } = data as TemplateData['order_charged']
    return { ...box, totalCents: priced.totalCents }
  }
  if (template === 'order_refunded') {
    const { refund, ...box } = data as TemplateData['order_refunded']
    return { ...box, totalCents: refund.totalCents, cardCents: refund.payment.cardCents }
  }
  if (template === 'items_added') {
    const { priced, item, ...box } = data as TemplateData['items_added']
    return { ...box, item: namedIn(locale)(item), totalCents: priced.totalCents }
  }
  return data
}

/** "Chips", "2 × Chips". */
const namedIn = (locale: Locale) => (dish: DishFacts) =>
  dish.quantity > 1 ? `${dish.quantity} × ${dish[locale]}` : dish[locale]
