// Moments at which a worker may die. Tests raise there what a crash would end; in life nothing happens at them.

export const CRASH_POINTS = [
  /** The attempt has its name, and nobody has heard it. */
  'AFTER_ATTEMPT',
  /** It is written down that the bank is being called. */
  'AFTER_SENDING',
  /** The bank has answered, and nobody has written it down. */
  'AFTER_CALL',
  'AFTER_RECORD',
  /** The bank has said what became of it, and nobody has written it down. */
  'AFTER_STATUS',
  'AFTER_OUTCOME',
] as const
export type CrashPoint = (typeof CRASH_POINTS)[number]
