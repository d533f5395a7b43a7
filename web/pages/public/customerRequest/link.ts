// The secret of the link. It is removed from the address bar and the history before anything is shown. It is stored in the tab, since a
// phone discards hidden tabs, and documents are photographed in another app.
const KEY = 'arus.customerRequest'

/** The secret in the page's URL; empty when there is none. */
export function takeLink(): string {
  const address = new URL(location.href)
  const given = address.searchParams.get('token')
  if (given !== null) {
    sessionStorage.setItem(KEY, given)
    address.searchParams.delete('token')
    history.replaceState(null, '', address.pathname + address.search)
  }
  return given ?? sessionStorage.getItem(KEY) ?? ''
}

/** The link can't be used any more. */
export function forgetLink(): void {
  sessionStorage.removeItem(KEY)
}
