// An ingredient: where its nutrients come from, what it holds, who sells it, and a correction that reaches every meal that has it.

import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { foldText } from '../../../../domain/text.ts'
import { wallClock } from '../../../../domain/time/zone.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { comingMondays } from '../../../admin/from_when.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { load } from '../../../load.ts'
import { officeOf } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { IngredientFacts, Measures } from './facts.tsx'
import {
  blankIngredient,
  type Ingredient,
  type ShownIngredient,
  type WrittenIngredient,
} from './ingredient.ts'
import { Nutrients } from './nutrients.tsx'
import { SaveIngredient } from './save.tsx'
import { ingredientWords } from './words.ts'

/** The address of one that is not there yet. */
const fresh = 'new'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (_, page) => {
    const { acts, apiOf } = officeOf(page)
    const brand = acts === 'both' ? page.brand : acts
    const api = apiOf(brand)
    const mondays = comingMondays(wallClock(brand, page.now).date)
    const id = args.params.id ?? ''
    if (id !== fresh) {
      const shown = await api.get('ingredients_admin.show', { id })
      return { shown, mondays, options: { families: shown.families, lines: shown.lines } }
    }
    return { shown: null, mondays, options: await api.get('ingredients_admin.options', {}) }
  })

export default function IngredientPage() {
  const { shown } = useLoaderData<typeof loader>()
  return <Editor key={`${shown?.id} ${shown?.version}`} />
}

function Editor() {
  const { shown, options, mondays } = useLoaderData<typeof loader>()
  const say = useMessages(ingredientWords)
  const locale = useLocale()
  const to = useLinks()
  const { rights } = useOffice()
  const [written, setWritten] = useState<WrittenIngredient>(() => begunWith(shown))
  const edit = (change: Partial<Ingredient>) =>
    setWritten(before => ({ ...before, ingredient: { ...before.ingredient, ...change } }))
  const disabled = !rights.includes('plan_menu')
  const part = { written, edit, disabled }
  const id = shown?.id ?? idOf(written.ingredient.name.en || written.ingredient.name.fr)
  return (
    <OfficePage
      above={[{ to: to('adminIngredients'), label: say.ingredients }]}
      aside={
        <>
          {!disabled && (
            <SaveIngredient base={shown?.version ?? 0} id={id} mondays={mondays} written={written} />
          )}
          {shown && <Uses shown={shown} />}
        </>
      }
      page="adminIngredient"
      said={shown ? say.version(shown.version) : undefined}
      title={shown?.ingredient.name[locale] ?? say.fresh}
    >
      <div className="of-dish-editor">
        {disabled && <p className="of-meta">{say.onlyRead}</p>}
        <IngredientFacts {...part} onWritten={setWritten} options={options} />
        <Nutrients {...part} food={shown?.food ?? null} names={shown?.names ?? {}} />
        <Measures {...part} />
      </div>
    </OfficePage>
  )
}

const begunWith = (shown: ShownIngredient | null): WrittenIngredient => ({
  ingredient: shown?.ingredient ?? blankIngredient,
  families: shown?.families.filter(({ isIn }) => isIn).map(one => one.id) ?? [],
  lines: shown?.lines.filter(({ isIn }) => isIn).map(one => one.id) ?? [],
})

const idOf = (name: string): string =>
  foldText(name)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 70)

/** The meals and mixes that have it, and its versions. */
function Uses({ shown }: { shown: ShownIngredient }) {
  const say = useMessages(ingredientWords)
  const locale = useLocale()
  const to = useLinks()
  return (
    <>
      <Panel title={say.dishes}>
        {shown.dishes.length === 0 && <p className="of-meta">{say.noDishes}</p>}
        <ul className="of-checks">
          {shown.dishes.map(({ id, name }) => (
            <li key={id}>
              <Link to={to('adminDish', { id })}>{name}</Link>
            </li>
          ))}
        </ul>
      </Panel>
      {shown.mixes.length > 0 && (
        <Panel title={say.mixes}>
          <ul className="of-checks">
            {shown.mixes.map(({ id, name }) => (
              <li key={id}>
                <Link to={to('adminIngredient', { id })}>{name}</Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={say.versions}>
        <ul className="of-checks">
          {shown.versions.map(({ version, date, admin, reason }) => (
            <li key={version}>
              <span>{say.version(version)}</span>{' '}
              <span className="of-meta">
                {[formatFullDay(date, locale), admin ?? say.program, reason].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
