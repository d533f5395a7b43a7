// All feature flags with their default values, for when no host sets them. A flag decides what is shown, never what is allowed. Remove an
// unused flag here first, then on the host.

export const localFlags = {
  /** The button that runs automatic reconciliation. Off: matches are only suggested one by one. */
  'automatic-reconciliation': true,
  /** Forms keep unsaved input on this device. Off: for companies that forbid storing records on devices. */
  'saved-drafts': true,
} as const satisfies Record<string, boolean>

export type Flag = keyof typeof localFlags
export type FlagValues = Record<Flag, boolean>

let values: FlagValues = localFlags
const listeners = new Set<() => void>()

export const flagValue = (flag: Flag): boolean => values[flag]

/** Applies a host's flags; null restores the defaults. */
export function setFlags(next: FlagValues | null): void {
  values = next ?? localFlags
  for (const listener of listeners) listener()
}

/** Calls back when flags change; returns the unsubscribe function. */
export function onFlagsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
