import { type RefObject, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { part } from '../../components/part.tsx'
import type { GridProps } from './grid.tsx'
import { useLook } from './look.ts'
import { productOf } from './prices.ts'
import type { LookOf } from './quick_look_dialog.tsx'

const QuickLookDialog = part(() => import('./quick_look_dialog.tsx'))

export interface QuickLookProps extends GridProps {
  /** What differs from the shelves. Always the same function. */
  lookOf?: LookOf
  /** Receives the function that opens it: the editor around it need not render for that. */
  look: RefObject<(productId: string) => void>
}

/**
 * A product in a dialog over the shelves, fetched on first use. Only a script opens a dialog, so a shared address shows the shelves
 * first. A product that is not on this week's menu is not shown.
 */
export function QuickLook(props: QuickLookProps) {
  const { data, look: opener } = props
  const look = useLook()
  const { open } = look
  useLayoutEffect(() => {
    opener.current = open
  }, [opener, open])
  const product = look.productId === null ? undefined : productOf(data, look.productId)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (product) setOpened(true)
  }, [product])
  if (!opened) return null
  return (
    <Suspense>
      <QuickLookDialog
        {...props}
        onClose={look.close}
        onMissing={() => {
          setOpened(false)
          look.close()
        }}
        product={product}
      />
    </Suspense>
  )
}
