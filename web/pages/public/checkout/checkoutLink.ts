// The secret of the link. It is in the URL's fragment, which is never sent to servers or logs, and is removed from the address bar before
// anything is shown. It is stored in the tab, since a provider redirects back to /checkout/success.
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

/** Another link that is pasted into the address bar changes the fragment alone, so that the browser does not load the page again. */
export function followOtherLinks(load = () => location.reload()): void {
  addEventListener('hashchange', () => {
    if (location.hash.length > 1) load()
  })
}
