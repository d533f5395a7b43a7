// The meanings of a bank's `responseCode`, in one table. A code has seven digits: HTTP status, service, case. A transfer counts as refused
// only if this table says so: with any other response money may have moved.
import type { BankFaultReason, BankRefusal } from '../bankConnection.ts'

export type Meaning =
  | { kind: 'done' }
  /** The token is invalid or expired: a new one is requested, once. */
  | { kind: 'token' }
  /** Not processed, because of too many calls. */
  | { kind: 'busy' }
  | { kind: 'notFound' }
  | { kind: 'refused'; reason: BankRefusal }
  | { kind: 'unknown' }

const refused = (reason: BankRefusal): Meaning => ({ kind: 'refused', reason })
const UNKNOWN: Meaning = { kind: 'unknown' }

/** By HTTP status and case; a status alone covers all its cases. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  '200.00': { kind: 'done' },
  '202.00': { kind: 'done' },
  '400.00': refused('INVALID_REQUEST'),
  '400.01': refused('INVALID_REQUEST'),
  '400.02': refused('INVALID_REQUEST'),
  '401.00': refused('CREDENTIALS'),
  '401.01': { kind: 'token' },
  '401.03': { kind: 'token' },
  '403.01': refused('NOT_PERMITTED'),
  '403.02': refused('LIMIT_EXCEEDED'),
  '403.03': refused('NOT_PERMITTED'),
  '403.04': refused('LIMIT_EXCEEDED'),
  '403.05': refused('NOT_PERMITTED'),
  '403.06': refused('CUT_OFF'),
  '403.09': refused('ACCOUNT_INACTIVE'),
  '403.14': refused('INSUFFICIENT_FUNDS'),
  '403.15': refused('NOT_PERMITTED'),
  '403.18': refused('ACCOUNT_INACTIVE'),
  '403.23': refused('LIMIT_EXCEEDED'),
  '404.01': { kind: 'notFound' },
  '404.02': refused('INVALID_REQUEST'),
  '404.11': refused('ACCOUNT_NOT_FOUND'),
  '404.13': refused('INVALID_REQUEST'),
  '404.16': refused('CREDENTIALS'),
  // The reference is known with other content, which may have been executed.
  '404.18': UNKNOWN,
  '405.00': refused('NOT_PERMITTED'),
  '405.01': refused('NOT_PERMITTED'),
  // The external id or the reference was used before: by us, and possibly with success.
  '409.00': UNKNOWN,
  '409.01': UNKNOWN,
  '429': { kind: 'busy' },
  '500': UNKNOWN,
  '504': UNKNOWN,
}

const FORM = /^(\d{3})(\d{2})(\d{2})$/

/** The meaning of a service's response. A contradictory response, or one for another service, has no meaning. */
export function meaningOf(code: string | null, httpStatus: number, service: string): Meaning {
  const [, status = '', ofService, ofCase] = FORM.exec(code ?? '') ?? []
  // Gateways refuse in their own format before the bank has seen the call.
  if (httpStatus === 429) return { kind: 'busy' }
  if (Number(status) !== httpStatus || ofService !== service) return UNKNOWN
  return MEANINGS[`${status}.${ofCase}`] ?? MEANINGS[status] ?? UNKNOWN
}

const FAULTS: Readonly<Partial<Record<BankRefusal, BankFaultReason>>> = {
  CREDENTIALS: 'CREDENTIALS',
  NOT_PERMITTED: 'NOT_PERMITTED',
}

/** How a refused request is reported. */
export const faultReasonOf = (reason: BankRefusal): BankFaultReason => FAULTS[reason] ?? 'REFUSED'
