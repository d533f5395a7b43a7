// The secret of an emailed link. It is removed from the address bar and the history before anything is shown.
let held = ''

/** The secret in the page's URL; empty when there is none. */
export function takeLink(): string {
  const address = new URL(location.href)
  const given = address.searchParams.get('token')
  if (given !== null) {
    held = given
    address.searchParams.delete('token')
    history.replaceState(null, '', address.pathname + address.search)
  }
  return held
}

/** The link can't be used any more. */
export function forgetLink(): void {
  held = ''
}
