import type { JournalKind } from '../../../../__generated__/JournalEntries_month.graphql.ts'

const PATHS: Readonly<Record<JournalKind, string | null>> = {
  INVOICE: '/invoices',
  PAYMENT: '/payment',
  // A line of treasury: invoicing has no page of it.
  BANK_SETTLEMENT: null,
  CREDIT_MEMO: '/credit-memo',
  WRITE_OFF: '/credit-memo',
  REFUND: '/credit-memo',
  SLIP: '/withholding-slips',
  // Lines are found in their list.
  BANK_LINE: null,
  BILL: '/bills',
}

/** Where the record of an entry is; null: it has no page. */
export function recordPath({ kind, recordUuid }: { kind: string; recordUuid: string }): string | null {
  const path = Object.entries(PATHS).find(([known]) => known === kind)?.[1] ?? null
  return path === null ? null : `${path}/${recordUuid}`
}
