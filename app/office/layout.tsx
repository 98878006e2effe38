// The frame of the office, around each of its pages: the band and the navigation, the brands, the search, the clocks, and the person.

import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useNavigation } from 'react-router'
import type { ActsOn, OfficePerson } from '../../contract/page_request.ts'
import { pageOfPath } from '../../contract/paths.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { Right } from '../../domain/staff/roles.ts'
import { wallClock } from '../../domain/time/zone.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { useMessages } from '../components/brand_context.tsx'
import { EnvironmentBanner } from '../layout/environment_banner.tsx'
import { SignedOut } from '../layout/signed_out.tsx'
import { useClient } from '../layout/use_client.ts'
import { load } from '../load.ts'
import { AskingHere } from '../settings/asking_here.tsx'
import { ProvingHere } from '../staff/proving_here.tsx'
import { Bar } from './bar.tsx'
import { choicesIn, rememberChoices, type ScreenChoices } from './choices.ts'
import { KeysProvider } from './keys.tsx'
import { officeOf } from './load_office.ts'
import { Navigation } from './navigation_rail.tsx'
import { Palette } from './palette.tsx'
import { SaveKey } from './save_key.tsx'
import { ScreenContext } from './screen.ts'
import { UndoProvider } from './undo.tsx'
import { useActs } from './use_office.ts'

export interface OfficeData {
  acts: ActsOn
  brands: readonly BrandId[]
  person: OfficePerson
  rights: readonly Right[]
  /** What each chosen brand's clocks say: ISO date, `HH:MM`. */
  clocks: readonly { brand: BrandId; date: string; time: string }[]
  choices: ScreenChoices
}

export const loader = (args: LoaderFunctionArgs): Promise<OfficeData> =>
  load(args, async (_, page) => {
    const { acts, brands, person, rights } = officeOf(page)
    return {
      acts,
      brands,
      person,
      rights,
      clocks: brands.map(brand => ({ brand, ...wallClock(brand, page.now) })),
      choices: choicesIn(args.request.headers.get('cookie')),
    }
  })

export default function OfficeLayout() {
  const { choices, person } = useLoaderData<typeof loader>()
  const acts = useActs()
  const [screen, setScreen] = useState(choices)
  const [finding, setFinding] = useState<'palette' | 'keys' | null>(null)
  const change = (changed: Partial<ScreenChoices>) => {
    const next = { ...screen, ...changed }
    setScreen(next)
    rememberChoices(next)
  }
  const busy = useNavigation().state !== 'idle'
  const { skipToContent } = useMessages(layoutMessages)
  const client = useClient()
  return (
    <ScreenContext value={{ ...screen, change }}>
      <KeysProvider letters={screen.letters}>
        <a className="visually-hidden skip-link" data-discover="true" href="#content">
          {skipToContent}
        </a>
        <EnvironmentBanner />
        <div className="office" data-acts={acts} data-busy={busy || undefined} data-density={screen.density}>
          <div aria-hidden className="of-band">
            <i />
            <i />
          </div>
          <div className="of-frame">
            <Navigation />
            <div className="of-work">
              <Bar onFind={() => setFinding('palette')} />
              <UndoProvider>
                <Content />
              </UndoProvider>
            </div>
          </div>
          <SaveKey />
          <Palette onShow={setFinding} shown={finding} />
          {person.isSignedIn ? <ProvingHere /> : <AskingHere />}
          <SignedOut clientId={client?.id ?? undefined} />
        </div>
      </KeysProvider>
    </ScreenContext>
  )
}

/** After a navigation to another page the focus is at its start, as after a page load. */
function Content() {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main className="of-page" data-page={pageOfPath(pathname)} id="content" ref={content} tabIndex={-1}>
      <Outlet />
    </main>
  )
}
