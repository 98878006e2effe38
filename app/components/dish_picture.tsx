// The picture of a dish in its box: on a table or cut out as a plate on a block of colour, as the brand's tokens say.
// The box has its size before the picture comes, and shows a blurred plate until then; a dish without a picture gets
// a laid, empty plate, and a market item may be a drawn icon.

import { classes } from './classes.ts'
import { EmptyPlate } from './empty_plate.tsx'

export interface DishPictureProps {
  /** Name in public/dishes without size and extension, `icon:<name>` for a drawn item (public/icons/food), or null where none exists. */
  picture: string | null
  /** What it shows, for who cannot see it; leave empty where the name stands beside it. */
  alt?: string
  /** `thumb` in lists and receipts, `card` in grids, `hero` alone on a page. */
  size?: 'thumb' | 'card' | 'hero'
  /** Loads at once and first: for what a person sees before scrolling. */
  eager?: boolean
  /** One of the brand's four block colours; by default each dish keeps its own. */
  block?: 1 | 2 | 3 | 4
  /** Without its block of colour: a plate or a photo that lies on something else. */
  bare?: boolean
  className?: string
  /** The shared element of the transition between card and page. */
  shared?: boolean
}

const ICON = 'icon:'
/** Pixels of the square the renders come in; the box is laid out from it. */
const SIDE = 800

/** Each dish keeps one of four block colours, wherever it is shown. */
export function blockOf(picture: string | null): 1 | 2 | 3 | 4 {
  let mixed = 0x811c9dc5
  for (const letter of picture ?? '') mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193)
  return (((mixed ^ (mixed >>> 15)) & 3) + 1) as 1 | 2 | 3 | 4
}

export function DishPicture(props: DishPictureProps) {
  const { picture, alt = '', size = 'card', block = blockOf(picture), className, shared } = props
  const kind = picture === null ? 'none' : picture.startsWith(ICON) ? 'icon' : 'photo'
  return (
    <span
      className={classes('dish', shared && 'dish-shared', className)}
      data-bare={props.bare || undefined}
      data-block={block}
      data-kind={kind}
      data-size={size}
    >
      {kind === 'none' || picture === null ? (
        <>
          <EmptyPlate />
          {alt !== '' && <span className="visually-hidden">{alt}</span>}
        </>
      ) : kind === 'icon' ? (
        <img
          alt={alt}
          className="dish-icon"
          decoding="async"
          height={64}
          loading={props.eager ? 'eager' : 'lazy'}
          src={`/icons/food/${picture.slice(ICON.length)}.svg`}
          width={64}
        />
      ) : (
        <span className="dish-plate">
          <span className="dish-food">
            <img
              alt={alt}
              decoding="async"
              fetchPriority={props.eager ? 'high' : 'auto'}
              height={SIDE}
              loading={props.eager ? 'eager' : 'lazy'}
              src={`/dishes/${picture}.avif`}
              width={SIDE}
            />
          </span>
        </span>
      )}
    </span>
  )
}
