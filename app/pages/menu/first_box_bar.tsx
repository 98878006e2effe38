import type { OutputOf } from '../../../contract/index.ts'
import { menuMessages } from '../../../i18n/menu.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { Price } from '../../dishes/price.tsx'
import { TotalBar } from '../../dishes/total_bar.tsx'

/** The price of a first box, to the cent, and a link to it; for visitors. */
export function FirstBoxBar({ example }: { example: OutputOf<'home.homepage'>['example'] }) {
  const say = useMessages(menuMessages)
  const to = useLinks()
  const { plan, receipt, code } = example
  return (
    <TotalBar
      action={<ButtonLink to={to('signupPlans')}>{say.build}</ButtonLink>}
      label={say.bar}
      note={say.barNote(plan.count, code)}
      short={say.barShort(code)}
      totalCents={receipt.totalCents}
      {...(receipt.discountCents > 0 && { formerCents: receipt.goodsCents })}
    >
      <dl className="total-bar-facts tabular">
        <div>
          <dt>{say.barFor}</dt>
          <dd>{say.barPeople(plan.people)}</dd>
        </div>
        <div>
          <dt>{say.barWeekly}</dt>
          <dd>{say.barRecipes(plan.count)}</dd>
        </div>
        <div>
          <dt>{say.barServing}</dt>
          <dd>
            <Price cents={plan.perServingCents} />
          </dd>
        </div>
      </dl>
    </TotalBar>
  )
}
