// The picture of a dish in its box: on a table, or cut out as a plate on a block of colour, as the brand shows its
// dishes. The box has its size before the picture loads, and shows a blur of its colours until then. A dish without a
// picture gets an empty plate; a grocery stands in its pack on a background of its own.

import { useContext } from 'react'
import { blurAddress, blurSide } from '../../domain/pictures/blur.ts'
import { type Picture, type PictureFolder, readReference } from '../../domain/pictures/reference.ts'
import { fixedSrcset, fluidSrcset, sized, widthsWithin } from '../../domain/pictures/srcset.ts'
import { classes } from '../components/classes.ts'
import { EmptyPlate } from '../components/empty_plate.tsx'
import { PictureHost } from '../components/picture_host.ts'

export interface DishPictureProps {
  /** As calls give it: a picture's reference (domain/pictures/reference.ts), or null without one. */
  picture: string | null
  /** Alternative text; empty where the name is beside it. */
  alt?: string
  /** `thumb` in lists and receipts, `card` in grids, `lead` over two columns of a grid, `hero` alone on a page, `wide` across it. */
  size?: 'thumb' | 'card' | 'lead' | 'hero' | 'wide'
  /** Width of a thumb, in CSS pixels. */
  across?: number
  /** Loads at once: for what a person sees before scrolling. `first`: before everything else, one for each page. */
  eager?: boolean | 'first'
  /** One of the brand's four block colours; by default each dish keeps its own. */
  block?: 1 | 2 | 3 | 4
  /** Without its block of colour: a plate or a photo on something else. */
  bare?: boolean
  className?: string
  /** The shared element of the transition between card and page. */
  shared?: boolean
}

/** The colours alternate along a menu so that no two neighbours in a row of two or three are alike. */
const round = [1, 2, 3, 2, 4, 1, 3, 1, 2] as const

/** @param place on the menu, from 0 */
export function blockAt(place: number): 1 | 2 | 3 | 4 {
  return round[place % round.length] ?? 1
}

/**
 * The layout width of a picture (app/styles/layout.css, the sheets of home and product), and the least and the most that it can be, in
 * CSS pixels: on the smallest phone, and on the screen where `sizes` gives most.
 */
const places = {
  card: {
    least: 135,
    most: 353,
    sizes: '(min-width: 1440px) 306px, (min-width: 1101px) 22vw, (min-width: 769px) 30vw, 46vw',
  },
  lead: {
    least: 283,
    most: 722,
    sizes: '(min-width: 1440px) 636px, (min-width: 1101px) 45vw, (min-width: 769px) 61vw, 94vw',
  },
  hero: { least: 283, most: 1035, sizes: '(min-width: 1440px) 640px, (min-width: 1101px) 46vw, 94vw' },
  wide: { least: 283, most: 1353, sizes: '(min-width: 1440px) 1296px, 94vw' },
} as const

/** Each dish keeps one of four block colours, wherever it is shown. */
function blockOf(picture: string | null): 1 | 2 | 3 | 4 {
  const name = readReference(picture ?? '')?.name ?? picture ?? ''
  let mixed = 0x811c9dc5
  for (const letter of name) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193)
  return (((mixed ^ (mixed >>> 15)) & 3) + 1) as 1 | 2 | 3 | 4
}

/** The layout of pictures of a folder, where it differs from a photograph's. */
const kinds: Partial<Record<PictureFolder, string>> = {
  cutouts: 'cutout',
  packs: 'pack',
  scenes: 'scene',
  bags: 'bag',
}

export function DishPicture(props: DishPictureProps) {
  const { picture, alt = '', size = 'card', block = blockOf(picture), className, shared } = props
  const { across = 60, eager = false } = props
  const host = useContext(PictureHost)
  const photo = picture === null ? null : readReference(picture)
  const kind = photo ? (kinds[photo.folder] ?? 'photo') : 'none'
  const box = {
    className: classes('dish', shared && 'dish-shared', className),
    'data-bare': props.bare || undefined,
    'data-block': block,
    'data-kind': kind,
    'data-size': size,
  }
  if (photo) {
    const __html = markupOf({ photo, host, alt, size, across, eager })
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own markup, each attribute of it escaped.
    return <span {...box} dangerouslySetInnerHTML={{ __html }} />
  }
  return (
    <span {...box}>
      <EmptyPlate />
      {alt !== '' && <span className="visually-hidden">{alt}</span>}
    </span>
  )
}

type PhotoProps = Required<Pick<DishPictureProps, 'alt' | 'size' | 'across' | 'eager'>> & {
  photo: Picture
  host: string
}

/**
 * A photo's elements as text. A menu has hundreds of them, which nothing on the page changes. Rendering them one by one took a
 * fifth of the page's cost.
 */
function markupOf(props: PhotoProps): string {
  const { photo, host, alt, size, across, eager } = props
  return keptText(
    `${size} ${across} ${eager} ${photo.width} ${photo.height} ${photo.blur} ${host}${photo.address} ${alt}`,
    () => {
      const food = `${blurOf(photo)}<picture class="contents">${photoOf(props)}</picture>`
      return `<span class="dish-plate"><span class="dish-food">${food}</span></span>`
    },
  )
}

function blurOf({ blur }: Picture): string {
  const src = blurAddress(blur)
  return src ? element('img', { alt: '', class: 'dish-blur', height: blurSide, src, width: blurSide }) : ''
}

function photoOf({ photo, host, alt, size, across, eager }: PhotoProps): string {
  const { width, height } = photo
  const address = host + photo.address
  const late = eager === false
  const finer = ([3, 2] as const).map(ratio =>
    size === 'thumb'
      ? ''
      : element('source', {
          media: `(min-resolution: ${ratio - 0.5}x)`,
          ...finerSource(address, width, size, ratio, late),
        }),
  )
  const sources =
    size === 'thumb' ? fixedSources(address, across) : fluidSources(address, width, size, eager !== false)
  const image = element('img', {
    alt,
    class: 'dish-photo',
    decoding: eager === 'first' ? 'sync' : 'async',
    fetchpriority: eager === 'first' ? 'high' : 'auto',
    height,
    loading: eager ? 'eager' : 'lazy',
    width,
    ...sources,
  })
  return finer.join('') + image
}

/** An element without content. */
function element(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  return `<${name}${written.join('')}>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The attributes of a picture, remembered because a menu shows the same pictures to everybody. */
const texts = new Map<string, string>()
const mostTexts = 4_000

function keptText(name: string, make: () => string): string {
  let text = texts.get(name)
  if (text === undefined) {
    text = make()
    if (texts.size >= mostTexts) texts.clear()
    texts.set(name, text)
  }
  return text
}

function fixedSources(address: string, across: number) {
  return { srcset: fixedSrcset(address, across), src: sized(address, { w: across }) }
}

/**
 * The widths worth offering to screens of a ratio: those of a place's least and most width, in pixels of the coarsest and of the
 * finest of these screens.
 */
function widthsFor(width: number, size: keyof typeof places, ratio: 1 | 2 | 3): number[] {
  const { least, most } = places[size]
  const coarsest = ratio === 1 ? 1 : ratio - 0.5
  return widthsWithin(width, Math.min(width, Math.round(coarsest * least)), Math.round((ratio + 0.5) * most))
}

/** A fine screen hides the loss of a smaller file; it requests as many pixels as it has. */
function finerSource(address: string, width: number, size: keyof typeof places, ratio: 2 | 3, late: boolean) {
  const { sizes } = places[size]
  return {
    sizes: late ? `auto, ${sizes}` : sizes,
    srcset: fluidSrcset(address, widthsFor(width, size, ratio), ratio),
  }
}

/** A browser that knows the width of a lazy picture uses that (`auto`) instead of ours. */
function fluidSources(address: string, width: number, size: keyof typeof places, eager: boolean) {
  const { least, sizes } = places[size]
  return {
    sizes: eager ? sizes : `auto, ${sizes}`,
    srcset: fluidSrcset(address, widthsFor(width, size, 1)),
    src: sized(address, { w: Math.min(width, 2 * least) }),
  }
}
