// Who works here, what each role may do, and for an owner: whom to invite.

import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import { brandIds, locales } from '../../../../domain/brands.ts'
import { rights, rightsOf, roles } from '../../../../domain/staff/roles.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { formAction } from '../../../forms/action.ts'
import { sendForm } from '../../../forms/form.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { load } from '../../../load.ts'
import { officeOf } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { roleWords } from '../../../staff/role_words.ts'
import { useWhen } from '../../../staff/use_when.ts'
import { dismissForm, inviteForm, rolesForm } from './forms.ts'
import { type Person, peopleOnClocks } from './people_on_clocks.ts'
import { PersonPanel } from './person_panel.tsx'
import { RolesField } from './roles_field.tsx'
import { staffPageWords } from './words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (_, page) => {
    const { acts, brands, apiOf } = officeOf(page)
    const api = apiOf(acts === 'both' ? (brands[0] ?? page.brand) : acts)
    return { people: peopleOnClocks(page.brand, await api.get('staff_admin.list', {})) }
  })

export const action = formAction(inviteForm, rolesForm, dismissForm)

const nothing = { freshprep: [], cookit: [] }

export default function Staff() {
  const { people } = useLoaderData<typeof loader>()
  const say = useMessages(staffPageWords)
  const [asked] = useSearchParams()
  const picked = people.find(({ id }) => id === asked.get('person'))
  const waiting = people.filter(({ state }) => state !== 'joined').length
  return (
    <OfficePage
      aside={picked ? <PersonPanel key={picked.id} person={picked} /> : <Invite />}
      lede={say.lede(people.length, waiting)}
      page="adminStaff"
      title={say.title}
    >
      <OfficeTable
        actionsOf={({ id }) => (
          <Link className="of-btn" preventScrollReset to={`?person=${id}`}>
            {say.open}
          </Link>
        )}
        caption={say.list}
        columns={useColumns()}
        filters={[{ id: 'waiting', words: say.withoutFactor, holds: ({ state }) => state !== 'joined' }]}
        hrefOf={({ id }) => `?person=${id}`}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        none={say.nobody}
        rows={people}
      />
      <RightsTable />
    </OfficePage>
  )
}

function useColumns(): Column<Person>[] {
  const say = useMessages(staffPageWords)
  const words = useMessages(roleWords)
  const when = useWhen()
  const rolesAt = (held: Person['roles'], brand: 'freshprep' | 'cookit') =>
    held[brand].map(role => words.roles[role]).join(', ') || say.none
  return [
    { id: 'name', words: say.name, cell: ({ name }) => name, by: ({ name }) => name },
    ...brandIds.map(brand => ({
      id: brand,
      words: brandFacts[brand].name,
      cell: (person: Person) => rolesAt(person.roles, brand),
      by: (person: Person) => rolesAt(person.roles, brand),
    })),
    {
      id: 'factor',
      words: say.factor,
      cell: ({ state, invitedUntil }) =>
        state === 'joined' ? (
          <State shape="done" tone="good">
            {say.joined}
          </State>
        ) : (
          <State shape={state === 'invited' ? 'waits' : 'warning'} tone="warn">
            {invitedUntil ? say.invited(when(invitedUntil)) : say.waiting}
          </State>
        ),
      by: ({ state }) => state,
    },
    {
      id: 'seen',
      words: say.seen,
      cell: ({ seen }) => (seen ? when(seen) : say.never),
      by: ({ seen }) => seen?.at ?? null,
    },
  ]
}

function Invite() {
  const say = useMessages(staffPageWords)
  const api = useOfficeApi()
  const inviting = useForm(inviteForm, undefined, input => sendForm(api(), inviteForm, input))
  return (
    <section className="of-panel">
      <header>
        <h2>{say.invite}</h2>
      </header>
      <div className="of-panel-body">
        <PostForm of={inviting}>
          <TextField {...inviting.field('name')} label={say.name} />
          <TextField {...inviting.field('email')} label={say.email} />
          <fieldset className="staff-roles">
            <legend>{say.language}</legend>
            {locales.map(locale => (
              <label key={locale}>
                <input defaultChecked={locale === 'en'} name="language" type="radio" value={locale} />
                <span>{say.languages[locale]}</span>
              </label>
            ))}
          </fieldset>
          <RolesField fault={inviting.of('roles')} held={nothing} />
          <FormFault of={inviting} />
          <button className="of-btn" data-kind="primary" type="submit">
            {say.send}
          </button>
        </PostForm>
        {inviting.answer && <p role="status">{say.sent(inviting.sent('email'))}</p>}
      </div>
    </section>
  )
}

/** The literal table of domain/staff/roles.ts: each right with the roles that have it, so that it fits a phone. */
function RightsTable() {
  const say = useMessages(staffPageWords)
  const words = useMessages(roleWords)
  return (
    <section className="of-panel">
      <header>
        <h2>{say.may}</h2>
      </header>
      <table className="of-table">
        <caption className="visually-hidden">{say.may}</caption>
        <thead>
          <tr>
            <th scope="col">{say.right}</th>
            <th scope="col">{say.roles}</th>
          </tr>
        </thead>
        <tbody>
          {rights.map(right => (
            <tr key={right}>
              <th scope="row">{words.rights[right]}</th>
              <td>
                {roles
                  .filter(role => rightsOf([role]).has(right))
                  .map(role => words.roles[role])
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
