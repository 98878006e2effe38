import { Link } from 'react-router'
import { officeMessages } from '../../i18n/office.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { SignOut } from '../layout/avatar_menu.tsx'
import { LanguageLink } from '../layout/language_link.tsx'
import { useRootData } from '../root_data.ts'
import { LeaveOffice } from '../staff/leave_office.tsx'
import { useScreen } from './screen.ts'
import { useOffice } from './use_office.ts'

/** The person's own things: the other language, how their screen is, the site, and the way out. */
export function You() {
  const say = useMessages(officeMessages)
  const root = useRootData()
  const { density, letters, change } = useScreen()
  const to = useLinks()
  const { person } = useOffice()
  const { name } = person
  return (
    <details className="of-you">
      <summary aria-label={say.you(name)}>{name.slice(0, 1) || '·'}</summary>
      <div className="of-you-box">
        <p>
          <b>{name}</b>
        </p>
        <LanguageLink />
        <fieldset>
          <legend>{say.rows}</legend>
          {(['compact', 'comfortable'] as const).map(each => (
            <label key={each}>
              <input
                checked={density === each}
                name="density"
                onChange={() => change({ density: each })}
                type="radio"
              />
              <span>{say[each]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{say.letters}</legend>
          {[true, false].map(each => (
            <label key={String(each)}>
              <input
                checked={letters === each}
                name="letters"
                onChange={() => change({ letters: each })}
                type="radio"
              />
              <span>{each ? say.lettersOn : say.lettersOff}</span>
            </label>
          ))}
        </fieldset>
        <a href={to('home')}>{say.site}</a>
        <a href="/api/docs">{say.calls}</a>
        {root?.environment !== 'production' && <a href="/dev">{say.room}</a>}
        <Link to={to('adminMe')}>{say.pages.adminMe}</Link>
        {person.isSignedIn ? <LeaveOffice /> : <SignOut size="small" />}
      </div>
    </details>
  )
}
