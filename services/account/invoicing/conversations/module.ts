import { ATTACHMENT } from '../../../kit/files/contents.ts'
import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { PERMISSIONS } from './records.ts'
import { conversationRoutes, portalConversationRoutes, unreadRoutes } from './routes.ts'

const contents = { ...ATTACHMENT, maximumMegabytes: 10 }

export const conversationsModule = defineModule({
  name: 'conversations',
  areas: { CV: 'Conversations' },
  errors: codes,
  feed: { 'conversation.changed': {} },
  files: {
    SALES_ORDER_MESSAGE: {
      description: 'File of a message about a sales order: PDF, JPG, PNG, XLS or XLSX, at most 10 MB.',
      send: PERMISSIONS.SALES_ORDER.manage,
      read: PERMISSIONS.SALES_ORDER.view,
      contents,
    },
    INVOICE_MESSAGE: {
      description: 'File of a message about an invoice: PDF, JPG, PNG, XLS or XLSX, at most 10 MB.',
      send: PERMISSIONS.INVOICE.manage,
      read: PERMISSIONS.INVOICE.view,
      contents,
    },
  },
  routes: [conversationRoutes, unreadRoutes, portalConversationRoutes],
})
