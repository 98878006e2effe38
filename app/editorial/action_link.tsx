import { readTarget } from '../../domain/content/inline.ts'
import { ButtonLink } from '../components/button.tsx'
import { useAddresses } from '../components/inline_text.tsx'

interface Action {
  words: string
  to: string
}

/** The next step as a button, where its page exists. */
export function ActionLink({
  action,
  kind = 'primary',
}: {
  action: Action | undefined
  kind?: 'primary' | 'secondary' | 'link'
}) {
  const address = useAddresses()
  const target = action && readTarget(action.to)
  const to = target && address(target)
  if (!action || !to) return null
  return (
    <ButtonLink arrow={kind !== 'link'} kind={kind} to={to}>
      {action.words}
    </ButtonLink>
  )
}
