// Which organization this tab is in. Another tab can be in another one; the server never guesses.

const STORAGE_KEY = 'arus.organization'
/** Only where a fresh tab starts; never read again after that. */
const LAST_KEY = 'arus.lastOrganization'

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
  notify()
}

/** Forgets the organization and all that was read for it: on signing out and when the session ends. */
export function forgetTab(): void {
  sessionStorage.removeItem(STORAGE_KEY)
  notify()
}

/** Calls back when the tab's organization changes; returns how to stop. */
export function onTabChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}
