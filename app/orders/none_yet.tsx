import { ButtonLink } from '../components/button.tsx'
import { Illustration } from '../components/illustrations.tsx'
import { useLinks } from '../components/links.ts'
import { EmptyState } from '../components/panels.tsx'

/** Replaces a list of boxes while it is empty. */
export function NoneYet({ say }: { say: { empty: string; emptyNote: string; toBoxes: string } }) {
  const to = useLinks()
  return (
    <EmptyState
      action={<ButtonLink to={to('account')}>{say.toBoxes}</ButtonLink>}
      illustration={<Illustration name="basket" />}
      title={say.empty}
    >
      {say.emptyNote}
    </EmptyState>
  )
}
