// Switches for everything that goes wrong at a payment provider, to test clients against it.
import { z } from 'zod'

export const FAULT_KINDS = [
  /** Notifications: sent twice; the previous one after the newer; not sent; with an invalid signature. */
  'DUPLICATE',
  'OUT_OF_ORDER',
  'LOST',
  'BAD_PROOF',
  /** The batch is reported, but its money doesn't reach the bank. */
  'LATE_SETTLEMENT',
  /** The reported net differs from the sum of its members. */
  'WRONG_NET',
  /** A member of the batch is not reported. */
  'MISSING_MEMBER',
  /** The previous batch's members appear in this one again. */
  'SETTLED_TWICE',
  /** The batch is negative and carried over to the next one. */
  'NEGATIVE_BATCH',
  /** An unknown status. */
  'UNKNOWN_STATUS',
  'RATE_LIMIT',
  'SERVER_ERROR',
  /** The response is delayed by `ms`. */
  'SLOW',
  /** The same page repeats forever. */
  'CURSOR_LOOP',
  /** The connection breaks before or after a charge is created. */
  'LOST_CALL',
  'LOST_ANSWER',
  /** The report ends within a row. */
  'CUT_FILE',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export const newFault = z.strictObject({
  kind: z.enum(FAULT_KINDS),
  times: z.int().min(1).max(100_000).default(1),
  ms: z.int().min(0).max(600_000).default(0),
})
export type Fault = z.infer<typeof newFault>

export type Faults = ReturnType<typeof openFaults>

export function openFaults() {
  const waiting: Fault[] = []
  return {
    list: (): readonly Fault[] => waiting,
    add: (fault: Fault) => void waiting.push({ ...fault }),
    clear: () => void waiting.splice(0),
    /** Uses up one of these faults, the oldest first; undefined if none is on. */
    take(...kinds: readonly FaultKind[]): Fault | undefined {
      const fault = waiting.find(({ kind }) => kinds.includes(kind))
      if (!fault) return undefined
      fault.times--
      if (fault.times === 0) waiting.splice(waiting.indexOf(fault), 1)
      return fault
    },
  }
}
