// Why a provider gave no usable answer.

/** `BUSY` and `UNREACHABLE` may pass by themselves; the others want a person. */
export type ProviderFaultReason =
  'CREDENTIALS' | 'NOT_PERMITTED' | 'REFUSED' | 'BUSY' | 'UNREACHABLE' | 'NONSENSE' | 'LOOP'

/** A question to a provider that got no usable answer. Its message is fit to be stored and shown: it holds no secret. */
export class ProviderFault extends Error {
  readonly reason: ProviderFaultReason
  /** The question certainly did not arrive. */
  readonly isUnsent: boolean
  constructor(reason: ProviderFaultReason, message: string, { isUnsent = false } = {}) {
    super(message)
    this.name = 'ProviderFault'
    this.reason = reason
    this.isUnsent = isUnsent
  }
}
