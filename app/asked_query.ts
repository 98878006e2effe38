/** The query that a person's address has, with its question mark; empty without one. A redirect hands it on. */
export function askedQuery(request: Request): string {
  const { searchParams } = new URL(request.url)
  // React Router's own: which loaders a navigation asks for.
  searchParams.delete('_routes')
  return searchParams.size > 0 ? `?${searchParams}` : ''
}
