import { Link } from 'react-router'
import type { BrandId } from '../../domain/brands.ts'
import { useLinks } from '../components/links.ts'

interface PersonProps {
  name: string
  email: string
  /** The household, where it is known: its name leads to its page. */
  clientId?: string
  /** Its brand, where the page may be about both. */
  brand?: BrandId
}

/** The person of a row, with a way to their household and to write to them. */
export function Person({ name, email, clientId, brand }: PersonProps) {
  const hrefOf = useHousehold()
  return (
    <span className="of-person">
      {clientId ? <Link to={hrefOf(clientId, brand)}>{name}</Link> : <span>{name}</span>}
      <a className="of-person-email" href={`mailto:${email}`}>
        {email}
      </a>
    </span>
  )
}

/** The address of a household's page. @returns a function of its id and its brand */
export function useHousehold(): (clientId: string, brand?: BrandId) => string {
  const to = useLinks()
  return (clientId, brand) => {
    const address = to('adminHousehold', { id: clientId })
    return brand ? `${address}?acts_on=${brand}` : address
  }
}
