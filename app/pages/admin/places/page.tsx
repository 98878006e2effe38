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
import { WindowsHistory } from './windows_history.tsx'
import { WindowsPanel } from './windows_panel.tsx'
import { placesWords } from './words.ts'
import { Zones } from './zones.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async api => {
    const asked = new URL(args.request.url).searchParams
    const fsa = asked.get('area') ?? ''
    const { zones, areas, first } = await api.get('places_admin.list', {})
    const isKnown = areas.some(area => area.fsa === fsa)
    const picked = isKnown ? await api.get('places_admin.area', { fsa }) : null
    const named = zones.find(one => one.zone === asked.get('zone'))
    const zone = named ? await api.get('places_admin.zone', { zone: named.zone }) : null
    return { zones, areas, first, picked, zone }
  })

export const action = formAction(checkForm, setForm)

export type PlacesData = ReturnType<typeof useLoaderData<typeof loader>>
type Area = PlacesData['areas'][number]

export default function Places() {
  const data = useLoaderData<typeof loader>()
  const say = useMessages(placesWords)
  const zone = data.zone?.zone ?? null
  const shown = data.areas.filter(area => zone === null || area.zone === zone)
  const served = data.areas.filter(area => area.served).length
  return (
    <OfficePage
      aside={
        <>
          {data.picked && <AreaHistory area={data.picked} />}
          <ChangeAreas first={data.first} />
        </>
      }
      lede={say.lede(served, data.areas.length)}
      page="adminPlaces"
      title={say.title}
    >
      <div className="places-look">
        <Zones zone={zone} zones={data.zones} />
        <AreaMap area={data.picked?.fsa ?? null} areas={data.areas} zone={zone} zones={data.zones} />
      </div>
      {data.zone && (
        <>
          <WindowsPanel key={`${data.zone.zone}/${data.zone.version}`} zone={data.zone} />
          <WindowsHistory zone={data.zone} />
        </>
      )}
      <OfficeTable
        actionsOf={({ fsa, version }) => (
          <VersionsLink fsa={fsa} isPicked={fsa === data.picked?.fsa} version={version} />
        )}
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

function VersionsLink({ fsa, version, isPicked }: { fsa: string; version: number; isPicked: boolean }) {
  const say = useMessages(placesWords)
  const [asked] = useSearchParams()
  const to = new URLSearchParams(asked)
  to.set('area', fsa)
  return (
    <Link aria-current={isPicked ? 'true' : undefined} className="of-btn" preventScrollReset to={`?${to}`}>
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
