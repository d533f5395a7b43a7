const ISSUED: ReadonlySet<string> = new Set(['ISSUED', 'PARTIALLY_PAID', 'PAID', 'WRITTEN_OFF'])

/** Whether an invoice was issued; canceled ones don't count. */
export const isIssued = (status: string): boolean => ISSUED.has(status)
