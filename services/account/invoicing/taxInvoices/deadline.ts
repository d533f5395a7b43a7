// Until when the tax office takes the tax invoice of a day (PER-11/PJ/2025 art. 44).

const LAST_DAY = 20

/** The 20th of the month after the invoice's. */
export const uploadDueDate = (invoiceDate: string): string =>
  Temporal.PlainDate.from(invoiceDate).add({ months: 1 }).with({ day: LAST_DAY }).toString()

/** Days from today to the last one; below 0 once it is past. */
export const daysLeft = (invoiceDate: string, today: string): number =>
  Temporal.PlainDate.from(today).until(uploadDueDate(invoiceDate), { largestUnit: 'day' }).days
