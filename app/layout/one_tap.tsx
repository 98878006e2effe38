import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageOfPath } from '../../contract/paths.ts'
import { socialMessages } from '../../i18n/social.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { useRootData } from '../root_data.ts'

/** Once for each visit to the site: pages come and go below it. */
let asked = false

/** Google's prompt for visitors, where its flag is on: at once on the sign-in page, elsewhere after the first scroll. */
export function OneTap() {
  const session = useRootData()?.session
  const say = useMessages(socialMessages)
  const to = useLinks()
  const page = pageOfPath(useLocation().pathname)
  const wanted = session?.client === null && session.flippers.enable_one_tap === true
  const failed = say.oneTapFailed
  const [account, waysIn, link] = [to('account'), to('waysIn'), to('socialLink')]
  useEffect(() => {
    if (!wanted || asked || page === 'socialReturn' || page === 'socialLink') return
    const ask = () => {
      if (asked) return
      asked = true
      // Where it is not available, the page works without it.
      import('../social/one_tap.ts')
        .then(({ showOneTap }) => showOneTap({ failed, to: { account, waysIn, link } }))
        .catch(() => {})
    }
    if (page === 'signIn') return ask()
    addEventListener('scroll', ask, { once: true, passive: true })
    return () => removeEventListener('scroll', ask)
  }, [wanted, page, failed, account, waysIn, link])
  return null
}
