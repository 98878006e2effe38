import { useMessages } from '../components/brand_context.tsx'
import { ButtonLink } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { staffWords } from './words.ts'

interface OfferedFactor {
  /** In base 32. */
  secret: string
  /** The rows of the QR code: `1` is dark. */
  qr: readonly string[]
}

/** A second factor to scan, or to type by hand. */
export function OfferedFactor({ secret, qr }: OfferedFactor) {
  const say = useMessages(staffWords).join
  const size = qr.length
  const dark = qr.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === '1' ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <>
      <p>{say.scan}</p>
      <svg aria-label={say.scan} height="200" role="img" viewBox={`0 0 ${size} ${size}`} width="200">
        <rect fill="#fff" height={size} width={size} />
        <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>
        {say.byHand} <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </>
  )
}

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const say = useMessages(staffWords).recovery
  const to = useLinks()
  return (
    <>
      <p className="text-lede">{say.lede(codes.length)}</p>
      <ul className="recovery-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={to('admin')}>{say.on}</ButtonLink>
      </p>
    </>
  )
}
