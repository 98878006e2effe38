import type { OutputOf } from '../../../contract/index.ts'
import { editorialMessages } from '../../../i18n/editorial.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { TextLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { DishPicture } from '../../dishes/dish_picture.tsx'

type Measured = OutputOf<'pages.impact'>['measured']
type Weighed = NonNullable<Measured['weighed']>

/** Numbers of this week's menu; an unknown one is not shown. */
export function MeasuredFigures({ measured }: { measured: Measured }) {
  const say = useMessages(editorialMessages).measured
  const figures = [
    { figure: measured.recipes, label: say.recipes },
    { figure: measured.ingredientsPerRecipe ?? 0, label: say.ingredients },
    { figure: measured.vegetarian, label: say.vegetarian },
    { figure: measured.vegan, label: say.vegan },
  ].filter(({ figure }) => figure > 0)
  return (
    <dl aria-label={say.label} className="figures" data-count={figures.length}>
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A recipe of the week with all weights for two. */
export function WeighedRecipe({ weighed }: { weighed: Weighed }) {
  const say = useMessages(editorialMessages).weighed
  const to = useLinks()
  return (
    <div className="weighed">
      <DishPicture picture={weighed.picture} size="hero" />
      <div className="weighed-list">
        <h3 className="text-h3">{weighed.name}</h3>
        <p className="text-muted">{say.forTwo}</p>
        <dl className="leaders tabular">
          {weighed.ingredients.map(({ name, grams, measure }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{measure ?? `${Math.round(grams)}\u00a0g`}</dd>
            </div>
          ))}
        </dl>
        <p>
          <TextLink to={to('product', { id: weighed.id })}>{say.see(weighed.name)}</TextLink>
        </p>
      </div>
    </div>
  )
}
