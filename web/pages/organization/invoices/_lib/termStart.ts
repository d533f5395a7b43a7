/** Start of the payment terms; the messages are `invoices.terms.*`. */
export const termStarts = ['INVOICE_DATE', 'END_OF_MONTH', 'HARD_COPY_RECEIVED'] as const
export type TermStart = (typeof termStarts)[number]

/** An unknown value of a newer server is shown as the default. */
export const termStartOf = (code: string): TermStart => termStarts.find(known => known === code) ?? 'INVOICE_DATE'
