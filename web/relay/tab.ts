// Which organization this tab is in. Another tab can be in another one; the server never guesses.

const STORAGE_KEY = 'arus.organization'
/** Only where a new tab starts; never read again after that. */
const LAST_KEY = 'arus.lastOrganization'

/** A user is signed in here, or was until the server said otherwise. */
const SIGNED_IN_KEY = 'arus.signedIn'

const listeners = new Set<() => void>()

/** The organization of this tab; null before one is chosen. */
export function organizationOfTab(): string | null {
  return sessionStorage.getItem(STORAGE_KEY)
}

/** Where a new tab could start: the organization chosen last in any tab. */
export function lastOrganization(): string | null {
  return localStorage.getItem(LAST_KEY)
}

/** Moves this tab to an organization. Discards all data, even when it is the same organization. */
export function enterOrganization(organization: string): void {
  sessionStorage.setItem(STORAGE_KEY, organization)
  localStorage.setItem(LAST_KEY, organization)
  localStorage.setItem(SIGNED_IN_KEY, 'yes')
  notify()
}

/** Forgets the organization and its data: on signing out and when the session ends. */
export function forgetTab(): void {
  sessionStorage.removeItem(STORAGE_KEY)
  notify()
}

/** Whether a user was signed in here whose session may have ended. */
export const wasSignedIn = (): boolean => localStorage.getItem(SIGNED_IN_KEY) !== null

/** The session is over, and the user knows. */
export function forgetSignedIn(): void {
  localStorage.removeItem(SIGNED_IN_KEY)
}

/** Calls back when the tab's organization changes; returns the unsubscribe function. */
export function onTabChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}
