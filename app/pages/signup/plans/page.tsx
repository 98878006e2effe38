import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { linkTo } from '../../../../contract/paths.ts'
import type { Discount } from '../../../../contract/sessions.ts'
import type { Plan } from '../../../../contract/views.ts'
import { formatMoney } from '../../../../domain/money.ts'
import type { BoxTerms } from '../../../../domain/terms/terms.ts'
import { errorMessages } from '../../../../i18n/errors.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { TotalBar } from '../../../dishes/total_bar.tsx'
import { formAction, leading } from '../../../forms/action.ts'
import { forgetTyped, readTyped, saveTyped } from '../../../forms/kept_typing.ts'
import { PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { BoxSummary } from '../box_summary.tsx'
import { picturesOf } from '../chosen_box.ts'
import { SignupFrame } from '../frame.tsx'
import { signupMessages } from '../words.ts'
import { planForm } from './forms.ts'
import { choiceFrom, type PlanDraft, planOfDraft } from './plan_draft.ts'
import { planPrices } from './plan_prices.ts'
import { PlanSize } from './plan_size.tsx'
import { Tastes } from './tastes.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => {
    const [offer, selected, session, signup, home] = await Promise.all([
      api.get('signup.subscription_plans', {}),
      api.get('signup.get_selected_plan', {}),
      api.get('sessions.session_data', {}),
      api.get('sessions.check_signup_state', {}),
      api.get('home.homepage', {}),
    ])
    // A household chooses its plan in the settings; a closed one is told at its account how to come back.
    if (signup.complete) {
      throw redirect(linkTo(session.customerSchedule ? 'settingsSubscription' : 'account', page))
    }
    return {
      offer,
      selected,
      signupDisabled: session.signupDisabled,
      pictures: { rtc: picturesOf(home, 'rtc'), rte: picturesOf(home, 'rte') },
    }
  })
}

export const action = formAction(leading(planForm, ({ url }) => url))

export default function PlansPage() {
  const { offer, selected, pictures, signupDisabled } = useLoaderData<typeof loader>()
  const say = useMessages(signupMessages).plans
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<PlanDraft>(() => choiceFrom(search, selected))
  const touched = useRef(false)
  const typing = `signup.plans${search.size > 0 ? `?${search}` : ''}`
  const change = (patch: Partial<PlanDraft>) => {
    touched.current = true
    setDraft(before => ({ ...before, ...patch }))
  }
  useEffect(() => {
    if (touched.current) saveTyped(typing, draft)
  }, [typing, draft])
  useEffect(() => {
    const typed = readTyped<PlanDraft>(typing)
    if (typed) setDraft(typed)
  }, [typing])
  const plan = planOfDraft(offer.plans, draft)

  const taking = useForm(planForm, ({ url }) => {
    forgetTyped(typing)
    navigate(url)
  })

  return (
    <SignupFrame step="plans">
      <PageHead description={say.description} page="signupPlans" title={say.title} />
      <PostForm className="plans" of={taking}>
        <div className="plans-choices">
          <div>
            <h1 className="text-h1">{say.heading}</h1>
            <p className="plans-lede text-lede">{say.lede}</p>
          </div>
          <PlanSize change={change} draft={draft} pictures={pictures} plans={offer.plans} />
          <Tastes
            allergens={offer.allergens}
            categories={offer.categories[draft.kind]}
            change={change}
            draft={draft}
          />
        </div>
        {plan && (
          <Costs
            busy={taking.busy}
            disabled={signupDisabled}
            discount={offer.discount}
            pictures={pictures[plan.kind]}
            plan={plan}
            refused={taking.sentence}
            terms={offer.terms}
          />
        )}
      </PostForm>
    </SignupFrame>
  )
}

interface CostsProps {
  plan: Plan
  terms: BoxTerms
  discount: Discount | null
  pictures: readonly string[]
  busy: boolean
  disabled: boolean
  /** Why the plan was refused. */
  refused: string | null
}

/** The receipt beside the choices; on smaller screens its total and the button stay at the bottom. */
function Costs({ plan, terms, discount, pictures, busy, disabled, refused }: CostsProps) {
  const say = useMessages(signupMessages).plans
  const errors = useMessages(errorMessages)
  const locale = useLocale()
  const prices = planPrices(plan, terms, discount)
  const submit = (width: 'full' | 'natural') => (
    <Button arrow busy={busy} disabled={disabled} type="submit" width={width}>
      {say.take}
    </Button>
  )
  const notice = refused ? (
    <Banner tone="warn">{refused}</Banner>
  ) : disabled ? (
    <Banner>{errors.signup_disabled}</Banner>
  ) : null
  return (
    <>
      <div className="plans-summary">
        <BoxSummary {...prices} heldCode={discount} pictures={pictures} plan={plan}>
          {submit('full')}
          <p className="plans-promise text-muted">{say.nothingToday}</p>
        </BoxSummary>
        {notice && <div className="plans-notice">{notice}</div>}
      </div>
      <TotalBar
        action={submit('natural')}
        label={say.firstBox}
        note={say.allIn(formatMoney(prices.later.totalCents, locale))}
        notice={notice}
        short={say.thenShort(formatMoney(prices.later.totalCents, locale))}
        title={say.firstBox}
        totalCents={prices.first.totalCents}
      />
    </>
  )
}
