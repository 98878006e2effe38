import { useRevalidator } from 'react-router'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { sendForm } from '../../../forms/form.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import { SessionList } from '../../../staff/session_list.tsx'
import { staffWords } from '../../../staff/words.ts'
import { dismissForm, inviteForm, rolesForm } from './forms.ts'
import type { Person } from './people_on_clocks.ts'
import { RolesField } from './roles_field.tsx'
import { staffPageWords } from './words.ts'

/** One person: roles, sessions, another invitation, and the end. */
export function PersonPanel({ person }: { person: Person }) {
  const say = useMessages(staffPageWords)
  const words = useMessages(staffWords)
  const api = useOfficeApi()
  const locale = useLocale()
  const toast = useToasts()
  const { revalidate } = useRevalidator()
  const renew = (said: string) => {
    toast({ text: said })
    return revalidate()
  }
  const giving = useForm(
    rolesForm,
    () => renew(say.kept),
    input => sendForm(api(), rolesForm, input),
  )
  const inviting = useForm(
    inviteForm,
    () => renew(say.sent(person.email)),
    input => sendForm(api(), inviteForm, input),
  )
  const ending = useForm(
    dismissForm,
    () => revalidate(),
    input => sendForm(api(), dismissForm, input),
  )
  const { id, name, email, roles } = person
  const end = async (session: string) => {
    await api().post('staff_admin.end_session', { id, session })
    await revalidate()
  }
  return (
    <section className="of-panel">
      <header>
        <h2>{name}</h2>
      </header>
      <div className="of-panel-body">
        <p>{email}</p>
        <PostForm of={giving}>
          <input name="id" type="hidden" value={id} />
          <RolesField fault={giving.of('roles')} held={roles} />
          <FormFault of={giving} />
          <button className="of-btn" data-kind="primary" type="submit">
            {say.keep}
          </button>
        </PostForm>
        <h3>{words.sessions.title}</h3>
        <SessionList onEnd={session => void end(session)} sessions={person.sessions} />
        <p>{say.againNote}</p>
        <button
          className="of-btn"
          onClick={() => void inviting.send({ email, name, language: locale, roles })}
          type="button"
        >
          {say.again}
        </button>
        <FormFault of={inviting} />
        <p>{say.dismissNote}</p>
        <PostForm of={ending}>
          <input name="id" type="hidden" value={id} />
          <FormFault of={ending} />
          <button className="of-btn" type="submit">
            {say.dismiss}
          </button>
        </PostForm>
      </div>
    </section>
  )
}
