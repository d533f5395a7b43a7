// Treasury's journals, in the form that kit reads and exports.
import { recordActivity } from '../../kit/activity/record.ts'
import type { JournalSource } from '../../kit/journals/journals.ts'
import { businessToday } from '../projection/public.ts'
import { proposedAccounts } from './chart.ts'
import { codes } from './errors.ts'
import { readAccountNames, readBills, readLines } from './repository.ts'

export const source: JournalSource = {
  name: 'journals-treasury',
  kinds: {
    BANK_LINE: { en: 'Bank line', id: 'Mutasi bank' },
    BILL: { en: 'Bill', id: 'Tagihan' },
  },
  accounts: async tx => proposedAccounts(await readAccountNames(tx)),
  facts: async (tx, period) => [...(await readBills(tx, period)), ...(await readLines(tx, period))],
  today: businessToday,
  errors: codes,
  tell: async (tx, told) => {
    const recordType = 'TREASURY_JOURNAL_EXPORT'
    if (told.action === 'MAPPED') {
      const recordId = tx.organizationId
      const recordLabel = 'Accounts of journals'
      recordActivity(tx, {
        action: 'SETTINGS_CHANGED',
        recordType,
        recordId,
        recordLabel,
        changes: told.changes,
      })
      return
    }
    const { id, name, reason, entryCount, lineCount } = told.exported
    const counts = { entries: entryCount, lines: lineCount }
    recordActivity(tx, {
      action: 'EXPORTED',
      recordType,
      recordId: id,
      recordLabel: name,
      reason,
      counts,
    })
  },
}
