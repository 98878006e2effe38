import { Link } from 'react-router'
import { useLinks } from '../components/links.ts'

interface PersonProps {
  name: string
  email: string
  /** The household, where it is known: its name leads to its page. */
  clientId?: string
}

/** The person of a row in an admin's table, with a link to write to them. */
export function Person({ name, email, clientId }: PersonProps) {
  const to = useLinks()
  return (
    <>
      {clientId ? (
        <Link className="link" to={to('adminHousehold', { id: clientId })}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <br />
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    </>
  )
}
