// Which tries of a change may still be saved. A browser that gets no answer tries again, and then nobody knows whether the
// first try was saved, is still on its way, or got lost. Late or twice, it must not win over what was asked after it.

/** One try of a change of a product, and what its browser knew. */
export interface Try {
  /** No other try is called so. */
  id: string
  productId: string
  /** Of the order, as the browser was last told. */
  version: number
  /** Tries of this browser that were not answered when this one was made. */
  doubt: readonly { id: string; productId: string }[]
}

/** What was written of a box after the version a try was made on. */
export interface Written {
  /** Of the try that wrote it; undefined for what was written otherwise. */
  id: string | undefined
  /** What it changed, or what it settled the doubts of. */
  productIds: readonly string[]
  /** It changed nothing: it only made sure that tries before it come too late. */
  settles: boolean
}

export type Standing = 'free' | 'saved' | 'overtaken'

/**
 * How a try stands on a box. It is `overtaken` where its product was changed by anything that it did not know of: another
 * device, or a try that was made after it. Where it was saved already, it is `saved`.
 */
export function standingOf({ id, productId, doubt }: Try, since: readonly Written[]): Standing {
  const own = since.find(written => written.id === id)
  if (own) return own.settles ? 'overtaken' : 'saved'
  const known = new Set(doubt.map(one => one.id))
  const foreign = since.some(
    written => written.productIds.includes(productId) && !(written.id && known.has(written.id)),
  )
  return foreign ? 'overtaken' : 'free'
}
