import type { OrganizationScope } from '../../context.ts'
import { batchById, batchByOwner } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import type { PaymentBody, PaymentSource } from './sources.ts'
import { readApprovals, readAttempts, readDuplicates, readPayments } from './treasuryPayments.ts'

export const toPayment = (scope: OrganizationScope, payment: PaymentBody): PaymentSource => owned(scope, payment)

export const paymentLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readPayments(scope, ids)).items.map(payment => toPayment(scope, payment))),
  /** By payment: its possible duplicates, nearest first. */
  duplicates: new Loader<PaymentSource[]>([], async (ids, give) => {
    const { items } = await readDuplicates(scope, ids)
    const payments = scope.loaders(paymentLoaders).byId
    const found = await Promise.all(items.map(({ duplicateIds }) => payments.loadAll(duplicateIds)))
    for (const [place, { paymentId }] of items.entries())
      give(
        paymentId,
        found[place]!.filter(payment => payment !== null),
      )
  }),
  /** By payment, newest first. */
  approvals: batchByOwner(
    async ids => (await readApprovals(scope, ids)).items.map(approval => owned(scope, approval)),
    ({ paymentId }) => [paymentId],
  ),
  /** By payment, newest first. */
  attempts: batchByOwner(
    async ids => (await readAttempts(scope, ids)).items,
    ({ paymentId }) => [paymentId],
  ),
})
