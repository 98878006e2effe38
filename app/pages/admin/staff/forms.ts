import type { Locale } from '../../../../domain/brands.ts'
import type { Role } from '../../../../domain/staff/roles.ts'
import { form } from '../../../forms/form.ts'
import { choice, choices, email, given, personName, type Typed } from '../../../forms/kinds.ts'

const rolesAt = choices<Role>()

/** The fields of roles are named by brand. */
const rolesIn = (typed: Typed) => ({
  freshprep: rolesAt.read(typed, 'freshprep'),
  cookit: rolesAt.read(typed, 'cookit'),
})

export const inviteForm = form(
  'invite',
  'staff_admin.invite',
  {
    email: email('off'),
    name: personName('off'),
    language: choice<Locale>(),
    freshprep: rolesAt,
    cookit: rolesAt,
  },
  {
    read: (typed, { email: address = '', name = '', language = 'en' }) => ({
      ...{ email: address, name, language, roles: rolesIn(typed) },
    }),
  },
)

export const rolesForm = form(
  'roles',
  'staff_admin.set_roles',
  { id: given, freshprep: rolesAt, cookit: rolesAt },
  { read: (typed, { id = '' }) => ({ id, roles: rolesIn(typed) }) },
)

export const dismissForm = form('dismiss', 'staff_admin.dismiss', { id: given })
