import type { ReactNode } from 'react'
import { NoMatch } from '../states/ListStates.tsx'
import type { ListFilter } from './ListToolbar.tsx'

type NothingListedProps = {
  search: string
  filters: readonly ListFilter[]
  onClear: () => void
  /** Shown when nothing narrows the list: a `NoneYet`. */
  children: ReactNode
}

/** In the place of rows: nothing matches, or nothing is there yet. */
export function NothingListed({ search, filters, onClear, children }: NothingListedProps) {
  const active = filters.filter(({ value }) => value !== null).map(({ label, value }) => `${label}: ${value}`)
  if (active.length === 0 && search === '') return children
  return <NoMatch filters={search === '' ? active : [`“${search}”`, ...active]} onClear={onClear} />
}
