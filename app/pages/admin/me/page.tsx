// Somebody's own roles, second factor and sessions.

import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import { brandIds } from '../../../../domain/brands.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { sendForm } from '../../../forms/form.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { load } from '../../../load.ts'
import { officeOf } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useOffice, useOfficeApi } from '../../../office/use_office.ts'
import { whenOf } from '../../../office/when.ts'
import { roleWords } from '../../../staff/role_words.ts'
import { OfferedFactor, RecoveryCodes } from '../../../staff/second_factor.tsx'
import { SessionList } from '../../../staff/session_list.tsx'
import { sessionsOnClocks } from '../../../staff/sessions_on_clocks.ts'
import { useWhen } from '../../../staff/use_when.ts'
import { staffWords } from '../../../staff/words.ts'
import { factorForm } from './forms.ts'
import { meWords } from './words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (_, page) => {
    const { acts, brands, apiOf } = officeOf(page)
    const { factorSince, sessions, ...me } = await apiOf(
      acts === 'both' ? (brands[0] ?? page.brand) : acts,
    ).get('staff_session.show', {})
    return {
      ...me,
      factorSince: whenOf(page.brand, factorSince),
      sessions: sessionsOnClocks(page.brand, sessions),
    }
  })

export default function Me() {
  const { name, email, roles, sessions } = useLoaderData<typeof loader>()
  const say = useMessages(meWords)
  const words = useMessages(staffWords)
  const named = useMessages(roleWords).roles
  const api = useOfficeApi()
  const { revalidate } = useRevalidator()
  const end = async (id: string) => {
    await api().post('staff_session.end', { id })
    await revalidate()
  }
  return (
    <OfficePage lede={`${name} · ${email}`} page="adminMe" title={say.title}>
      <ul>
        {brandIds.map(brand => (
          <li key={brand}>
            {say.rolesAt(
              brandFacts[brand].name,
              roles[brand].map(role => named[role]).join(', ') || say.none,
            )}
          </li>
        ))}
      </ul>
      <Factor />
      <section className="of-panel">
        <header>
          <h2>{words.sessions.title}</h2>
        </header>
        <div className="of-panel-body">
          <SessionList onEnd={id => void end(id)} sessions={sessions} />
        </div>
      </section>
    </OfficePage>
  )
}

function Factor() {
  const { factorSince, recoveryCodesLeft } = useLoaderData<typeof loader>()
  const say = useMessages(meWords)
  const when = useWhen()
  const { person } = useOffice()
  const api = useOfficeApi()
  const [offered, setOffered] = useState<OutputOf<'staff_session.offer_factor'> | null>(null)
  const changing = useForm(factorForm, undefined, input => sendForm(api(), factorForm, input))
  return (
    <section className="of-panel">
      <header>
        <h2>{say.factor}</h2>
      </header>
      <div className="of-panel-body">
        <p>
          {factorSince && person.isSignedIn
            ? `${say.since(when(factorSince))} ${say.left(recoveryCodesLeft)}`
            : say.without}
        </p>
        {changing.answer && <RecoveryCodes codes={changing.answer.recoveryCodes} />}
        {person.isSignedIn && !offered && (
          <button
            className="of-btn"
            onClick={() => void api().post('staff_session.offer_factor', {}).then(setOffered)}
            type="button"
          >
            {say.change}
          </button>
        )}
        {offered && !changing.answer && (
          <PostForm of={changing}>
            <p>{say.changeNote}</p>
            <OfferedFactor qr={offered.qr} secret={offered.secret} />
            <input name="at" type="hidden" value={offered.at} />
            <TextField {...changing.field('code')} label={say.code} />
            <FormFault of={changing} />
            <button className="of-btn" data-kind="primary" type="submit">
              {say.set}
            </button>
          </PostForm>
        )}
      </div>
    </section>
  )
}
