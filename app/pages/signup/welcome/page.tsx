import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import { linkTo } from '../../../../contract/paths.ts'
import { orderLabel } from '../../../../domain/machines/order.ts'
import { formatHours, formatWallClock, formatWeekdayAndDay } from '../../../../i18n/dates.ts'
import { signupStepMessages } from '../../../../i18n/signup_steps.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { OpeningBox } from '../../../components/opening_box.tsx'
import { Total } from '../../../dishes/price.tsx'
import { formAction } from '../../../forms/action.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { ThisWeek } from '../../../orders/this_week.tsx'
import { SignupFrame } from '../frame.tsx'
import { sourceForm } from './forms.ts'
import { Heard } from './how_heard.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => {
    try {
      const [welcome, sources] = await Promise.all([
        api.get('signup.welcome', {}),
        api.get('clients.sources', {}),
      ])
      // From an old link: a first box that has come is not news, and a skipped, paused or cancelled one does not come.
      const { deliveryDate, state } = welcome.order
      if (deliveryDate < page.today || orderLabel(state) !== 'upcoming')
        throw redirect(linkTo('account', page))
      const home = welcome.order.untouched ? await api.get('home.homepage', {}) : null
      return { ...welcome, sources, home }
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'step_missing') throw failure
      throw redirect((await api.get('signup.current_step', {})).url)
    }
  })
}

export const action = formAction(sourceForm)

export default function WelcomePage() {
  const { firstName, email, order, sources, home } = useLoaderData<typeof loader>()
  const say = useMessages(signupStepMessages).welcome
  const locale = useLocale()
  const to = useLinks()
  return (
    <SignupFrame step={null}>
      <PageHead page="signupWelcome" title={say.title} />
      <div className="lost">
        <div className="lost-picture">
          <OpeningBox />
        </div>
        <h1 className="text-h1">{say.heading(firstName)}</h1>
        <p className="text-lede">
          {say.first(formatWeekdayAndDay(order.deliveryDate, locale), formatHours(order.window, locale))}
        </p>
        {order.untouched && order.editable && (
          <p>{say.untouched(formatWallClock(order.cutoffLocal, locale))}</p>
        )}
        <p className="plan-summary-total">
          <b>{say.total}</b>
          <Total cents={order.totalCents} />
        </p>
        <p className="button-row">
          <ButtonLink arrow to={to('editor', { id: order.id })}>
            {say.edit}
          </ButtonLink>
          <ButtonLink kind="secondary" to={to('account')}>
            {say.account}
          </ButtonLink>
        </p>
        <p className="text-muted">{say.mail(email)}</p>
        <Heard sources={sources} />
      </div>
      {home && (
        <div className="welcome-menu">
          <ThisWeek home={home} />
        </div>
      )}
    </SignupFrame>
  )
}
