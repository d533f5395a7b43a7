// What analytics keeps in this browser. Who takes their consent back has it removed, also on a page that has loaded none of its code.

/** What the names of all our own entries begin with. */
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
