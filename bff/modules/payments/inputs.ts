// Maps the inputs of payments to the treasury service's bodies.
import type {
  CreatePaymentInput,
  PaymentFilter,
  PaymentOptionsInput,
  PaymentVersionInput,
  UpdatePaymentInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { orderBy } from '../../graph/listField.ts'
import { dateQuery } from '../transactionQuery.ts'
import type { PaymentQuery, SeenPayment } from './treasuryPayments.ts'

export function toQuery(scope: OrganizationScope, filter: PaymentFilter | null | undefined): PaymentQuery {
  const { search, kind, status, method, fromAccountId, counterpartyId, currency, date, amount, archived } = filter ?? {}
  const account = scope.optionalUuidOf('BankAccount', fromAccountId)
  const counterparty = scope.optionalUuidOf('Counterparty', counterpartyId)
  const madeBy = scope.optionalUuidOf('RecordImport', filter?.importId)
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(method && { method }),
    ...(account && { fromAccountId: account }),
    ...(counterparty && { counterpartyId: counterparty }),
    ...(currency && { currency }),
    ...dateQuery(date),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
    ...(archived && { archived: 'true' as const }),
    ...(madeBy && { importId: madeBy }),
  }
}

export const toSort = orderBy(
  { DATE: 'date', AMOUNT: 'amount', CREATED_AT: 'createdAt' },
  { field: 'CREATED_AT', direction: 'DESC' },
)

/** The payer's and the payee's account, which the inputs name alike. */
const toAccounts = (
  scope: OrganizationScope,
  input: Pick<PaymentOptionsInput, 'fromAccountId' | 'toAccountId' | 'toExternalAccount' | 'counterpartyAccountId'>,
) => ({
  fromAccountId: scope.uuidOf('BankAccount', input.fromAccountId),
  toAccountId: scope.optionalUuidOf('BankAccount', input.toAccountId) ?? null,
  toExternalAccount: input.toExternalAccount ?? null,
  counterpartyAccountId: input.counterpartyAccountId ?? null,
})

export function toWish(scope: OrganizationScope, input: PaymentOptionsInput) {
  const { toAccountId, toExternalAccount, counterpartyAccountId, fromAccountId } = toAccounts(scope, input)
  const paymentId = scope.optionalUuidOf('Payment', input.paymentId)
  const counterpartyId = scope.optionalUuidOf('Counterparty', input.counterpartyId)
  return {
    fromAccountId,
    ...(toAccountId && { toAccountId }),
    ...(toExternalAccount && {
      toBankCode: toExternalAccount.bankCode,
      toAccountNumber: toExternalAccount.accountNumber,
    }),
    ...(counterpartyId && { counterpartyId }),
    ...(counterpartyAccountId && { counterpartyAccountId }),
    amount: input.amount,
    date: input.date,
    ...(input.method && { method: input.method }),
    ...(paymentId && { paymentId }),
  }
}

/** All values of a payment; an omitted one is cleared. */
export const toBody = (scope: OrganizationScope, input: CreatePaymentInput | UpdatePaymentInput) => ({
  ...toAccounts(scope, input),
  counterpartyId: scope.optionalUuidOf('Counterparty', input.counterpartyId) ?? null,
  billId: scope.optionalUuidOf('Bill', input.billId) ?? null,
  paidExpectedTransactionId: scope.optionalUuidOf('ExpectedTransaction', input.paidExpectedTransactionId) ?? null,
  amount: input.amount,
  method: input.method ?? null,
  date: input.date,
  memo: input.memo ?? null,
  notes: input.notes ?? null,
  recurrence: input.recurrence ?? null,
  fileIds: (input.fileIds ?? []).map(fileId => scope.fileOf('treasury', fileId)),
  allowDuplicate: input.allowDuplicate ?? false,
})

/** Payments with the versions that the user saw. */
export const toSeen = (scope: OrganizationScope, payments: readonly PaymentVersionInput[]): SeenPayment[] =>
  payments.map(({ id, version }) => ({ id: scope.uuidOf('Payment', id), version }))
