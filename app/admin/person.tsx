/** The person of a row of an admin's table, and how to write to them. */
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
