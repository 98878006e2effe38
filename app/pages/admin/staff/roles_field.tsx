import { brandFacts } from '../../../../brands/index.ts'
import { brandIds } from '../../../../domain/brands.ts'
import { type Role, roles } from '../../../../domain/staff/roles.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { roleWords } from '../../../staff/role_words.ts'
import { staffPageWords } from './words.ts'

/** A box for each role, by brand. */
export function RolesField({
  held,
  fault,
}: {
  held: Readonly<Record<'freshprep' | 'cookit', readonly Role[]>>
  fault: string | undefined
}) {
  const say = useMessages(staffPageWords)
  const words = useMessages(roleWords)
  return (
    <>
      {brandIds.map(brand => (
        <fieldset className="staff-roles" key={brand}>
          <legend>{say.rolesAt(brandFacts[brand].name)}</legend>
          {roles.map(role => (
            <label key={role}>
              <input defaultChecked={held[brand].includes(role)} name={brand} type="checkbox" value={role} />
              <span>{words.roles[role]}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {fault && <p role="alert">{fault}</p>}
    </>
  )
}
