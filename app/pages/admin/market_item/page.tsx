// One market item: everything that it is, changed from a week on, its weeks, and who changed what, when and why.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { linkTo } from '../../../../contract/paths.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { formAction, leading } from '../../../forms/action.ts'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Panel } from '../../../office/panel.tsx'
import { OfBrand, State } from '../../../office/state.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { addForm, changeForm } from './forms.ts'
import { AddItem, ChangeItem } from './item_form.tsx'
import { Versions } from './versions.tsx'
import { itemWords } from './words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async api => {
    const id = args.params.id ?? ''
    const options = await api.get('market_admin.options', {})
    return { options, shown: id === 'new' ? null : await api.get('market_admin.show', { id }) }
  })

export const action = formAction(
  leading(addForm, ({ id }, { page }) => linkTo('adminMarketItem', page, { id })),
  leading(changeForm, (_, { input, page }) => linkTo('adminMarketItem', page, { id: input.id })),
)

type Data = ReturnType<typeof useLoaderData<typeof loader>>
export type ShownItem = NonNullable<Data['shown']>
export type ItemOptions = Data['options']

export default function MarketItemPage() {
  const { shown, options } = useLoaderData<typeof loader>()
  const say = useMessages(itemWords)
  const locale = useLocale()
  const to = useLinks()
  const { rights } = useOffice()
  const mayWrite = rights.includes('plan_menu')
  return (
    <OfficePage
      above={[{ to: to('adminMarket'), label: say.market }]}
      {...(shown && { aside: <Beside shown={shown} /> })}
      page="adminMarketItem"
      said={
        shown && (
          <>
            <span>{say.version(shown.version)}</span>
            {shown.withdrawn && (
              <State shape="skipped" tone="bad">
                {say.withdrawn}
              </State>
            )}
            {shown.toCome && (
              <State shape="waits" tone="info">
                {say.toCome(
                  formatMoney(shown.toCome.cents, locale),
                  formatShortDay(shown.toCome.from, locale),
                )}
              </State>
            )}
          </>
        )
      }
      title={shown?.item.name[locale] ?? say.fresh}
    >
      {!mayWrite && <p className="of-meta">{say.mayNot}</p>}
      {shown ? (
        <ChangeItem
          key={`${shown.id} ${shown.version}`}
          mayWrite={mayWrite}
          options={options}
          shown={shown}
        />
      ) : (
        mayWrite && <AddItem options={options} />
      )}
    </OfficePage>
  )
}

/** The weeks that have it, and its versions. */
function Beside({ shown }: { shown: ShownItem }) {
  const say = useMessages(itemWords)
  const locale = useLocale()
  return (
    <>
      <Panel title={say.weeks}>
        {shown.weeks.length === 0 && <p className="of-meta">{say.noWeeks}</p>}
        <ul className="of-checks">
          {shown.weeks.map(({ brand, week, capacity, taken, version }) => (
            <li key={`${brand} ${week}`}>
              <OfBrand brand={brand}>{say.week(formatShortDay(week, locale))}</OfBrand>{' '}
              <span className="of-meta">{say.left(capacity - taken, capacity, version)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Versions versions={shown.versions} />
      {shown.corrections.length > 0 && (
        <Panel title={say.corrections}>
          <ul className="of-checks">
            {shown.corrections.map(({ version, outcome, boxes }) => (
              <li key={`${version} ${outcome}`}>
                <span>{say.version(version)}</span>{' '}
                <span className="of-meta">{say.settled(boxes, say.outcomes[outcome])}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
