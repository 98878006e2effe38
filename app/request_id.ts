import { useRef } from 'react'

/** The id of what a form asks for. */
interface RequestId {
  /** The same until it is renewed: sent again after a lost answer, a request counts once. */
  get(): string
  /** What is asked for from now on is something else: the form was changed, or its request answered. */
  renew(): void
}

export function useRequestId(): RequestId {
  const id = useRef<string | null>(null)
  return {
    get: () => (id.current ??= crypto.randomUUID()),
    renew: () => {
      id.current = null
    },
  }
}
