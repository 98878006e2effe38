// SQL of second factors.

import { statement } from '../../request/database/statement.ts'

/** Uses up a step of the authenticator. @returns rows: none where it, or a later one, has been used */
export const takeStep = statement({
  name: 'staff_factor_step',
  text: 'update staff set factor_step = $step where id = $id and factor_step < $step',
})

export const insertRecoveryCode = statement({
  name: 'staff_recovery_insert',
  text: 'insert into staff_recovery_code (staff_id, code_hash) values ($id, $codeHash)',
})

/** Uses up a recovery code. @returns rows: none where there is none such */
export const takeRecoveryCode = statement({
  name: 'staff_recovery_take',
  text: 'delete from staff_recovery_code where staff_id = $id and code_hash = $codeHash',
})

export const countRecoveryCodes = statement({
  name: 'staff_recovery_count',
  text: 'select count(*)::int as count from staff_recovery_code where staff_id = $id',
  row: { count: 'int' },
})

export const deleteRecoveryCodes = statement({
  name: 'staff_recovery_delete',
  text: 'delete from staff_recovery_code where staff_id = $id',
})
