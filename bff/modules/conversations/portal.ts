// A customer's side of a conversation, by their own session.
import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { Context } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'

const messagesOf =
  (kind: 'SALES_ORDER' | 'INVOICE') =>
  async ({ id: recordId }: { id: string }, _args: object, { customer }: Context) =>
    (await customer.account.get('/v1/portal/messages', { query: { kind, recordId } })).items

export const portalConversationResolvers = {
  PortalInvoiceDetail: { messages: messagesOf('INVOICE') },
  PortalSalesOrderDetail: { messages: messagesOf('SALES_ORDER') },
  PortalMessage: {
    uuid: ({ id }) => id,
  },
  PortalMessageFile: {
    url: ({ fileId }) => `/customer/files/${fileId}`,
  },
  Mutation: {
    writePortalMessage: (_root, { input: { subject: kind, uuid: recordId, body, fileUuids } }, { customer }) =>
      toPayload(
        async () => {
          const message = { kind, recordId, body, fileIds: fileUuids ?? [] }
          return { messages: (await customer.account.post('/v1/portal/messages', { body: message })).items }
        },
        { messages: null },
      ),
  },
} satisfies Resolvers
