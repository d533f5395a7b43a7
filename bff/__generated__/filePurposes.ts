// Generated from the manifests of the services' modules.
/** The service that keeps files of each purpose. */
export const FILE_KEEPERS = {
  "BILLS": "treasury",
  "BILL_DOCUMENT": "treasury",
  "COUNTERPARTIES": "treasury",
  "CUSTOMERS": "account",
  "CUSTOMER_DOCUMENT": "account",
  "DOCUMENT": "account",
  "EXPECTED_TRANSACTIONS": "treasury",
  "GOODS_RECEIPT_DOCUMENT": "account",
  "HARD_COPY_RECEIPT": "account",
  "INVOICES": "account",
  "INVOICE_MESSAGE": "account",
  "PAYMENTS": "treasury",
  "PAYMENT_DOCUMENT": "treasury",
  "PAYMENT_PROOF": "account",
  "PHOTO": "account",
  "PRODUCTS": "account",
  "PURCHASE_ORDER_DOCUMENT": "account",
  "SALES_ORDER_MESSAGE": "account",
  "SETTLEMENT_REPORT": "treasury",
  "STATEMENT": "treasury",
  "TAX_INVOICE_NUMBERS": "account",
  "TRANSFERS": "treasury",
  "WITHHOLDING_SLIP": "account"
} as const
