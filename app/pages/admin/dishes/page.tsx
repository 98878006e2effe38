// Every dish in its newest version, and those that are being written; a new one begins here.

import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import { linkTo } from '../../../../contract/paths.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { TextField } from '../../../components/text_fields.tsx'
import { DishPicture } from '../../../dishes/dish_picture.tsx'
import { formAction, leading } from '../../../forms/action.ts'
import { sendForm } from '../../../forms/form.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { load } from '../../../load.ts'
import { officeOf } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Panel } from '../../../office/panel.tsx'
import { OfBrand, State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice, useOfficeApi } from '../../../office/use_office.ts'
import { beginForm } from './forms.ts'
import { dishesWords } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (_, page) => {
    const { acts, brands, apiOf } = officeOf(page)
    const { dishes } = await apiOf(acts === 'both' ? page.brand : acts).get('meals_admin.list', {})
    return { dishes: dishes.filter(dish => acts === 'both' || dish.brands.includes(acts)), brands }
  })

export const action = formAction(leading(beginForm, ({ id }, { page }) => linkTo('adminDish', page, { id })))

type Dish = ReturnType<typeof useLoaderData<typeof loader>>['dishes'][number]

export default function Dishes() {
  const { dishes } = useLoaderData<typeof loader>()
  const say = useMessages(dishesWords)
  const { rights } = useOffice()
  const to = useLinks()
  const [asked] = useSearchParams()
  const mayWrite = rights.includes('plan_menu')
  const model = dishes.find(({ id }) => id === asked.get('copy'))
  const hrefOf = ({ id }: Dish) => to('adminDish', { id })
  return (
    <OfficePage
      aside={mayWrite ? <Begin key={model?.id ?? ''} model={model} /> : undefined}
      lede={say.lede}
      page="adminDishes"
      title={say.title}
    >
      <OfficeTable
        {...(mayWrite && {
          actionsOf: (dish: Dish) =>
            dish.version > 0 && (
              <Link
                aria-label={say.copyOf(dish.name)}
                className="of-btn"
                preventScrollReset
                to={`?copy=${dish.id}`}
              >
                {say.copy}
              </Link>
            ),
        })}
        caption={say.title}
        columns={useColumns(hrefOf)}
        filters={[
          { id: 'rtc', words: say.filters.rtc, holds: ({ kind }) => kind === 'rtc' },
          { id: 'rte', words: say.filters.rte, holds: ({ kind }) => kind === 'rte' },
          { id: 'missing', words: say.filters.missing, holds: ({ missing }) => missing.length > 0 },
          { id: 'writing', words: say.filters.writing, holds: ({ writers }) => writers.length > 0 },
          { id: 'unplanned', words: say.filters.unplanned, holds: ({ weeks }) => weeks.length === 0 },
          { id: 'withdrawn', words: say.filters.withdrawn, holds: ({ withdrawn }) => withdrawn },
        ]}
        hrefOf={hrefOf}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        none={say.none}
        rows={dishes}
        wordsOf={say.count}
      />
    </OfficePage>
  )
}

function useColumns(hrefOf: (dish: Dish) => string): Column<Dish>[] {
  const say = useMessages(dishesWords)
  const categories = useMessages(categoryMessages)
  const locale = useLocale()
  const percents = new Intl.NumberFormat(`${locale}-CA`, { minimumFractionDigits: 1 })
  const marginIn = ({ margins }: Dish) => margins.map(({ percent }) => percent)
  return [
    {
      id: 'name',
      words: say.columns.name,
      cell: dish => <DishName dish={dish} href={hrefOf(dish)} />,
      by: ({ name }) => name,
    },
    {
      id: 'category',
      words: say.columns.category,
      cell: ({ category, kind }) => (
        <span className="of-category">
          <span>{categories[category]}</span>
          <span className="of-meta">{say.kinds[kind]}</span>
        </span>
      ),
      by: ({ category }) => categories[category],
    },
    {
      id: 'cost',
      words: say.columns.cost,
      cell: ({ costCents }) => (costCents === null ? '–' : formatMoney(costCents, locale)),
      by: ({ costCents }) => costCents,
      end: true,
    },
    {
      id: 'margin',
      words: say.columns.margin,
      cell: dish => (
        <span className="of-margins">
          {dish.margins.map(({ brand, percent }) => (
            <OfBrand brand={brand} key={brand}>
              {percents.format(percent)}
            </OfBrand>
          ))}
        </span>
      ),
      by: dish => Math.min(...marginIn(dish), 100),
      end: true,
    },
    {
      id: 'allergens',
      words: say.columns.allergens,
      cell: ({ allergens }) => allergens.join(', '),
      csv: ({ allergens }) => allergens.join(', '),
      isOptional: true,
    },
    {
      id: 'weeks',
      words: say.columns.weeks,
      cell: ({ weeks }) => weeks.length,
      by: ({ weeks }) => weeks.length,
      end: true,
    },
    {
      id: 'next',
      words: say.columns.next,
      cell: ({ weeks }) => (weeks[0] ? formatShortDay(weeks[0], locale) : '–'),
      by: ({ weeks }) => weeks[0] ?? null,
      isOptional: true,
    },
    {
      id: 'missing',
      words: say.columns.missing,
      cell: ({ missing }) =>
        missing.length === 0 ? (
          <span className="of-meta">{say.nothingMissing}</span>
        ) : (
          <State shape="warning" tone="warn">
            {missing.map(one => say.missing[one]).join(', ')}
          </State>
        ),
      by: ({ missing }) => missing.length,
      csv: ({ missing }) => missing.join(' '),
    },
    {
      id: 'version',
      words: say.columns.version,
      cell: ({ version }) => (version === 0 ? say.fresh : version),
      by: ({ version }) => version,
      end: true,
      isOptional: true,
    },
  ]
}

function DishName({ dish, href }: { dish: Dish; href: string }) {
  const { name, picture, brands, writers, withdrawn } = dish
  const say = useMessages(dishesWords)
  const [only, other] = brands
  return (
    <span className="of-dish">
      <DishPicture across={28} picture={picture} size="thumb" />
      <span>
        <Link to={href}>{name}</Link>
        {only && !other && <span className="of-meta"> {brandFacts[only].name}</span>}
        {withdrawn && (
          <State shape="skipped" tone="bad">
            {say.withdrawn}
          </State>
        )}
        {writers.length > 0 && (
          <State shape="byHand" tone="info">
            {say.writtenBy(writers.join(', '))}
          </State>
        )}
      </span>
    </span>
  )
}

function Begin({ model }: { model: Dish | undefined }) {
  const say = useMessages(dishesWords)
  const api = useOfficeApi()
  const to = useLinks()
  const navigate = useNavigate()
  const beginning = useForm(
    beginForm,
    ({ id }) => void navigate(to('adminDish', { id })),
    input => sendForm(api(), beginForm, input),
  )
  return (
    <Panel title={say.newDish}>
      <PostForm of={beginning}>
        <TextField {...beginning.field('name')} hint={say.nameHint} label={say.nameOf} />
        <input name="of" type="hidden" value={model?.id ?? ''} />
        <p>
          <span className="of-meta">{say.from}</span> <span>{model?.name ?? say.blank}</span>
        </p>
        <FormFault of={beginning} />
        <button className="of-btn" data-kind="primary" type="submit">
          {say.begin}
        </button>
      </PostForm>
    </Panel>
  )
}
