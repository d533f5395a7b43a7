import { useSyncExternalStore } from 'react'
import { type Flag, flagValue, onFlagsChange } from './flags.ts'

/** Whether a feature is on. It may change while the page is shown. */
export function useFlag(flag: Flag): boolean {
  return useSyncExternalStore(onFlagsChange, () => flagValue(flag))
}
