import type { ReactNode } from 'react'
import { brandFacts } from '../../brands/index.ts'
import { signupStepMessages } from '../../i18n/signup_steps.ts'
import { Banner } from '../components/banner.tsx'
import { useBrand, useLocale, useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import type { Attempt } from '../forms/attempt.ts'
import { useRootData } from '../root_data.ts'

/** The fault of the postal code, with a link to the sister brand where that delivers there. */
export function usePostalFault(attempt: Attempt): ReactNode {
  const say = useMessages(signupStepMessages).delivery
  const { facts } = useBrand()
  const locale = useLocale()
  const sisterOrigin = useRootData()?.sisterOrigin
  const sentence = attempt.of('postal')
  if (!sentence || attempt.refusal?.code !== 'postal_sister_brand') return sentence
  return (
    <>
      <span>{sentence}</span>{' '}
      <a className="link" href={`${sisterOrigin}/${locale}/signup/plans`}>
        {say.sister(brandFacts[facts.sister].name)}
      </a>
    </>
  )
}

/** Why the form as a whole was refused; a household that already has an account gets links to it and to us (rule 42). */
export function Refused({ attempt }: { attempt: Attempt }) {
  const say = useMessages(signupStepMessages).delivery
  const { facts } = useBrand()
  const to = useLinks()
  // A typed address that waits for its label to be confirmed is not refused (label_check.tsx).
  if (!attempt.sentence || attempt.refusal?.code === 'address_unconfirmed') return null
  const action = attempt.refusal?.code === 'household_exists' && (
    <span className="button-row">
      <a className="link" href={to('signIn')}>
        {say.logIn}
      </a>
      <a className="link" href={`mailto:${facts.email}`}>
        {facts.email}
      </a>
    </span>
  )
  return (
    <Banner action={action} tone="warn">
      {attempt.sentence}
    </Banner>
  )
}
