import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { contactMessages } from '../../../i18n/contact.ts'
import { programTimeOf } from '../../box/program_time.ts'
import { useBrand, useMessages } from '../../components/brand_context.tsx'
import { Drawing } from '../../editorial/drawing.tsx'
import { formAction } from '../../forms/action.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { ContactForm } from './form.tsx'
import { contactForm } from './forms.ts'
import { Hours } from './hours.tsx'
import { OpenNow } from './open_now.tsx'

export function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => ({
    form: await api.get('contact.form', {}),
    time: programTimeOf(page),
  }))
}

export const action = formAction(contactForm)

/** A person, by form, phone or mail, and when (area 9, rule 54). */
export default function Contact() {
  const { form, time } = useLoaderData<typeof loader>()
  const say = useMessages(contactMessages)
  const { facts } = useBrand()
  return (
    <div className="page-width section contact">
      <PageHead description={say.description} page="contact" title={say.title} />
      <header className="contact-head">
        <h1 className="text-h1">{say.heading}</h1>
        <p className="text-lede">{say.lede}</p>
      </header>
      <ContactForm loaded={form} />
      <aside aria-label={say.reach} className="contact-ways">
        <div className="contact-open">
          <OpenNow days={form.hours} periods={form.periods} time={time} />
          <Drawing name="phone" />
        </div>
        <dl className="contact-lines">
          <Line href={facts.phone.href} label={say.phone} value={facts.phone.shown} />
          <Line href={`mailto:${facts.email}`} label={say.mail} value={facts.email} />
          <Line href={`mailto:${facts.pickupsEmail}`} label={say.pickups} value={facts.pickupsEmail} />
        </dl>
        <Hours days={form.hours} periods={form.periods} />
      </aside>
    </div>
  )
}

function Line({ label, value, href }: { label: string; value: string; href: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a className="link" href={href}>
          {value}
        </a>
      </dd>
    </div>
  )
}
