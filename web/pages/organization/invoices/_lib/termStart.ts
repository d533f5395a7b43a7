/** What the days of payment terms are counted from: `invoices.terms.*` has the words. */
export const termStarts = ['INVOICE_DATE', 'END_OF_MONTH', 'HARD_COPY_RECEIVED'] as const
export type TermStart = (typeof termStarts)[number]

/** One that a newer server knows is shown as the usual one. */
export const termStartOf = (code: string): TermStart => termStarts.find(known => known === code) ?? 'INVOICE_DATE'
