// Numbers of tax invoices (NSFP): 2 digits that say who collects the VAT, 2 of the status, 13 of the series (PER-11/PJ/2025 art. 37).

/** Seventeen digits of a number as people copy it, with dots and dashes or without; undefined when it is none. */
export function normalizeTaxInvoiceNumber(text: string): string | undefined {
  const digits = text.replace(/[\s.-]/g, '')
  return /^(?:0[1-9]|10)\d{15}$/.test(digits) ? digits : undefined
}
