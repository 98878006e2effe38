// The shapes of editorial content: pages in blocks, banners, and the FAQ's categories and entries. The same schemas
// check what is saved and what is shown; in between, only facts are filled in (domain/content/facts.ts). French is
// written, not translated, so each language has blocks of its own.

import * as z from 'zod/mini'
import { factsIn, isFactName } from '../domain/content/facts.ts'
import { isMalformed } from '../domain/content/inline.ts'
import { isPictureName, readReference } from '../domain/pictures/reference.ts'
import { code, somethingToSee, storable } from './fields.ts'

/** A sentence or paragraph in the inline format of domain/content/inline.ts, with facts by name. */
const inline = (maximum: number) =>
  z.string().check(
    z.regex(somethingToSee, code('required')),
    z.maxLength(maximum, code('too_long')),
    z.regex(storable, code('invalid_input')),
    z.refine(text => !isMalformed(text) && factsIn(text).every(isFactName), code('invalid_input')),
  )

const line = inline(160)
const paragraph = inline(1_200)
/** A heading, with the line breaks of its writer. */
const lines = z.array(inline(80)).check(z.minLength(1, code('required')), z.maxLength(4, code('too_long')))

/** Part of an address or a key: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, code('not_found')), z.maxLength(80, code('not_found')))

/** Paragraphs and lists of running text. */
export const prose = z.array(
  z.union([
    paragraph,
    z.object({
      list: z.enum(['bullets', 'numbers']),
      items: z.array(paragraph).check(z.minLength(1, code('required'))),
    }),
  ]),
)

/** Id of a page in contract/paths.ts, with parameters and an anchor where needed: `menu?date=open-week`, `faq#pickups`. */
const pageTarget = z
  .string()
  .check(z.regex(/^[a-z][A-Za-z0-9]*(\?[\w&=-]+)?(#[\w-]+)?$/, code('invalid_input')))
const action = z.object({ words: line, to: pageTarget })

/** The picture of a dish: by its name in public/dishes where it is saved, by its reference where it is shown. */
const dish = z
  .string()
  .check(z.refine(text => isPictureName(text) || readReference(text) !== null, code('invalid_input')))
/** The brand's drawings: app/components/illustrations*.tsx has one for each name, so that a name without one does not compile. */
export const drawingNames = [
  'bag',
  'kit',
  'calendar',
  'van',
  'plate',
  'basket',
  'pan',
  'spill',
  'scale',
  'tap',
  'door',
  'clock',
  'cold',
  'circle',
  'microwave',
  'receipt',
  'pin',
  'tubs',
  'card',
  'sprout',
  'hours',
  'hand',
  'phone',
  'lock',
] as const
/** Larger ones, for the first screen of a page. */
const sceneNames = ['street', 'return', 'stall', 'bench', 'sink', 'supper'] as const

const drawing = z.enum(drawingNames)
const scene = z.enum(sceneNames)

/** The background of a block; the page's own where none is named. */
const ground = z.optional(z.enum(['sunk', 'deep', 'accent']))
const anchor = z.optional(slug)

/** Parts that come from data, and that a page inserts. */
const liveParts = [
  'meals',
  'mealPrices',
  'servings',
  'deliveryDays',
  'places',
  'measured',
  'weighed',
] as const

export const blocks = {
  /** The first screen: the page's only h1. */
  hero: z.object({
    type: z.literal('hero'),
    heading: lines,
    lede: paragraph,
    /** A dish on its table, or a drawing. */
    dish: z.optional(dish),
    /** A smaller dish that keeps the first one company where the brand lays its table. */
    beside: z.optional(dish),
    scene: z.optional(scene),
    sticker: z.optional(z.object({ figure: line, words: line })),
    action: z.optional(action),
  }),
  /** Running text, with a dish or a drawing beside it where there is one. */
  text: z.object({
    type: z.literal('text'),
    anchor,
    ground,
    heading: z.optional(lines),
    prose,
    dish: z.optional(dish),
    drawing: z.optional(drawing),
    scene: z.optional(scene),
    /** The side of the picture or drawing, on a wide screen. */
    side: z.optional(z.enum(['left', 'right'])),
    action: z.optional(action),
  }),
  /** Steps, one after the other. */
  steps: z.object({
    type: z.literal('steps'),
    anchor,
    ground,
    heading: z.optional(lines),
    lede: z.optional(paragraph),
    /** Steps as one screen each with its picture, side by side, or one under the other. */
    layout: z.enum(['tour', 'row', 'list']),
    steps: z.array(
      z.object({
        title: line,
        prose,
        dish: z.optional(dish),
        drawing: z.optional(drawing),
        scene: z.optional(scene),
        /** A short note in the margin: a time, a temperature. */
        note: z.optional(line),
      }),
    ),
  }),
  /** Things side by side, in no order. */
  cards: z.object({
    type: z.literal('cards'),
    anchor,
    ground,
    heading: z.optional(lines),
    lede: z.optional(paragraph),
    cards: z.array(
      z.object({
        title: line,
        prose,
        dish: z.optional(dish),
        drawing: z.optional(drawing),
        action: z.optional(action),
      }),
    ),
  }),
  /** A sentence in large type, in the brand's own voice; it is not a quotation. */
  quote: z.object({ type: z.literal('quote'), ground, lines }),
  /** Numbers, each a fact. One without a value at the moment is not shown. */
  figures: z.object({
    type: z.literal('figures'),
    label: line,
    figures: z.array(z.object({ figure: line, label: line })),
  }),
  /** A dish across the page. */
  picture: z.object({ type: z.literal('picture'), dish, caption: line }),
  /** The one next step of a page. */
  action: z.object({
    type: z.literal('action'),
    ground,
    heading: lines,
    text: z.optional(paragraph),
    action,
    second: z.optional(action),
    drawing: z.optional(drawing),
  }),
  table: z.object({
    type: z.literal('table'),
    anchor,
    heading: z.optional(lines),
    caption: line,
    columns: z.array(line),
    /** The first cell of a row is its heading. */
    rows: z.array(z.array(paragraph)),
    note: z.optional(paragraph),
  }),
  definitions: z.object({
    type: z.literal('definitions'),
    anchor,
    ground,
    heading: z.optional(lines),
    lede: z.optional(paragraph),
    entries: z.array(z.object({ term: line, prose })),
  }),
  /** Dishes of the week, prices, places. */
  live: z.object({
    type: z.literal('live'),
    anchor,
    ground,
    part: z.enum(liveParts),
    heading: z.optional(lines),
    lede: z.optional(paragraph),
    note: z.optional(paragraph),
  }),
} as const

export const block = z.discriminatedUnion('type', [
  blocks.hero,
  blocks.text,
  blocks.steps,
  blocks.cards,
  blocks.quote,
  blocks.figures,
  blocks.picture,
  blocks.action,
  blocks.table,
  blocks.definitions,
  blocks.live,
])

const page = z.object({
  /** For the browser's tab and search engines; the brand's name follows it. */
  title: line,
  description: inline(200),
  blocks: z.array(block).check(z.minLength(1, code('required'))),
})

const bannerText = z.object({
  heading: line,
  text: paragraph,
  action: z.optional(action),
})

const faqCategoryText = z.object({ name: line, summary: paragraph })
const faqEntryText = z.object({
  question: inline(240),
  answer: prose.check(z.minLength(1, code('required'))),
})

const inBoth = <T extends z.ZodMiniType>(text: T) => z.object({ en: text, fr: text })

/** The stored documents, by kind. */
export const documents = {
  /** `picture`: the dish shown when the page is shared. */
  page: z.object({ picture: z.optional(dish), locales: inBoth(page) }),
  banner: z.object({ dish: z.optional(dish), locales: inBoth(bannerText) }),
  /** Its slug is the `friendlyId` of area 2; categories and entries are ordered by `position`, then slug. */
  faq_category: z.object({
    position: z.int(),
    drawing: z.optional(drawing),
    locales: inBoth(faqCategoryText),
  }),
  /** `category`: slug of a faq_category. */
  faq_entry: z.object({ category: slug, position: z.int(), locales: inBoth(faqEntryText) }),
} as const

export type DrawingName = (typeof drawingNames)[number]
export type SceneName = (typeof sceneNames)[number]
export type LivePart = (typeof liveParts)[number]
export type ContentKind = keyof typeof documents
export const contentKinds = Object.keys(documents) as ContentKind[]

export type DocumentOf<K extends ContentKind> = z.output<(typeof documents)[K]>
export type Block = z.output<typeof block>
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>
export type Prose = z.output<typeof prose>
export type PageContent = z.output<typeof page>
