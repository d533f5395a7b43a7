// Saved views come after the first rows. Where they stand in a row of their own its place is kept from the start, so that nothing moves.
const keyOf = (list: string) => `arus.views.${list}`

/** Whether the list had saved views when it was last seen on this device. */
export const awaitsViews = (list: string): boolean => localStorage.getItem(keyOf(list)) !== null

/** Remembers for the next visit whether the list has saved views. */
export function rememberViews(list: string, present: boolean): void {
  if (present) localStorage.setItem(keyOf(list), 'yes')
  else localStorage.removeItem(keyOf(list))
}
