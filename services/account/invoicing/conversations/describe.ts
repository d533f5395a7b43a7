// Messages in log and feed: that one was written, and to whom, but not its text.
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { emitCustomerPageChanged } from '../customers/public.ts'
import type { Talked } from './records.ts'
import type { Visibility } from './table.ts'

type MessageChange = {
  record: Talked
  action: 'MESSAGE_WRITTEN' | 'MESSAGE_EDITED' | 'MESSAGE_DELETED'
  visibility: Visibility
}

export function recordMessageChange(
  tx: Tx,
  { record: { kind, recordId, number, customerId, customerName }, action, visibility }: MessageChange,
): void {
  recordActivity(tx, {
    action,
    recordType: kind,
    recordId,
    recordLabel: number ?? customerName,
    changes: [{ field: 'messageVisibility', before: null, after: visibility }],
  })
  tx.emit('conversation.changed', recordId)
  if (visibility === 'CUSTOMER') emitCustomerPageChanged(tx, customerId)
}
