import { form } from '../../forms/form.ts'
import { email, personName } from '../../forms/kinds.ts'

export const inviteForm = form('invite', 'referrals.create_referral', {
  name: personName('off'),
  email: email('off'),
})
