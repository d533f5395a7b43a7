// Which organization this tab is in. Another tab can be in another one; the server never guesses.

const STORAGE_KEY = 'arus.organization'
/** Only where a fresh tab starts; never read again after that. */
const LAST_KEY = 'arus.lastOrganization'

/** Somebody is signed in here, or was until the server said otherwise. */
const SIGNED_IN_KEY = 'arus.signedIn'

const listeners = new Set<() => void>()

/** The organization of this tab; null before one is chosen. */
export function organizationOfTab(): string | null {
  return sessionStorage.getItem(STORAGE_KEY)
}

/** Where a fresh tab could start: the organization that was chosen last in any tab. */
export function lastOrganization(): string | null {
  return localStorage.getItem(LAST_KEY)
}

/** Moves this tab to an organization. Everything that was read is forgotten, even when it is the same one. */
export function enterOrganization(organization: string): void {
  sessionStorage.setItem(STORAGE_KEY, organization)
  localStorage.setItem(LAST_KEY, organization)
  localStorage.setItem(SIGNED_IN_KEY, 'yes')
  notify()
}

/** Forgets the organization and all that was read for it: on signing out and when the session ends. */
export function forgetTab(): void {
  sessionStorage.removeItem(STORAGE_KEY)
  notify()
}

/** Whether somebody was signed in here whose session can have ended. */
export const wasSignedIn = (): boolean => localStorage.getItem(SIGNED_IN_KEY) !== null

/** The session is over, and the person knows. */
export function forgetSignedIn(): void {
  localStorage.removeItem(SIGNED_IN_KEY)
}

/** Calls back when the tab's organization changes; returns how to stop. */
export function onTabChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}
