// Switches for everything that goes wrong at a payment provider, so that who calls can be proved against it.
import { z } from 'zod'

export const FAULT_KINDS = [
  /** Notifications: sent twice; the one before after the newer; not sent; with a proof that is wrong. */
  'DUPLICATE',
  'OUT_OF_ORDER',
  'LOST',
  'BAD_PROOF',
  /** The batch is told, and its money does not come to the bank. */
  'LATE_SETTLEMENT',
  /** The reported net is not what its members come to. */
  'WRONG_NET',
  /** A member of the batch is not reported. */
  'MISSING_MEMBER',
  /** The members of the batch before are in this one as well. */
  'SETTLED_TWICE',
  /** The batch comes out below zero, and is carried over by the next one. */
  'NEGATIVE_BATCH',
  /** A state that nobody knows. */
  'UNKNOWN_STATUS',
  'RATE_LIMIT',
  'SERVER_ERROR',
  /** The answer comes after `ms`. */
  'SLOW',
  /** The same page again and again. */
  'CURSOR_LOOP',
  /** A charge is not made, or made, and nobody hears of it: the connection breaks. */
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
    /** Uses one of these up, the one that was switched on first; undefined where none is on. */
    take(...kinds: readonly FaultKind[]): Fault | undefined {
      const fault = waiting.find(({ kind }) => kinds.includes(kind))
      if (!fault) return undefined
      fault.times--
      if (fault.times === 0) waiting.splice(waiting.indexOf(fault), 1)
      return fault
    },
  }
}
