// The journals of invoicing, as the kit reads and exports them.
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Fact } from '../../../kit/journals/entries.ts'
import type { JournalSource } from '../../../kit/journals/journals.ts'
import { businessToday, organization } from '../../organizations/public.ts'
import { PROPOSED } from './chart.ts'
import { codes } from './errors.ts'
import { postingsOf, reversalOf } from './postings.ts'
import { type Kind, readMoved } from './repository.ts'

const words = (en: string, id: string) => ({ en, id })
const KIND_WORDS: Readonly<Record<Kind, { en: string; id: string }>> = {
  INVOICE: words('Invoice', 'Faktur'),
  PAYMENT: words('Payment received', 'Penerimaan pembayaran'),
  BANK_SETTLEMENT: words('Bank adjustment', 'Penyesuaian bank'),
  CREDIT_MEMO: words('Credit memo', 'Nota kredit'),
  WRITE_OFF: words('Write-off', 'Penghapusan piutang'),
  REFUND: words('Refund', 'Pengembalian dana'),
  SLIP: words('Withholding slip', 'Bukti potong'),
}

async function nameOf(tx: Tx): Promise<string> {
  const [found] = await tx.select({ name: organization.name }).from(organization)
  return found?.name ?? ''
}

export const source: JournalSource = {
  name: 'journals-invoicing',
  kinds: KIND_WORDS,
  accounts: async () => PROPOSED,
  facts: async (tx, period) =>
    (await readMoved(tx, period)).map(({ kind, id, number, party, day, currency, back, happening }): Fact => {
      const postings = postingsOf(happening)
      return { kind, recordId: id, number, party, day, currency, postings: back ? reversalOf(postings) : postings }
    }),
  today: businessToday,
  errors: codes,
  tell: async (tx, told) => {
    if (told.action === 'EXPORTED') {
      const { id, name, reason, entryCount, lineCount } = told.exported
      const counts = { entries: entryCount, lines: lineCount }
      recordActivity(tx, {
        action: 'EXPORTED',
        recordType: 'JOURNAL_EXPORT',
        recordId: id,
        recordLabel: name,
        reason,
        counts,
      })
      return
    }
    recordActivity(tx, {
      action: 'SETTINGS_CHANGED',
      recordType: 'ORGANIZATION',
      recordId: tx.organizationId,
      recordLabel: await nameOf(tx),
      changes: told.changes,
    })
  },
}
