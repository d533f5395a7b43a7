// Removes what analytics stores in this browser when consent is withdrawn, also on a page that has loaded none of its code.

/** Prefix of all our own entries. */
export const PREFIX = 'arus.analytics.'

/** The cookies of Amplitude's SDK, by their names. */
const COOKIES = /\bAMP_[^=;]+/g

export function forgetAnalytics(): void {
  for (const [name] of document.cookie.matchAll(COOKIES)) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
  forgetUnsent()
}

export function forgetUnsent(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}
