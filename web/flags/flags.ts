// The feature flags that there are, each with what holds where no host says otherwise. A flag decides what is shown, never what is
// allowed. One that nothing asks for any more goes from here first, then from the host.

export const localFlags = {
  /** The button that runs automatic reconciliation. Off: matches are only proposed, one by one. */
  'automatic-reconciliation': true,
  /** Forms keep what is typed on this device until it is saved. Off: for a company that forbids its devices to keep records. */
  'saved-drafts': true,
} as const satisfies Record<string, boolean>

export type Flag = keyof typeof localFlags
export type FlagValues = Record<Flag, boolean>

let values: FlagValues = localFlags
const listeners = new Set<() => void>()

export const flagValue = (flag: Flag): boolean => values[flag]

/** Shows what a host says; null: what holds without one. */
export function setFlags(next: FlagValues | null): void {
  values = next ?? localFlags
  for (const listener of listeners) listener()
}

/** Calls back when flags have changed; returns how to stop. */
export function onFlagsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
