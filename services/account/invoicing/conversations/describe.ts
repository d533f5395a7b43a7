// Messages in log and feed: that one was written, and to whom, but not its text.
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { tellCustomerPage } from '../customers/public.ts'
import type { Talked } from './records.ts'
import type { Visibility } from './table.ts'

type Told = { record: Talked; action: 'MESSAGE_WRITTEN' | 'MESSAGE_EDITED' | 'MESSAGE_DELETED'; visibility: Visibility }

export function tellMessage(
  tx: Tx,
  { record: { kind, recordId, number, customerId, customerName }, action, visibility }: Told,
): void {
  recordActivity(tx, {
    action,
    recordType: kind,
    recordId,
    recordLabel: number ?? customerName,
    changes: [{ field: 'messageVisibility', before: null, after: visibility }],
  })
  tx.emit('conversation.changed', recordId)
  if (visibility === 'CUSTOMER') tellCustomerPage(tx, customerId)
}
