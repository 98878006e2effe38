// Where a brand delivers: its zones, every postal area on a map and in a list, and changing them.

import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { zoneName } from '../../../../i18n/zones.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { formAction } from '../../../forms/action.ts'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { AreaHistory } from './area_history.tsx'
import { AreaMap } from './area_map.tsx'
import { ChangeAreas } from './change_areas.tsx'
import { checkForm, setForm } from './forms.ts'
import { placeLanguage } from './place_language.ts'
import { placesWords } from './words.ts'
import { Zones } from './zones.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async api => {
    const fsa = new URL(args.request.url).searchParams.get('area') ?? ''
    const { zones, areas, first } = await api.get('places_admin.list', {})
    const isKnown = areas.some(area => area.fsa === fsa)
    const picked = isKnown ? await api.get('places_admin.area', { fsa }) : null
    return { zones, areas, first, picked }
  })

export const action = formAction(checkForm, setForm)

export type PlacesData = ReturnType<typeof useLoaderData<typeof loader>>
type Area = PlacesData['areas'][number]

export default function Places() {
  const data = useLoaderData<typeof loader>()
  const say = useMessages(placesWords)
  const [asked] = useSearchParams()
  const zone = asked.get('zone')
  const shown = data.areas.filter(area => zone === null || area.zone === zone)
  const served = data.areas.filter(area => area.served).length
  return (
    <OfficePage
      aside={
        <>
          {data.picked && <AreaHistory area={data.picked} />}
          <ChangeAreas first={data.first} />
          <AreaMap areas={data.areas} zone={zone} />
        </>
      }
      lede={say.lede(served, data.areas.length)}
      page="adminPlaces"
      title={say.title}
    >
      <Zones zone={zone} zones={data.zones} />
      <OfficeTable
        actionsOf={({ fsa, version }) => <VersionsLink fsa={fsa} version={version} />}
        caption={say.list}
        columns={useColumns()}
        filters={[
          { id: 'served', words: say.filters.served, holds: area => area.served },
          { id: 'not', words: say.filters.not, holds: area => !area.served },
        ]}
        idOf={({ fsa }) => fsa}
        nameOf={({ fsa }) => fsa}
        none={say.noAreas}
        rows={shown}
        wordsOf={say.count}
      />
    </OfficePage>
  )
}

function VersionsLink({ fsa, version }: { fsa: string; version: number }) {
  const say = useMessages(placesWords)
  const [asked] = useSearchParams()
  const to = new URLSearchParams(asked)
  to.set('area', fsa)
  return (
    <Link className="of-btn" preventScrollReset to={`?${to}`}>
      {say.versionsOf(version)}
      <span className="visually-hidden">, {fsa}</span>
    </Link>
  )
}

function useColumns(): Column<Area>[] {
  const say = useMessages(placesWords)
  return [
    { id: 'fsa', words: say.fsa, cell: ({ fsa }) => fsa, by: ({ fsa }) => fsa },
    {
      id: 'place',
      words: say.place,
      cell: ({ fsa, place }) => <span lang={placeLanguage(fsa)}>{place}</span>,
      by: ({ place }) => place,
    },
    {
      id: 'zone',
      words: say.zone,
      cell: ({ zone }) => (zone ? zoneName(zone) : ''),
      by: ({ zone }) => zone,
    },
    {
      id: 'kitchen',
      words: say.kitchen,
      cell: ({ kitchen }) => kitchenName(kitchen),
      by: ({ kitchen }) => kitchenName(kitchen),
      isOptional: true,
    },
    {
      id: 'state',
      words: say.state,
      cell: ({ served, from }) =>
        served ? (
          <State shape="done" tone="good">
            {from ? say.from(from) : say.served}
          </State>
        ) : (
          <span className="of-meta">{say.notServed}</span>
        ),
      by: ({ served }) => (served ? say.served : say.notServed),
    },
  ]
}
