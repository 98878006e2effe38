import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { signInHereWith, takeReturnTarget } from '../api.ts'
import { part } from '../components/part.tsx'
import { somethingTyped, watchTyping } from '../forms/typed_here.ts'
import type { SignInHereProps } from '../sign_in_here.tsx'

const SignInHere = part<SignInHereProps>(() =>
  import('../sign_in_here.tsx').then(module => ({ default: module.SignInHere })),
)

/** Whether the sign-in page's form was sent before its scripts were there: then the server chose the next page. */
const signedInPlainly = () =>
  location.pathname.endsWith('/account') &&
  document.referrer.startsWith(location.origin) &&
  new URL(document.referrer).pathname.endsWith('/clients/sign_in')

/**
 * A person whose session ends while they type, in another tab or by time, signs in over the page: the typed text stays, and is sent
 * again. A person who left to sign in finds it restored.
 */
export function SignedOut({ clientId }: { clientId: string | undefined }) {
  const [needed, setNeeded] = useState(false)
  const [open, setOpen] = useState(false)
  const asked = useRef<Promise<boolean> | null>(null)
  const tell = useRef<(answered: boolean) => void>(() => {})
  const close = useCallback((answered: boolean) => {
    setOpen(false)
    asked.current = null
    tell.current(answered)
  }, [])
  useEffect(() => {
    if (clientId === undefined) return
    // The server does not know the page that was left to sign in: only this tab does.
    const left = signedInPlainly() ? takeReturnTarget() : null
    if (left !== null) return location.replace(left)
    const typedForms = () => import('../forms/typed_forms.ts')
    if (sessionStorage.getItem('typed-forms') !== null) {
      typedForms()
        .then(({ putFormsBack }) => putFormsBack(clientId))
        .catch(() => {})
    }
    const ask = () => {
      asked.current ??= new Promise(resolve => {
        tell.current = resolve
        setNeeded(true)
        setOpen(true)
      })
      return asked.current
    }
    const saveTyped = async () => (await typedForms()).saveForms(clientId)
    const ends = [watchTyping(), signInHereWith({ clientId, ask, saveTyped, hasTyped: somethingTyped })]
    return () => {
      for (const end of ends) end()
    }
  }, [clientId])
  if (!needed || clientId === undefined) return null
  return (
    <Suspense>
      <SignInHere clientId={clientId} onClose={close} onMissing={() => close(false)} open={open} />
    </Suspense>
  )
}
