// How a table is shown is in its address: what is searched for, the filter, the sorting, the columns. So a view is kept by keeping
// its address.

export interface ViewState {
  /** Words to search for. */
  search: string
  /** The id of the filter; empty for all. */
  show: string
  /** The sorted column; `null` keeps the order in which the rows came. */
  sort: { id: string; isDescending: boolean } | null
  /** Optional columns that are shown, by their ids. */
  also: readonly string[]
}

/** Parameters of the address. */
const parameters = { search: 'find', show: 'show', sort: 'sort', also: 'columns' } as const

export function viewIn(asked: URLSearchParams): ViewState {
  const sort = asked.get(parameters.sort) ?? ''
  return {
    search: (asked.get(parameters.search) ?? '').slice(0, 80),
    show: asked.get(parameters.show) ?? '',
    sort: sort === '' ? null : { id: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') },
    also: (asked.get(parameters.also) ?? '').split(',').filter(id => id !== ''),
  }
}

/** The address's parameters with a part of the view changed; what is as usual is left out. */
export function askedWith(asked: URLSearchParams, changed: Partial<ViewState>): URLSearchParams {
  const view = { ...viewIn(asked), ...changed }
  const next = new URLSearchParams(asked)
  const write = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  write(parameters.search, view.search)
  write(parameters.show, view.show)
  write(parameters.sort, view.sort ? `${view.sort.isDescending ? '-' : ''}${view.sort.id}` : '')
  write(parameters.also, view.also.join(','))
  return next
}

/** The next sorting after a press on a column's head: up, down, as the rows came. */
export function sortedBy(sort: ViewState['sort'], id: string): ViewState['sort'] {
  if (sort?.id !== id) return { id, isDescending: false }
  return sort.isDescending ? null : { id, isDescending: true }
}
