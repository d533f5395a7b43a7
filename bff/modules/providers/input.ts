// Maps the inputs of payment providers to the service's bodies.
import type {
  PaymentFileMappingInput,
  PaymentProviderCredentialsInput,
  PaymentProviderFilter,
  PaymentRecordFilter,
  PaymentTransactionFilter,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { oneOf } from '../../graph/oneOf.ts'
import type { ProviderQuery, RecordQuery, TransactionQuery } from './treasuryProviders.ts'

export const toCredentials = (credentials: PaymentProviderCredentialsInput | null | undefined) =>
  credentials
    ? {
        clientId: credentials.clientId || null,
        secretKey: credentials.secretKey || null,
        webhookToken: credentials.webhookToken || null,
      }
    : null

export const toMapping = (mapping: PaymentFileMappingInput | null | undefined) =>
  mapping
    ? {
        transactionId: mapping.transactionId,
        order: mapping.order || null,
        channel: mapping.channel || null,
        transactionDate: mapping.transactionDate || null,
        gross: mapping.gross,
        fee: mapping.fee || null,
        vat: mapping.vat || null,
        net: mapping.net || null,
        status: mapping.status || null,
        payoutDate: mapping.payoutDate,
        batch: mapping.batch || null,
        payoutAccount: mapping.payoutAccount || null,
        currency: mapping.currency || null,
        dateFormat: oneOf(DATE_FORMATS, mapping.dateFormat, ['mapping', 'dateFormat']),
        decimalMark: oneOf(DECIMAL_MARKS, mapping.decimalMark, ['mapping', 'decimalMark']),
      }
    : null

const DATE_FORMATS = ['yyyy-MM-dd', 'dd-MM-yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy'] as const
const DECIMAL_MARKS = ['.', ','] as const

export function toProviderQuery(filter: PaymentProviderFilter | null | undefined): ProviderQuery {
  const { search, status, provider } = filter ?? {}
  return {
    ...(search && { search }),
    ...(status?.length && { status: status.join(',') }),
    ...(provider?.length && { provider: provider.join(',') }),
  }
}

export function toRecordQuery(scope: OrganizationScope, filter: PaymentRecordFilter | null | undefined): RecordQuery {
  const { search, providerId, bankAccountId, settlement, reconciliation, hasMismatch, payout, currency, amount } =
    filter ?? {}
  const provider = scope.optionalUuidOf('PaymentProvider', providerId)
  const account = scope.optionalUuidOf('BankAccount', bankAccountId)
  return {
    ...(search && { search }),
    ...(provider && { providerId: provider }),
    ...(account && { bankAccountId: account }),
    ...(settlement?.length && { settlement: settlement.join(',') }),
    ...(reconciliation?.length && { reconciliationStatus: reconciliation.join(',') }),
    ...(hasMismatch != null && { hasMismatch: hasMismatch ? ('true' as const) : ('false' as const) }),
    ...(payout?.from && { payoutFrom: payout.from }),
    ...(payout?.to && { payoutTo: payout.to }),
    ...(currency && { currency }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  }
}

export function toTransactionQuery(
  scope: OrganizationScope,
  filter: PaymentTransactionFilter | null | undefined,
): TransactionQuery {
  const { search, providerId, recordId, orderReference, kind, channel, status, result, settlement } = filter ?? {}
  const { hasMismatch, transacted, currency, amount } = filter ?? {}
  const provider = scope.optionalUuidOf('PaymentProvider', providerId)
  const record = scope.optionalUuidOf('PaymentRecord', recordId)
  return {
    ...(search && { search }),
    ...(provider && { providerId: provider }),
    ...(record && { recordId: record }),
    ...(orderReference && { orderReference }),
    ...(kind?.length && { kind: kind.join(',') }),
    ...(channel?.length && { channel: channel.join(',') }),
    ...(status?.length && { status: status.join(',') }),
    ...(result?.length && { result: result.join(',') }),
    ...(settlement?.length && { settlement: settlement.join(',') }),
    ...(hasMismatch != null && { hasMismatch: hasMismatch ? ('true' as const) : ('false' as const) }),
    ...(transacted?.from && { transactedFrom: transacted.from }),
    ...(transacted?.to && { transactedTo: transacted.to }),
    ...(currency && { currency }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  }
}
