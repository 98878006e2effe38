import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { settingsChangesMessages } from '../../../../i18n/settings_changes.ts'
import { browserApi } from '../../../api.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { buttonLook, TextLink } from '../../../components/button.tsx'
import { Illustration } from '../../../components/illustrations.tsx'
import { useLinks } from '../../../components/links.ts'
import { ShowMore } from '../../../components/pagination.tsx'
import { EmptyState } from '../../../components/panels.tsx'
import { settingsAction } from '../../../settings/action.ts'
import { SettingsFrame } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { useMore } from '../../../settings/use_more.ts'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, api => api.get('household_changes.index', {}))
}

export const action = settingsAction()

type Change = OutputOf<'household_changes.index'>['changes'][number]

/** The list of changes, newest first, thirty at a time, and all of it as a file. */
export default function ChangesPage() {
  const settings = useLoaderData<typeof loader>()
  const say = useMessages(settingsChangesMessages)
  const locale = useLocale()
  const { pages, list, more, attempt, hasMore } = useMore(
    settings.shown,
    after => browserApi().get('household_changes.index', { after }),
    page => page.next,
    page => page.changes.length,
  )
  const changes = pages.flatMap(page => page.changes)
  return (
    <SettingsFrame lede={say.note} room="settingsChanges" settings={settings}>
      {changes.length === 0 ? (
        <EmptyState illustration={<Illustration name="basket" />} title={say.empty}>
          {say.emptyNote}
        </EmptyState>
      ) : (
        <section className="settings-part">
          <p>
            <a
              {...buttonLook({ kind: 'secondary', size: 'small' })}
              download
              href={`/clients/changes.csv?locale=${locale}`}
            >
              {say.download}
            </a>
          </p>
          <ul className="setting-rows" ref={list}>
            {changes.map(change => (
              <ChangeRow change={change} key={change.id} />
            ))}
          </ul>
          {attempt.sentence && <Banner tone="warn">{say.moreFailed(attempt.sentence)}</Banner>}
          {hasMore && <ShowMore busy={attempt.busy} onMore={more} />}
          <p className="visually-hidden" role="status">
            {pages.length > 1 && say.loaded(changes.length)}
          </p>
        </section>
      )}
    </SettingsFrame>
  )
}

function ChangeRow({ change }: { change: Change }) {
  const { date, time, words, by, device, orderId, deliveryDate, reference } = change
  const say = useMessages(settingsChangesMessages)
  const to = useLinks()
  return (
    <li className="setting change" tabIndex={-1}>
      <div>
        <p className="setting-value">{words}</p>
        {orderId !== null && deliveryDate !== null && (
          <p>
            <TextLink to={to('box', { id: orderId })}>{say.box(deliveryDate)}</TextLink>
          </p>
        )}
      </div>
      <p className="text-muted">
        {[say.when(date, time), say.by[by], ...(device === null ? [] : [device])].join(' · ')}
        <br />
        {`${say.columns.reference} `}
        <span className="tabular">{reference}</span>
      </p>
    </li>
  )
}
