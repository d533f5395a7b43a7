import type { ReactNode } from 'react'
import { NoMatch } from '../states/ListStates.tsx'
import type { ListFilter } from './ListToolbar.tsx'

type NothingListedProps = {
  search: string
  filters: readonly ListFilter[]
  onClear: () => void
  /** Shown when no filter is set: a `NoneYet`. */
  children: ReactNode
}

/** Replaces rows: nothing matches, or there are no records yet. */
export function NothingListed({ search, filters, onClear, children }: NothingListedProps) {
  const active = filters.filter(({ value }) => value !== null).map(({ label, value }) => `${label}: ${value}`)
  if (active.length === 0 && search === '') return children
  return <NoMatch filters={search === '' ? active : [`“${search}”`, ...active]} onClear={onClear} />
}
