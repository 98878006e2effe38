import { layoutMessages } from '../../i18n/layout.ts'
import { useMessages } from '../components/brand_context.tsx'
import { ButtonLink } from '../components/button.tsx'
import { EmptyPlate } from '../components/empty_plate.tsx'
import { useLinks } from '../components/links.ts'

/** The page for an unknown address: title lines, subtitle, paragraph and a button home (area 2). */
export function NotFound() {
  const say = useMessages(layoutMessages).notFound
  const to = useLinks()
  return (
    <div className="page-width section lost">
      <title>{say.title.join(' ')}</title>
      <div className="lost-picture">
        <EmptyPlate />
      </div>
      <h1 className="text-h1">
        {say.title.map(line => (
          <span key={line} className="lost-line">
            {line}
          </span>
        ))}
      </h1>
      <p className="text-lede">{say.subtitle}</p>
      <p>{say.paragraph}</p>
      <ButtonLink to={to('home')}>{say.home}</ButtonLink>
    </div>
  )
}
