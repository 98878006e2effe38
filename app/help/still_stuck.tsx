import { faqMessages } from '../../i18n/faq.ts'
import { useBrand, useMessages } from '../components/brand_context.tsx'
import { ButtonLink } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'

/** The way to a person, at the end of every page of answers. */
export function StillStuck() {
  const say = useMessages(faqMessages)
  const { facts } = useBrand()
  const to = useLinks()
  return (
    <section className="still-stuck" data-ground="deep">
      <div>
        <h2>{say.stuck}</h2>
        <p>{say.stuckNote}</p>
      </div>
      <p className="button-row">
        <ButtonLink to={to('contact')}>{say.write}</ButtonLink>
        <a className="link still-stuck-phone" href={facts.phone.href}>
          {facts.phone.shown}
        </a>
      </p>
    </section>
  )
}
