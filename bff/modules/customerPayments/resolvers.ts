// Payments on a customer's own page, in the customer's own session.
import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { pageQuery, toConnection } from '../../graph/connection.ts'
import { toPayload } from '../../graph/errors.ts'

export const customerPaymentResolvers = {
  CustomerPortal: {
    payments: async (_portal, args, { customer }) =>
      toConnection(await customer.account.get('/v1/portal/payments', { query: pageQuery(args) }), args, found => found),
  },
  PortalInvoiceDetail: {
    slips: async ({ id }, _args, { customer }) =>
      (await customer.account.get('/v1/portal/invoices/{id}/slips', { path: { id } })).items,
    payments: async ({ id }, _args, { customer }) =>
      (await customer.account.get('/v1/portal/invoices/{id}/payments', { path: { id } })).items,
  },
  PortalSlip: {
    uuid: ({ id }) => id,
  },
  PortalPayment: {
    uuid: ({ id }) => id,
    receiptUrl: ({ id, hasReceipt }) => (hasReceipt ? `/customer/receipts/${id}` : null),
  },
  PortalPaidInvoice: {
    uuid: ({ invoiceId }) => invoiceId,
  },
  Mutation: {
    sendPortalSlip: (_root, { input }, { customer }) => {
      const body = {
        number: input.number,
        slipDate: input.slipDate,
        period: input.period,
        invoices: input.invoices.map(({ uuid: invoiceId, amount }) => ({ invoiceId, amount })),
        fileIds: input.fileUuids,
      }
      return toPayload(async () => ({ slips: (await customer.account.post('/v1/portal/slips', { body })).items }), {
        slips: null,
      })
    },
    sendPortalProof: (_root, { input }, { customer }) => {
      const body = {
        paymentDate: input.paymentDate,
        senderBank: input.senderBank,
        reference: input.reference ?? null,
        invoices: input.invoices.map(({ uuid: invoiceId, amount }) => ({ invoiceId, amount })),
        fileIds: input.fileUuids,
      }
      return toPayload(async () => ({ payment: await customer.account.post('/v1/portal/payments', { body }) }), {
        payment: null,
      })
    },
  },
} satisfies Resolvers
