// The kinds of files whose rows become records: generated from the manifests of the services' modules.
export const RECORD_IMPORT_KINDS = [
  "BILLS",
  "COUNTERPARTIES",
  "CUSTOMERS",
  "EXPECTED_TRANSACTIONS",
  "INVOICES",
  "PAYMENTS",
  "PRODUCTS",
  "TRANSFERS"
] as const
