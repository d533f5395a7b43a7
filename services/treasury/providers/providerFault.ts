// Why a provider gave no usable response.

/** `BUSY` and `UNREACHABLE` may be temporary; the others need a user. */
export type ProviderFaultReason =
  'CREDENTIALS' | 'NOT_PERMITTED' | 'REFUSED' | 'BUSY' | 'UNREACHABLE' | 'NONSENSE' | 'LOOP'

/** A request to a provider without a usable response. Its message can be stored and shown: it contains no secret. */
export class ProviderFault extends Error {
  readonly reason: ProviderFaultReason
  /** The request certainly did not arrive. */
  readonly isUnsent: boolean
  constructor(reason: ProviderFaultReason, message: string, { isUnsent = false } = {}) {
    super(message)
    this.name = 'ProviderFault'
    this.reason = reason
    this.isUnsent = isUnsent
  }
}
