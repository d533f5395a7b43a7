import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import type { ExpectedTransactionBody, ExpectedTransactionSource } from './sources.ts'
import { readExpected } from './treasuryExpectedTransactions.ts'

export const toExpectedTransaction = (
  scope: OrganizationScope,
  expected: ExpectedTransactionBody,
): ExpectedTransactionSource => owned(scope, expected)

export const expectedTransactionLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids =>
    (await readExpected(scope, ids)).items.map(expected => toExpectedTransaction(scope, expected)),
  ),
})
