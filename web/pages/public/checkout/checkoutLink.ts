// The secret of the link. It stands after the #, which no server and no log is sent, and leaves the address bar before anything is shown. It
// stays with the tab, which a provider's page sends back to /checkout/success.
const KEY = 'arus.checkout'

/** The secret in the page's URL; empty when there is none. */
export function takeCheckoutLink(): string {
  const given = location.hash.slice(1)
  if (given !== '') {
    sessionStorage.setItem(KEY, given)
    history.replaceState(null, '', location.pathname)
  }
  return given || (sessionStorage.getItem(KEY) ?? '')
}
