// Points at which a worker may crash. Tests throw here to simulate it; in production nothing happens.

export const CRASH_POINTS = [
  /** The attempt has its reference, and the bank has not been called. */
  'AFTER_ATTEMPT',
  /** The upcoming call to the bank has been recorded. */
  'AFTER_SENDING',
  /** The bank has responded, and the response has not been recorded. */
  'AFTER_CALL',
  'AFTER_RECORD',
  /** The bank has reported the status, and it has not been recorded. */
  'AFTER_STATUS',
  'AFTER_OUTCOME',
] as const
export type CrashPoint = (typeof CRASH_POINTS)[number]
