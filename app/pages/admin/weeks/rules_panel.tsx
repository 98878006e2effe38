import { allergens } from '../../../../domain/catalogue/allergen_names.ts'
import { menuSizes } from '../../../../domain/catalogue/menu_rules.ts'
import type { DishCategory } from '../../../../domain/catalogue/types.ts'
import type { RuleStanding } from '../../../../domain/catalogue/week_rules.ts'
import { formatWhole } from '../../../../domain/money.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { cuisineMessages } from '../../../../i18n/cuisines.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { Shape } from '../../../office/shapes.tsx'
import { State } from '../../../office/state.tsx'
import { useActingBrand } from '../../../office/use_office.ts'
import { type Board, rulesToShow } from './week_offers.ts'
import { weekMessages } from './words.ts'

type Mend = Board['mends'][number]

interface RulesPanelProps {
  standings: readonly RuleStanding[]
  /** Of the week as it is saved. */
  mends: readonly Mend[]
  /** Null where the week cannot be changed. */
  take: ((mend: Mend) => void) | null
}

/** The name of a rule in the reader's language. */
export function useRuleWords(): (name: string) => string {
  const say = useMessages(weekMessages)
  const categories = useMessages(categoryMessages)
  const cuisines: Readonly<Record<string, string>> = useMessages(cuisineMessages)
  const locale = useLocale()
  return name => {
    const [kind = '', ...rest] = name.split(' ')
    const id = rest.at(-1) ?? ''
    if (kind === 'category') return say.ruleOfCategory(categories[id as DishCategory] ?? id)
    if (kind === 'cuisine') return say.ruleOfCuisine(cuisines[id] ?? id)
    if (kind === 'enough') {
      if (id === 'vegetarian' || id === 'vegan') return say.ruleOfDiet[id]
      return say.ruleOfAllergen(allergens.find(one => one.id === id)?.name[locale] ?? id)
    }
    return say.ruleNames[name] ?? name
  }
}

/** The rules of the week as its dishes stand now, the broken ones first, each with the exchange that mends it. */
export function RulesPanel({ standings, mends, take }: RulesPanelProps) {
  const say = useMessages(weekMessages)
  const words = useRuleWords()
  const brand = useActingBrand()
  const locale = useLocale()
  const broken = standings.filter(({ isKept }) => !isKept).length
  const { recipes, premium, foodCostCents } = menuSizes[brand]
  const isCost = (name: string) => name === 'food cost'
  // The rule weighs each dish's cost in parts of the allowed average: what is shown is the average.
  const cents = (found: number) => Math.round((found / (recipes - premium)) * foodCostCents)
  return (
    <Panel
      bare
      said={
        broken > 0 ? (
          <State shape="failed" tone="bad">
            {say.broken(broken)}
          </State>
        ) : (
          <State shape="done" tone="good">
            {say.kept(standings.length)}
          </State>
        )
      }
      title={say.rules}
    >
      <ul className="of-rules">
        {rulesToShow(standings).map(one => (
          <li data-broken={one.isKept ? undefined : ''} key={one.name}>
            <Shape is={one.isKept ? 'done' : 'failed'} />
            <span>{words(one.name)}</span>
            <b>{isCost(one.name) ? say.costFound(cents(one.found)) : formatWhole(one.found, locale)}</b>
            <span className="of-rule-limits">
              {isCost(one.name) ? say.costLimits(foodCostCents) : say.limits(one)}
            </span>
            {!one.isKept && take && (
              <MendOffer mend={mends.find(({ rule }) => rule === one.name)} take={take} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function MendOffer({ mend, take }: { mend: Mend | undefined; take: (mend: Mend) => void }) {
  const say = useMessages(weekMessages)
  if (!mend) return <p className="of-rule-mend">{say.noMend}</p>
  const { into, out, broken } = mend
  const what = into
    ? out
      ? say.mendSwap(into.name, out.name)
      : say.mendAdd(into.name)
    : say.mendOut(out?.name ?? '')
  const then = broken.length === 0 ? say.mendsAll : say.mendsBut(broken.length)
  return (
    <div className="of-rule-mend">
      <p>
        {what} {then}
      </p>
      <button className="of-btn" onClick={() => take(mend)} type="button">
        {say.take}
      </button>
    </div>
  )
}
