import { useHomeChanges } from '../_lib/useHomeChanges.ts'

/** Keeps the figures of the page up to date, for those who may see what changes. */
export function HomeChanges() {
  useHomeChanges()
  return null
}
