// Switches for everything that goes wrong between two computers, to test clients against it.
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { answerOf, type SnapAnswer } from './answers.ts'
import type { Fate } from './services.ts'

const FAULT_KINDS = [
  /** The connection breaks before the bank receives the call. */
  'LOST_BEFORE',
  /** The bank executes the call, and the connection breaks before the response. */
  'LOST_AFTER',
  /** The connection breaks; the call reaches the bank `ms` later, or when a tester settles. */
  'LATE',
  /** The call reaches the bank twice; the client receives the second response. */
  'TWICE',
  /** The response is delayed by `ms`. */
  'SLOW',
  /** The response arrives byte by byte, `ms` apart. */
  'DRIP',
  /** The response is a gateway's HTML page. */
  'NONSENSE',
  /** The response ends in the middle. */
  'CUT_OFF',
  /** The client receives the response to an earlier call of the same service. */
  'SWAPPED',
  'ERROR_500_BEFORE',
  'ERROR_500_AFTER',
  'ERROR_504_AFTER',
  'TOO_MANY',
  'TOKEN_INVALID',
  'WRONG_CREDENTIALS',
  /** No response ever, and nothing is executed. */
  'NEVER',
  'INSUFFICIENT',
  /** The order stays pending until a tester settles it (`/sandbox/settle`). */
  'STUCK',
  /** The money is returned. */
  'RETURNED',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

const FAULT_TARGETS = ['token', 'balance', 'statement', 'inquiry', 'transfer', 'status', 'notification'] as const
export type FaultTarget = (typeof FAULT_TARGETS)[number]

export const newFault = z.strictObject({
  kind: z.enum(FAULT_KINDS),
  /** Applies to every target if absent. */
  target: z.enum(FAULT_TARGETS).optional(),
  bankCode: z.string().optional(),
  times: z.int().min(1).max(100_000).default(1),
  ms: z.int().min(0).max(600_000).default(0),
})
export type Fault = z.infer<typeof newFault>

/** How a response is delivered. `drop`: the connection is reset. */
export type Delivery =
  | { kind: 'answer'; answer: SnapAnswer; headers?: Record<string, string> }
  | { kind: 'text'; status: number; text: string }
  | { kind: 'drip'; answer: SnapAnswer; ms: number }
  | { kind: 'cut'; answer: SnapAnswer }
  | { kind: 'drop' }
  | { kind: 'never' }

type Execute = (fate?: Fate) => SnapAnswer

export type Faults = ReturnType<typeof openFaults>

export function openFaults() {
  let set: Fault[] = []
  const last = new Map<string, SnapAnswer>()
  /** Calls that have not reached the bank yet. */
  const late: Execute[] = []

  /** The first switch for this call; decrements its count. */
  function take(target: FaultTarget, bankCode: string): Fault | undefined {
    const isMeant = (fault: Fault) => (fault.target ?? target) === target && (fault.bankCode ?? bankCode) === bankCode
    const fault = set.find(isMeant)
    if (fault) fault.times--
    set = set.filter(each => each.times > 0)
    return fault
  }

  function postpone(execute: Execute, ms: number) {
    if (ms > 0) setTimeout(execute, ms)
    else late.push(execute)
  }

  /** Executes a call according to the switches. */
  async function deliver(
    { target, bankCode, service }: { target: FaultTarget; bankCode: string; service: string },
    execute: Execute,
  ): Promise<Delivery> {
    const earlier = last.get(service)
    const remembered: Execute = fate => {
      const answer = execute(fate)
      last.set(service, answer)
      return answer
    }
    const fault = take(target, bankCode)
    if (!fault) return { kind: 'answer', answer: remembered() }
    return faulty(fault, { service, execute: remembered, earlier, postpone: () => postpone(remembered, fault.ms) })
  }

  return {
    list: (): readonly Fault[] => set,
    add: (fault: Fault) => void set.push(fault),
    clear: () => {
      set = []
    },
    /** Executes the calls that have not reached the bank yet. */
    releaseLate() {
      for (const execute of late.splice(0)) execute()
    },
    take,
    deliver,
  }
}

type Call = { service: string; execute: Execute; earlier: SnapAnswer | undefined; postpone: () => void }

async function faulty({ kind, ms }: Fault, { service, execute, earlier, postpone }: Call): Promise<Delivery> {
  switch (kind) {
    case 'LOST_BEFORE':
      return { kind: 'drop' }
    case 'NEVER':
      return { kind: 'never' }
    case 'LOST_AFTER':
      execute()
      return { kind: 'drop' }
    case 'LATE':
      postpone()
      return { kind: 'drop' }
    case 'TWICE':
      execute()
      return { kind: 'answer', answer: execute() }
    case 'SLOW': {
      const answer = execute()
      await sleep(ms)
      return { kind: 'answer', answer }
    }
    case 'DRIP':
      return { kind: 'drip', answer: execute(), ms }
    case 'CUT_OFF':
      return { kind: 'cut', answer: execute() }
    case 'NONSENSE':
      execute()
      return { kind: 'text', status: 200, text: '<html><body>Gateway</body></html>' }
    case 'SWAPPED':
      execute()
      return { kind: 'answer', answer: earlier ?? answerOf(service, 500, '00') }
    case 'ERROR_500_BEFORE':
      return { kind: 'answer', answer: answerOf(service, 500, '00') }
    case 'ERROR_500_AFTER':
      execute()
      return { kind: 'answer', answer: answerOf(service, 500, '00') }
    case 'ERROR_504_AFTER':
      execute()
      return { kind: 'answer', answer: answerOf(service, 504, '00') }
    case 'TOO_MANY':
      return { kind: 'answer', answer: answerOf(service, 429, '00'), headers: { 'retry-after': '1' } }
    case 'TOKEN_INVALID':
      return { kind: 'answer', answer: answerOf(service, 401, '01') }
    case 'WRONG_CREDENTIALS':
      return { kind: 'answer', answer: answerOf(service, 401, '00') }
    case 'INSUFFICIENT':
      return { kind: 'answer', answer: execute({ insufficient: true }) }
    case 'STUCK':
      return { kind: 'answer', answer: execute({ isStuck: true }) }
    case 'RETURNED':
      return { kind: 'answer', answer: execute({ willReturn: true }) }
  }
}
