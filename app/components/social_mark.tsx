import { socialMarks } from '../../brands/social_marks.ts'
import { type SocialNetwork, socialNetworks } from '../../domain/brand_facts/facts.ts'
import { Outlines } from './outlines.tsx'

const symbolId = (network: SocialNetwork) => `mark-${network}`

/** A network's logo, in the text colour of its background. */
export function SocialMark({ network }: { network: SocialNetwork }) {
  return (
    <svg aria-hidden height="24" viewBox="0 0 24 24" width="24">
      <use href={`#${symbolId(network)}`} />
    </svg>
  )
}

/** The outlines of the marks, once in a document. */
export function SocialOutlines() {
  return socialNetworks.map(network => (
    <Outlines
      drawn={import.meta.env.SSR ? socialMarks[network] : null}
      id={symbolId(network)}
      key={network}
    />
  ))
}
