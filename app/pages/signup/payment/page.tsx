import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { formatWallClock, formatWeekdayAndDay } from '../../../../i18n/dates.ts'
import { errorMessages } from '../../../../i18n/errors.ts'
import { signupStepMessages } from '../../../../i18n/signup_steps.ts'
import { browserApi } from '../../../api.ts'
import { CardForm } from '../../../card/card_form.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { CodeField } from '../../../components/code_field.tsx'
import { useLinks } from '../../../components/links.ts'
import { formAction } from '../../../forms/action.ts'
import { useAttempt } from '../../../forms/attempt.ts'
import { PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { BoxSummary } from '../box_summary.tsx'
import { picturesOf } from '../chosen_box.ts'
import { SignupFrame } from '../frame.tsx'
import { codeForm } from './forms.ts'
import { PayPalChoice } from './paypal.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const current = await api.get('signup.current_step', {})
    if (current.step !== 'payment') throw redirect(current.url)
    const [checkout, home] = await Promise.all([
      api.get('signup.payment_data', {}),
      api.get('home.homepage', {}),
    ])
    return { checkout, pictures: picturesOf(home, checkout.plan.kind) }
  })
}

export const action = formAction(codeForm)

export default function PaymentPage() {
  const { checkout, pictures } = useLoaderData<typeof loader>()
  const say = useMessages(signupStepMessages).payment
  const locale = useLocale()
  const to = useLinks()
  const said = useMessages(errorMessages)
  const attempt = useAttempt(said)
  const { revalidate } = useRevalidator()

  async function started(complete: Promise<OutputOf<'checkout.complete'>>) {
    const done = await complete.catch(async failure => {
      // The price has changed, and is shown before the person agrees.
      if (failure instanceof Refusal && failure.code === 'referral_own') await revalidate()
      throw failure
    })
    // A whole page load: the session has become a household's.
    location.assign(done.url)
  }

  const card = (
    <CardForm
      attempt={attempt}
      form={checkout.cardForm}
      onToken={(paymentToken, nameOnCard) =>
        started(browserApi().post('checkout.complete', { paymentToken, nameOnCard }))
      }
      submit={say.submit}
    />
  )

  return (
    <SignupFrame step="payment">
      <PageHead page="signupPayment" title={say.title} />
      <div className="checkout">
        <div className="checkout-words">
          <h1 className="text-h1">{say.heading}</h1>
          <p className="text-lede">
            {say.when(
              formatWeekdayAndDay(checkout.chargeDate, locale),
              formatWeekdayAndDay(checkout.firstDeliveryDate, locale),
              formatWallClock(checkout.cutoffLocal, locale),
            )}
          </p>
        </div>
        <BoxSummary
          first={checkout.firstBox}
          heldCode={checkout.heldCode}
          later={checkout.laterBoxes}
          pictures={pictures}
          plan={checkout.plan}
        >
          <CodeForm applied={checkout.discountName} />
          {checkout.referralRefused && <Banner tone="info">{said.referral_own}</Banner>}
        </BoxSummary>
        <div className="checkout-form">
          {checkout.paypal ? (
            <PayPalChoice
              cardUnderWay={attempt.busy}
              onStart={() => started(browserApi().post('checkout.complete_with_paypal', {}))}
            >
              {card}
            </PayPalChoice>
          ) : (
            card
          )}
          <p className="text-muted">
            {say.renewal(
              formatMoney(checkout.laterBoxes.totalCents, locale),
              formatWeekdayAndDay(checkout.nextChargeDate, locale),
            )}
          </p>
          <p className="text-muted">
            {say.accept}{' '}
            <Link className="link" target="_blank" to={to('terms')}>
              {say.terms}
            </Link>{' '}
            {say.and}{' '}
            <Link className="link" target="_blank" to={to('privacy')}>
              {say.privacy}
            </Link>
            {'. '}
            {say.salesFinal}
          </p>
        </div>
      </div>
    </SignupFrame>
  )
}

function CodeForm({ applied }: { applied: string | null }) {
  const say = useMessages(signupStepMessages).payment
  const revalidator = useRevalidator()
  const applying = useForm(codeForm, () => {
    applying.form.current?.reset()
    return revalidator.revalidate()
  })
  const code = applying.field('code')
  return (
    <PostForm className="code-form" of={applying}>
      <CodeField {...code} error={code.error ?? applying.sentence} label={say.code} />
      <Button busy={applying.busy} kind="secondary" type="submit">
        {say.apply}
      </Button>
      {applied && (
        <p aria-live="polite" className="code-form-applied">
          {say.applied(applied)}
        </p>
      )}
    </PostForm>
  )
}
