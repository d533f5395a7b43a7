import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { byKey, byKeys, byOptionalKey, orNull } from '../../graph/relation.ts'
import { receivableLoaders } from './loaders.ts'

export const receivableResolvers = {
  ExpectedTransaction: {
    invoice: byOptionalKey({
      key: ({ invoiceId }) => invoiceId,
      loader: scope => scope.loaders(receivableLoaders).invoice,
      show: orNull,
    }),
    creditMemo: byOptionalKey({
      key: ({ creditMemoId }) => creditMemoId,
      loader: scope => scope.loaders(receivableLoaders).creditMemo,
      show: orNull,
    }),
    // Nothing is read for an expectation that follows no refund.
    refund: byOptionalKey({
      key: ({ id, source }) => (source === 'CREDIT_MEMO' ? id : null),
      loader: scope => scope.loaders(receivableLoaders).refundToPay,
      show: orNull,
    }),
  },
  RefundToPay: {
    payable: ({ isPayable }) => isPayable,
    payments: byKeys({
      keys: ({ paymentIds }) => paymentIds,
      loader: scope => scope.loaders(receivableLoaders).payment,
    }),
  },
  Payment: {
    paidExpectedTransaction: byOptionalKey({
      key: ({ paidExpectedTransactionId }) => paidExpectedTransactionId,
      loader: scope => scope.loaders(receivableLoaders).paidExpected,
      show: orNull,
    }),
  },
  CreditMemoRefund: {
    expectedTransaction: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(receivableLoaders).expectedRefund,
      show: orNull,
    }),
  },
  CreditMemoRefundLine: {
    statementTransaction: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(receivableLoaders).line,
      show: orNull,
    }),
  },
  Invoice: {
    expectedTransactions: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(receivableLoaders).expected,
      show: expected => expected,
    }),
  },
} satisfies Resolvers
