// Saved views load after the first rows. Where they have a row of their own, its space is reserved from the start, so that nothing moves.
const keyOf = (list: string) => `arus.views.${list}`

/** Whether the list had saved views on its last visit on this device. */
export const awaitsViews = (list: string): boolean => localStorage.getItem(keyOf(list)) !== null

/** Remembers for the next visit whether the list has saved views. */
export function rememberViews(list: string, present: boolean): void {
  if (present) localStorage.setItem(keyOf(list), 'yes')
  else localStorage.removeItem(keyOf(list))
}
