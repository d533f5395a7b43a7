const ISSUED: ReadonlySet<string> = new Set(['ISSUED', 'PARTIALLY_PAID', 'PAID', 'WRITTEN_OFF'])

/** Whether an invoice was issued and counts: canceled ones don't. */
export const isIssued = (status: string): boolean => ISSUED.has(status)
