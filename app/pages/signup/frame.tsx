import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { layoutMessages } from '../../../i18n/layout.ts'
import { useBrand, useMessages } from '../../components/brand_context.tsx'
import { useLinks } from '../../components/links.ts'
import { Logo } from '../../components/logo.tsx'
import { StepTrail } from '../../components/step_trail.tsx'
import { LanguageLink } from '../../layout/language_link.tsx'
import { useRootData } from '../../root_data.ts'
import { signupMessages } from './words.ts'

type SignupStep = 'plans' | 'registration' | 'delivery' | 'payment'

/** The frame of every step: the mark, the progress, the other language, and sign-in for existing accounts. */
export function SignupFrame({ step, children }: { step: SignupStep | null; children: ReactNode }) {
  const say = useMessages(signupMessages)
  const header = useMessages(layoutMessages).header
  const { facts } = useBrand()
  const to = useLinks()
  const client = useRootData()?.session.client
  const steps = [
    { id: 'plans', label: say.steps.plans, to: to('signupPlans') },
    { id: 'registration', label: say.steps.registration, to: to('signupRegistration') },
    { id: 'delivery', label: say.steps.delivery, to: to('signupDelivery') },
    { id: 'payment', label: say.steps.payment, to: to('signupPayment') },
  ]
  return (
    <>
      <header className="signup-header page-width">
        <Link aria-label={header.home(facts.name)} className="site-logo" to={to('home')}>
          <Logo />
        </Link>
        {step && <StepTrail current={step} steps={steps} />}
        <div className="signup-header-end">
          <LanguageLink />
          {!client && (
            <Link className="link" to={to('signIn')}>
              {say.haveAccount}
            </Link>
          )}
        </div>
      </header>
      <div className="page-width signup-page">{children}</div>
    </>
  )
}
