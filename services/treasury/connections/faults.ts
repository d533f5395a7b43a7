// Maps a bank's faults to error codes with messages for users.
import { commonErrors, type ErrorRow, type MessageParams } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { bankAccountCodes } from '../bankAccounts/public.ts'
import { codes } from './errors.ts'
import type { BankFault, BankFaultReason } from './bankConnection.ts'

/** Error codes of a connection. */
const LINK_CODES = { ...codes, bankAccountClosed: bankAccountCodes.bankAccountClosed }
export type LinkError =
  | 'bankRefusedCredentials'
  | 'bankNotPermitted'
  | 'bankRefused'
  | 'bankBusy'
  | 'bankUnreachable'
  | 'bankAnswerUnreadable'
  | 'connectionNotAvailable'
  | 'syncInterrupted'
  | 'syncStatementHasErrors'
  | 'statementFileRefused'
  | 'bankAccountClosed'

export const LINK_ERRORS: Readonly<Record<BankFaultReason, LinkError>> = {
  CREDENTIALS: 'bankRefusedCredentials',
  NOT_PERMITTED: 'bankNotPermitted',
  REFUSED: 'bankRefused',
  BUSY: 'bankBusy',
  UNREACHABLE: 'bankUnreachable',
  NONSENSE: 'bankAnswerUnreadable',
}

const isStored = (name: string): name is keyof typeof LINK_CODES => name in LINK_CODES

/** The error code of a stored name. */
export const linkErrorNamed = (name: string): ErrorRow => (isStored(name) ? LINK_CODES[name] : commonErrors.serverFault)

/** Temporary faults: the next attempt comes before the scheduled one. */
export const mayPass = ({ reason }: BankFault): boolean => reason === 'BUSY' || reason === 'UNREACHABLE'

/** Parameters of the message: the bank's own response, which contains no secret. */
export const paramsOf = ({ code, message }: BankFault): MessageParams => ({
  answer: code === null ? message : `${message} (${code})`,
})

export const refusalOfBank = (fault: BankFault) =>
  new Refusal(LINK_CODES[LINK_ERRORS[fault.reason]], { params: paramsOf(fault) })
