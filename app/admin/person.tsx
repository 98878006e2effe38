/** The person of a row in an admin's table, with a link to write to them. */
export function Person({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name}
      <br />
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    </>
  )
}
