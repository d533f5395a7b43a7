// Numbers of tax invoices (NSFP): 2 digits for who collects the VAT, 2 for the status, 13 of the series (PER-11/PJ/2025 art. 37).

/** The seventeen digits of a copied number, with or without dots and dashes; undefined if invalid. */
export function normalizeTaxInvoiceNumber(text: string): string | undefined {
  const digits = text.replace(/[\s.-]/g, '')
  return /^(?:0[1-9]|10)\d{15}$/.test(digits) ? digits : undefined
}
