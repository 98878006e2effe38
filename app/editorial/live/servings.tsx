import type { OutputOf } from '../../../contract/index.ts'
import { editorialMessages } from '../../../i18n/editorial.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Price } from '../../dishes/price.tsx'
import { ActionLink } from '../action_link.tsx'

type Banner = OutputOf<'servings_based_banner.index'>

/** The price of a serving by size of box, as a price board; the household's own size is marked. */
export function Servings({ banner }: { banner: Banner }) {
  const { heading, text, action, sizes, own } = banner
  return (
    <div className="price-board">
      <div className="price-board-words">
        <h2 className="text-h2">{heading}</h2>
        <p className="text-lede">{text}</p>
        <p>
          <ActionLink action={action ?? undefined} kind="secondary" />
        </p>
      </div>
      <div className="price-board-lists">
        {[2, 4].map(people => (
          <Sizes
            key={people}
            own={own}
            people={people}
            sizes={sizes.filter(size => size.people === people)}
          />
        ))}
      </div>
    </div>
  )
}

function Sizes({ people, sizes, own }: { people: number; sizes: Banner['sizes']; own: Banner['own'] }) {
  const say = useMessages(editorialMessages).servings
  return (
    <div>
      <h3 className="text-h3">{say.forPeople(people)}</h3>
      <dl className="leaders tabular">
        {sizes.map(size => (
          <div data-own={size.planId === own?.planId || undefined} key={size.planId}>
            <dt>
              {say.recipes(size.recipes)}
              {size.planId === own?.planId && <span className="leaders-mark">{say.own}</span>}
            </dt>
            <dd>
              <Price cents={size.perServingCents} />
              <span className="visually-hidden"> {say.perServing}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
