import { layoutMessages } from '../../i18n/layout.ts'
import { browserApi } from '../api.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'

/** The way out of the office. */
export function LeaveOffice() {
  const say = useMessages(layoutMessages).header
  const to = useLinks()
  const leave = async () => {
    await browserApi().post('staff_session.sign_out', {})
    location.assign(to('staffSignIn'))
  }
  return (
    <Button kind="link" onClick={() => void leave()}>
      {say.signOut}
    </Button>
  )
}
