import { brandFacts } from '../../../brands/index.ts'
import { noDeliveryMessages } from '../../../i18n/no_delivery.ts'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Scene } from '../../components/illustrations_scenes.tsx'
import { useLinks } from '../../layout/links.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { useRootData } from '../../root_data.ts'

/** The area is not served: say so, and point to the sister brand. */
export default function NoDelivery() {
  const say = useMessages(noDeliveryMessages)
  const { facts } = useBrand()
  const locale = useLocale()
  const to = useLinks()
  const root = useRootData()
  const sister = brandFacts[facts.sister]
  return (
    <div className="page-width section lost">
      <PageHead
        description={say.description(facts.name, facts.region[locale])}
        page="noDelivery"
        title={say.title}
      />
      <div className="lost-picture">
        <Scene name="street" />
      </div>
      <h1 className="font-display text-h1">{say.heading}</h1>
      <p className="text-lede">{say.lede(facts.region[locale])}</p>
      <p>{say.noted}</p>
      <p>{say.sister(sister.name, sister.region[locale])}</p>
      <p className="button-row">
        {root && <ButtonLink to={`${root.sisterOrigin}/${locale}`}>{say.goToSister(sister.name)}</ButtonLink>}
        <ButtonLink kind="secondary" to={to('menu', { date: 'this-week' })}>
          {say.menu}
        </ButtonLink>
      </p>
    </div>
  )
}
