import type { BffModule } from '../../module.ts'
import { portalConversationResolvers } from './portal.ts'
import { conversationNodes, conversationResolvers } from './resolvers.ts'

export const conversationsModule = {
  name: 'conversations',
  resolvers: {
    ...portalConversationResolvers,
    ...conversationResolvers,
    Mutation: { ...portalConversationResolvers.Mutation, ...conversationResolvers.Mutation },
  },
  nodes: conversationNodes,
  shareable: { ConversationUpdate: 'recordUuid actor' },
  inputNames: {
    postSalesOrderMessage: { recordId: 'salesOrderId' },
    postInvoiceMessage: { recordId: 'invoiceId' },
    markSalesOrderConversationRead: { recordId: 'salesOrderId' },
    markInvoiceConversationRead: { recordId: 'invoiceId' },
    writePortalMessage: { recordId: 'uuid', kind: 'subject', fileIds: 'fileUuids' },
  },
  rules: {
    // Counts only records that the viewer may see.
    'Organization.unreadConversations': 'member',
    'Mutation.markSalesOrderConversationRead': 'invoicing.salesOrders.view',
    'Mutation.markInvoiceConversationRead': 'invoicing.invoices.view',
    // The service requires more than this permission: `messageAudiences` says what.
    'Mutation.postSalesOrderMessage': 'invoicing.salesOrders.view',
    'Mutation.postInvoiceMessage': 'invoicing.invoices.view',
    // The caller's own messages only.
    'Mutation.editConversationMessage': 'member',
    'Mutation.deleteConversationMessage': 'member',
    'Subscription.salesOrderConversationChanged': 'invoicing.salesOrders.view',
    'Subscription.invoiceConversationChanged': 'invoicing.invoices.view',
    // Customers have a session cookie of their own; the service checks it each time.
    'Mutation.writePortalMessage': 'anyone',
  },
} as const satisfies BffModule
