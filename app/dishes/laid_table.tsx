import type { ReactNode } from 'react'
import { classes } from '../components/classes.ts'
import { Sticker } from '../components/sticker.tsx'
import { DishPicture } from './dish_picture.tsx'

interface LaidTableProps {
  /** As calls give it; loads before everything else. */
  dish: string | null
  alt?: string
  /** A second dish, in the corner; only a brand that lays its table shows it. */
  beside?: string | null | undefined
  sticker?: { figure: string; words: string } | undefined
  caption?: ReactNode
  className?: string
  /** Other things on the table. */
  children?: ReactNode
}

/** A dish on the table the brand lays: alone in its picture, or on a cloth with a second one beside it. */
export function LaidTable({ dish, alt = '', beside, sticker, caption, className, children }: LaidTableProps) {
  const Frame = caption ? 'figure' : 'div'
  return (
    <Frame className={classes('laid-table', className)}>
      <div aria-hidden className="laid-table-cloth tablecloth" />
      <DishPicture alt={alt} bare eager="first" picture={dish} size="hero" />
      {beside && (
        <div aria-hidden className="laid-table-beside">
          <DishPicture bare picture={beside} size="card" />
        </div>
      )}
      {sticker && <Sticker figure={sticker.figure}>{sticker.words}</Sticker>}
      {children}
      {caption && <figcaption className="laid-table-caption">{caption}</figcaption>}
    </Frame>
  )
}
