// Maps a provider's faults to error codes with messages for users.
import { commonErrors, type ErrorRow, type MessageParams } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import type { ProviderFault, ProviderFaultReason } from './providerFault.ts'

type FaultName =
  | 'providerRefusedCredentials'
  | 'providerNotPermitted'
  | 'providerRefused'
  | 'providerBusy'
  | 'providerUnreachable'
  | 'providerAnswerUnreadable'
  | 'providerLoops'
/** Error codes that a connection stores as its last error. */
export type SyncError = FaultName | 'providerNotAvailable' | 'providerSyncInterrupted'

export const FAULT_NAMES: Readonly<Record<ProviderFaultReason, FaultName>> = {
  CREDENTIALS: 'providerRefusedCredentials',
  NOT_PERMITTED: 'providerNotPermitted',
  REFUSED: 'providerRefused',
  BUSY: 'providerBusy',
  UNREACHABLE: 'providerUnreachable',
  NONSENSE: 'providerAnswerUnreadable',
  LOOP: 'providerLoops',
}

const isStored = (name: string): name is keyof typeof codes => name in codes

/** The error code of a stored name. */
export const syncErrorNamed = (name: string): ErrorRow => (isStored(name) ? codes[name] : commonErrors.serverFault)

/** Parameters of the message: the provider's own response, which contains no secret. */
export const paramsOf = ({ message }: ProviderFault): MessageParams => ({ answer: message })

export const refusalOfFault = (fault: ProviderFault) =>
  new Refusal(codes[FAULT_NAMES[fault.reason]], { params: paramsOf(fault) })
