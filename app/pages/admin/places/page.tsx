// Where a brand delivers: its zones, every postal area on a map and in a list, and changing them.

import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { formAction } from '../../../forms/action.ts'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useZoneName } from '../../../office/use_zone_name.ts'
import { AreaHistory } from './area_history.tsx'
import { AreaMap } from './area_map.tsx'
import { ChangeAreas } from './change_areas.tsx'
import { CutoffsHistory } from './cutoffs_history.tsx'
import { CutoffsPanel } from './cutoffs_panel.tsx'
import { checkForm, setForm } from './forms.ts'
import { NewZone } from './new_zone.tsx'
import { placeLanguage } from './place_language.ts'
import { WindowsHistory } from './windows_history.tsx'
import { WindowsPanel } from './windows_panel.tsx'
import { type PlacePart, placeParts, placesWords } from './words.ts'
import { Zones } from './zones.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async (api, { brand }) => {
    const asked = new URL(args.request.url).searchParams
    if (asked.get('of') === 'cutoffs')
      return { of: 'cutoffs' as const, brand, cutoffs: await api.get('places_admin.cutoffs', {}) }
    const { zones, areas, first, firstWindows } = await api.get('places_admin.list', {})
    if (asked.get('of') === 'new_zone') return { of: 'new_zone' as const, brand, zones, firstWindows }
    const fsa = asked.get('area') ?? ''
    const isKnown = areas.some(area => area.fsa === fsa)
    const picked = isKnown ? await api.get('places_admin.area', { fsa }) : null
    const named = zones.find(one => one.zone === asked.get('zone'))
    const zone = named ? await api.get('places_admin.zone', { zone: named.zone }) : null
    return { of: 'areas' as const, zones, areas, first, picked, zone }
  })

export const action = formAction(checkForm, setForm)

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>
export type PlacesData = Extract<Loaded, { of: 'areas' }>
type Area = PlacesData['areas'][number]

export default function Places() {
  const data = useLoaderData<typeof loader>()
  if (data.of === 'cutoffs') return <CutoffsPage {...data} />
  return data.of === 'new_zone' ? <NewZonePage {...data} /> : <AreasPage data={data} />
}

function CutoffsPage({ brand, cutoffs }: Extract<Loaded, { of: 'cutoffs' }>) {
  const say = useMessages(placesWords)
  const versions = cutoffs.weekdays.map(({ version }) => version).join()
  return (
    <OfficePage
      aside={<CutoffsHistory cutoffs={cutoffs} />}
      lede={say.cutoffLede}
      page="adminPlaces"
      title={say.partTitle(say.parts.cutoffs)}
    >
      <Parts of="cutoffs" />
      <CutoffsPanel cutoffs={cutoffs} key={`${brand} ${versions}`} />
    </OfficePage>
  )
}

function NewZonePage({ brand, zones, firstWindows }: Extract<Loaded, { of: 'new_zone' }>) {
  const say = useMessages(placesWords)
  return (
    <OfficePage lede={say.newLede} page="adminPlaces" title={say.partTitle(say.parts.new_zone)}>
      <Parts of="new_zone" />
      <NewZone brand={brand} first={firstWindows} key={brand} zones={zones} />
    </OfficePage>
  )
}

/** The parts of the page. */
function Parts({ of }: { of: PlacePart }) {
  const say = useMessages(placesWords)
  return (
    <nav aria-label={say.title} className="of-chips">
      {placeParts.map(part => (
        <Link
          aria-current={part === of ? 'page' : undefined}
          className="of-chip"
          key={part}
          preventScrollReset
          to={part === 'areas' ? '?' : `?of=${part}`}
        >
          {say.parts[part]}
        </Link>
      ))}
    </nav>
  )
}

function AreasPage({ data }: { data: PlacesData }) {
  const say = useMessages(placesWords)
  const zone = data.zone?.zone ?? null
  const nameOf = useZoneName()
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
      <Parts of="areas" />
      <div className="places-look">
        <Zones zone={zone} zones={data.zones} />
        <AreaMap area={data.picked?.fsa ?? null} areas={data.areas} zone={zone} zones={data.zones} />
      </div>
      {data.zone && (
        <>
          <WindowsPanel
            key={`${data.zone.zone}/${data.zone.version}`}
            name={nameOf(data.zone.zone)}
            zone={data.zone}
          />
          <WindowsHistory zone={data.zone} />
        </>
      )}
      <OfficeTable
        actionsOf={({ fsa, version }) => (
          <VersionsLink fsa={fsa} isPicked={fsa === data.picked?.fsa} version={version} />
        )}
        caption={say.list}
        columns={useColumns(nameOf)}
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

function useColumns(nameOf: (zone: string) => string): Column<Area>[] {
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
      cell: ({ zone }) => (zone ? nameOf(zone) : ''),
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
