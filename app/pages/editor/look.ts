// The quick look has an address of its own, `?look=<product>`, so that back closes it.

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { painted } from '../../components/painted.ts'
import { useAddress } from '../../dishes/use_browse.ts'

/** The address of a product's quick look, on the editor without filters. */
export function lookAddress(productId: string): string {
  return `?look=${productId}`
}

interface Look {
  /** The product in the quick look. */
  productId: string | null
  open: (productId: string) => void
  close: () => void
}

/**
 * It opens and closes at once; the address follows after the paint. If the browser changes the address, the quick look follows
 * that.
 */
export function useLook(): Look {
  const [search, change] = useAddress()
  const navigate = useNavigate()
  const { state } = useLocation()
  const opened = (state as { looking?: boolean } | null)?.looking === true
  const address = search.get('look')
  const [productId, setProductId] = useState(address)
  useEffect(() => setProductId(address), [address])
  const wanted = useRef<string | null>(null)
  const open = useCallback(
    (id: string) => {
      wanted.current = id
      setProductId(id)
      void painted().then(() => {
        // A quick look closed before it was seen is not a step.
        if (wanted.current === id) change({ look: id }, { looking: true })
      })
    },
    [change],
  )
  const close = useCallback(() => {
    wanted.current = null
    setProductId(null)
    void painted().then(() => {
      // If it was opened here, closing goes back; if a link opened it, there is no page of ours to go back to.
      if (opened) void navigate(-1)
      else change({ look: null })
    })
  }, [opened, navigate, change])
  return { productId, open, close }
}
