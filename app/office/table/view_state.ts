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

const parameters = ['find', 'show', 'sort', 'columns'] as const

/** The parameter of a table's view; those of a table with a name begin with it: `stops.sort`. */
export const parameterOf = (parameter: (typeof parameters)[number], table: string): string =>
  table === '' ? parameter : `${table}.${parameter}`

/** @param table its name, on a page that has several; empty otherwise */
export function viewIn(asked: URLSearchParams, table = ''): ViewState {
  const read = (parameter: (typeof parameters)[number]) => asked.get(parameterOf(parameter, table)) ?? ''
  const sort = read('sort')
  return {
    search: read('find').slice(0, 80),
    show: read('show'),
    sort: sort === '' ? null : { id: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') },
    also: read('columns')
      .split(',')
      .filter(id => id !== ''),
  }
}

/** The address's parameters with a part of the view changed; what is as usual is left out. */
export function askedWith(asked: URLSearchParams, changed: Partial<ViewState>, table = ''): URLSearchParams {
  const view = { ...viewIn(asked, table), ...changed }
  const next = new URLSearchParams(asked)
  const write = (parameter: (typeof parameters)[number], value: string) => {
    const name = parameterOf(parameter, table)
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  write('find', view.search)
  write('show', view.show)
  write('sort', view.sort ? `${view.sort.isDescending ? '-' : ''}${view.sort.id}` : '')
  write('columns', view.also.join(','))
  return next
}

/** The address's parameters without the view of any table. */
export function withoutViews(asked: URLSearchParams): URLSearchParams {
  const isOfView = (name: string) => parameters.some(own => name === own || name.endsWith(`.${own}`))
  return new URLSearchParams([...asked].filter(([name]) => !isOfView(name)))
}

/** The next sorting after a press on a column's head: up, down, as the rows came. */
export function sortedBy(sort: ViewState['sort'], id: string): ViewState['sort'] {
  if (sort?.id !== id) return { id, isDescending: false }
  return sort.isDescending ? null : { id, isDescending: true }
}
