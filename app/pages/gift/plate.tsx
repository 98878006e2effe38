// The plate on a gift card: a picture of one width, in as many pixels as the screen has.

import { useContext } from 'react'
import { readReference } from '../../../domain/pictures/reference.ts'
import { fixedSrcset, sized } from '../../../domain/pictures/srcset.ts'
import { PictureHost } from '../../components/picture_host.ts'

/** @param across its width in CSS pixels */
export function GiftPlate(props: {
  picture: string | null
  across: number
  className?: string
  late?: boolean
}) {
  const { picture, across, className, late = false } = props
  const host = useContext(PictureHost)
  const read = picture === null ? null : readReference(picture)
  if (!read) return null
  const address = host + read.address
  return (
    <img
      alt=""
      className={className}
      height={across}
      loading={late ? 'lazy' : 'eager'}
      src={sized(address, { w: across })}
      srcSet={fixedSrcset(address, across)}
      width={across}
    />
  )
}
