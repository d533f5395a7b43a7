import type { JournalKind } from '../../../../__generated__/JournalEntries_month.graphql.ts'

const PATHS: Readonly<Record<JournalKind, string | null>> = {
  INVOICE: '/invoices',
  PAYMENT: '/payment',
  // A treasury record, which has no page in invoicing.
  BANK_SETTLEMENT: null,
  CREDIT_MEMO: '/credit-memo',
  WRITE_OFF: '/credit-memo',
  REFUND: '/credit-memo',
  SLIP: '/withholding-slips',
  // Lines have no page; they are found in their list.
  BANK_LINE: null,
  BILL: '/bills',
}

/** The page of an entry's record; null: it has none. */
export function recordPath({ kind, recordUuid }: { kind: string; recordUuid: string }): string | null {
  const path = Object.entries(PATHS).find(([known]) => known === kind)?.[1] ?? null
  return path === null ? null : `${path}/${recordUuid}`
}
