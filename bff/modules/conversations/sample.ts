import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

export const sample: GraphSample = {
  make: async ({ make, note, idOf, upload }) => {
    note('OrderMessageFile', { id: await upload('SALES_ORDER_MESSAGE', PDF) })
    note('InvoiceMessageFile', { id: await upload('INVOICE_MESSAGE', PDF) })
    const message = await make(
      'postInvoiceMessage',
      { invoiceId: idOf('Invoice'), visibility: 'INTERNAL', body: 'Sudah dicek?', idempotencyKey: randomUUID() },
      'message',
    )
    note('ConversationMessage', message)
    note(
      'OrderConversationMessage',
      await make(
        'postSalesOrderMessage',
        {
          salesOrderId: idOf('SalesOrder'),
          visibility: 'INTERNAL',
          body: 'Sudah dicek?',
          idempotencyKey: randomUUID(),
        },
        'message',
      ),
    )
  },
  about: 'ConversationMessage',
  uuids: { mentions: null },
  ids: {
    'markInvoiceConversationRead.messageId': 'ConversationMessage',
    'markSalesOrderConversationRead.messageId': 'OrderConversationMessage',
    'postSalesOrderMessage.fileIds': 'OrderMessageFile',
    'postInvoiceMessage.fileIds': 'InvoiceMessageFile',
  },
  values: { body: 'Sudah dicek?' },
  withoutIds: ['writePortalMessage'],
}
