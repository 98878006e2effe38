import type { OutputOf } from '../../../contract/index.ts'
import { homeMessages } from '../../../i18n/home.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Lines } from '../../components/lines.tsx'
import { useLinks } from '../../components/links.ts'
import { Price, Total } from '../../dishes/price.tsx'

type Example = OutputOf<'home.homepage'>['example']

/** A first box to the cent: the promise that the total is the total, shown with real numbers. */
export function ExampleReceipt({ example }: { example: Example }) {
  const say = useMessages(homeMessages)
  const to = useLinks()
  return (
    <section className="home-total section" data-ground="deep">
      <div className="home-total-inside page-width">
        <div className="stack-wide home-total-words">
          <h2 className="text-h1">
            <Lines lines={say.totalTitle} />
          </h2>
          <p className="text-lede">{say.totalNote}</p>
          <p>
            <ButtonLink arrow to={to('signupPlans')}>
              {say.start}
            </ButtonLink>
          </p>
        </div>
        <ExampleBox example={example} />
      </div>
    </section>
  )
}

/** The sums of a first box, as paper. */
export function ExampleBox({ example: { receipt, plan, code } }: { example: Example }) {
  const say = useMessages(homeMessages)
  return (
    <div className="home-receipt">
      <dl className="tabular">
        <div>
          <dt>{say.goods(plan.count)}</dt>
          <dd>
            <Price cents={receipt.goodsCents} />
          </dd>
        </div>
        {code && receipt.discountCents > 0 && (
          <div className="home-receipt-discount">
            <dt>{say.code(code)}</dt>
            <dd>
              −<Price cents={receipt.discountCents} />
            </dd>
          </div>
        )}
        <div>
          <dt>{say.delivery}</dt>
          <dd>
            <Price cents={0} />
          </dd>
        </div>
        <div>
          <dt>{say.taxes}</dt>
          <dd>
            <Price cents={receipt.taxCents} />
          </dd>
        </div>
      </dl>
      <p className="home-receipt-total">
        <b>{say.first}</b> <Total cents={receipt.totalCents} />
      </p>
    </div>
  )
}
