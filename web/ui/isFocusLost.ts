/** Whether the focus is on nothing that a user chose: what had it is gone, and at most the page itself got it since. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.id === 'main'
}
