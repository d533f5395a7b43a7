import { useHomeChanges } from '../_lib/useHomeChanges.ts'

/** Keeps the figures of the page up to date, for users with permission to see them. */
export function HomeChanges() {
  useHomeChanges()
  return null
}
