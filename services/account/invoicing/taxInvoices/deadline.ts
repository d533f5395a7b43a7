// The tax office's deadline for the tax invoice of a day (PER-11/PJ/2025 art. 44).

const LAST_DAY = 20

/** The 20th of the month after the invoice's. */
export const uploadDueDate = (invoiceDate: string): string =>
  Temporal.PlainDate.from(invoiceDate).add({ months: 1 }).with({ day: LAST_DAY }).toString()

/** Days from today to the deadline; below 0 after it. */
export const daysLeft = (invoiceDate: string, today: string): number =>
  Temporal.PlainDate.from(today).until(uploadDueDate(invoiceDate), { largestUnit: 'day' }).days
