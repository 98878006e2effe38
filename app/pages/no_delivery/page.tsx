import { useSearchParams } from 'react-router'
import { brandFacts } from '../../../brands/index.ts'
import { openWeek } from '../../../domain/time/weeks.ts'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Scene } from '../../components/illustrations_scenes.tsx'
import { useLinks } from '../../components/links.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { useRootData } from '../../root_data.ts'
import { noDeliveryMessages } from './words.ts'

/** The area is not served: say so, and whether the sister brand serves it where a postal code led here (home/lead_by_postal.ts). */
export default function NoDelivery() {
  const say = useMessages(noDeliveryMessages)
  const { facts } = useBrand()
  const locale = useLocale()
  const to = useLinks()
  const [search] = useSearchParams()
  const sisterServes = search.get('sister')
  const sister = brandFacts[facts.sister]
  const atSister = `${useRootData()?.sisterOrigin ?? ''}/${locale}`
  return (
    <div className="page-width section lost">
      <PageHead description={say.description(facts.name, facts.region)} page="noDelivery" title={say.title} />
      <div className="lost-picture">
        <Scene name="street" />
      </div>
      <h1 className="text-h1">{say.heading}</h1>
      <p className="text-lede">{say.lede(facts.region)}</p>
      <p>
        {sisterServes === 'yes' && <span>{say.sisterServes(sister.name)}</span>}
        {sisterServes === 'no' && <span>{say.sisterNeither(sister.name)}</span>}
        {sisterServes === null && (
          <>
            <span>{say.sister(sister.name, facts.sisterRegion)}</span>{' '}
            <a className="link" href={atSister}>
              {say.goToSister(sister.name)}
            </a>
          </>
        )}
      </p>
      <p>{say.noted}</p>
      <p className="button-row">
        {sisterServes === 'yes' && <ButtonLink to={atSister}>{say.goToSister(sister.name)}</ButtonLink>}
        <ButtonLink
          kind={sisterServes === 'yes' ? 'secondary' : 'primary'}
          to={to('menu', { date: openWeek })}
        >
          {say.menu}
        </ButtonLink>
      </p>
    </div>
  )
}
