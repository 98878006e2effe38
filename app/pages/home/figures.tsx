import { homeMessages } from '../../../i18n/home.ts'
import { useBrand, useMessages } from '../../components/brand_context.tsx'
import { Price } from '../../dishes/price.tsx'
import type { Home } from './home.ts'
import { dishesShown, figureOf, placesShown } from './shown.ts'

/** Four numbers below the hero: the brand's claims where the catalogue supports them, else the catalogue's own. */
export function Figures({ home }: { home: Home }) {
  const say = useMessages(homeMessages)
  const { facts } = useBrand()
  const { least, most } = home.vegetarianClaim
  const claimed = home.vegetarianCount >= least && home.vegetarianCount <= most
  const vegetarian = claimed ? say.vegetarianRange(least, most) : String(home.vegetarianCount)
  const perServing = facts.counts.from === 'serving'
  return (
    <section aria-label={say.figures} className="page-width">
      <dl className="figures">
        <div>
          <dt>{say.figureDishes(vegetarian)}</dt>
          <dd>{figureOf(dishesShown(home, facts))}</dd>
        </div>
        <div>
          <dt>{perServing ? say.figureServing : say.figureWeek}</dt>
          <dd>
            <Price cents={perServing ? home.fromServingCents : home.fromWeekCents} short />
          </dd>
        </div>
        <div>
          <dt>{say.figurePlaces}</dt>
          <dd>{figureOf(placesShown(home))}</dd>
        </div>
        <div>
          <dt>{say.figureDaysNote}</dt>
          <dd>{say.figureDays}</dd>
        </div>
      </dl>
    </section>
  )
}
