/** Whom a row of an admin's table is about, and how to write to them. */
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
