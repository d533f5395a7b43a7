// Every kind of record and what can happen to it: generated from the manifests of the services' modules.
export const RECORDS = {
  "API_TOKEN": [
    "CREATED",
    "DELETED"
  ],
  "APPROVAL_POLICY": [
    "CREATED",
    "UPDATED",
    "DELETED"
  ],
  "BALANCE_STALENESS": [
    "SETTINGS_CHANGED"
  ],
  "BANKING_DAY": [
    "SETTINGS_CHANGED"
  ],
  "BANK_ACCOUNT": [
    "CREATED",
    "UPDATED",
    "DELETED"
  ],
  "BILL": [
    "CREATED",
    "UPDATED",
    "DELETED",
    "SUBMITTED",
    "APPROVED",
    "CANCELLED",
    "RECONCILED",
    "REMOVE_RECONCILIATION"
  ],
  "BILL_SETTINGS": [
    "SETTINGS_CHANGED"
  ],
  "CASH_CATEGORY": [
    "CREATED",
    "UPDATED"
  ],
  "CASH_RULE": [
    "CREATED",
    "UPDATED",
    "DELETED"
  ],
  "COUNTERPARTY": [
    "CREATED",
    "UPDATED",
    "DELETED"
  ],
  "CREDIT_MEMO": [
    "CREATED",
    "UPDATED",
    "DELETED",
    "APPROVED",
    "SENT",
    "CANCELLED",
    "RECONCILED",
    "REMOVE_RECONCILIATION"
  ],
  "CUSTOMER": [
    "CREATED",
    "UPDATED",
    "APPROVED",
    "REJECTED",
    "SENT",
    "RESENT",
    "CANCELLED",
    "SUBMITTED",
    "VIEWED",
    "EXPORTED"
  ],
  "DEPOSIT": [
    "CREATED",
    "UPDATED",
    "CANCELLED"
  ],
  "ENTITY": [
    "CREATED",
    "UPDATED",
    "DELETED"
  ],
  "EXCEPTION": [
    "UPDATED"
  ],
  "EXCHANGE_RATE": [
    "SETTINGS_CHANGED"
  ],
  "EXPECTED_TRANSACTION": [
    "CREATED",
    "UPDATED",
    "DELETED",
    "ARCHIVED",
    "UNARCHIVED"
  ],
  "EXPORT": [
    "EXPORTED",
    "FAILED",
    "CANCELLED"
  ],
  "FILE": [],
  "GOODS_RECEIPT": [
    "CREATED",
    "CANCELLED"
  ],
  "INVOICE": [
    "CREATED",
    "UPDATED",
    "DELETED",
    "SUBMITTED",
    "REJECTED",
    "APPROVED",
    "SENT",
    "CANCELLED",
    "EXPORTED",
    "MESSAGE_WRITTEN",
    "MESSAGE_EDITED",
    "MESSAGE_DELETED"
  ],
  "JOURNAL_EXPORT": [
    "EXPORTED"
  ],
  "MEMBERSHIP": [
    "CREATED",
    "UPDATED",
    "CANCELLED",
    "RESENT",
    "DELETED"
  ],
  "MINIMUM_CASH": [
    "SETTINGS_CHANGED"
  ],
  "ORGANIZATION": [
    "CREATED",
    "UPDATED",
    "SETTINGS_CHANGED"
  ],
  "PAYMENT": [
    "CREATED",
    "UPDATED",
    "SUBMITTED",
    "APPROVED",
    "REJECTED",
    "CANCELLED",
    "SENT",
    "FAILED",
    "RESENT",
    "REMOVE_RECONCILIATION",
    "EXPORTED",
    "ARCHIVED",
    "UNARCHIVED"
  ],
  "PAYMENT_PROVIDER": [
    "CREATED",
    "UPDATED",
    "IMPORTED"
  ],
  "PAYMENT_RECORD": [
    "RECONCILED",
    "REMOVE_RECONCILIATION"
  ],
  "PAYMENT_SETTINGS": [
    "SETTINGS_CHANGED"
  ],
  "PLANNED_LINE": [
    "CREATED",
    "UPDATED",
    "DELETED"
  ],
  "PRODUCT": [
    "CREATED",
    "UPDATED",
    "DELETED"
  ],
  "PURCHASE_ORDER": [
    "CREATED",
    "UPDATED",
    "REJECTED",
    "CANCELLED"
  ],
  "RECEIVED_PAYMENT": [
    "CREATED",
    "UPDATED",
    "APPROVED",
    "SENT",
    "CANCELLED"
  ],
  "RECOMMENDATION": [
    "REJECTED"
  ],
  "RECONCILIATION": [
    "RECONCILED",
    "REMOVE_RECONCILIATION"
  ],
  "RECONCILIATION_RUN": [
    "CREATED",
    "SUBMITTED",
    "RECONCILED",
    "CANCELLED",
    "FAILED"
  ],
  "RECORD_IMPORT": [
    "UPDATED",
    "IMPORTED",
    "FAILED"
  ],
  "ROLE": [
    "CREATED",
    "UPDATED",
    "DELETED"
  ],
  "SALES_ORDER": [
    "CREATED",
    "UPDATED",
    "APPROVED",
    "REJECTED",
    "CANCELLED",
    "MESSAGE_WRITTEN",
    "MESSAGE_EDITED",
    "MESSAGE_DELETED"
  ],
  "SAVED_VIEW": [
    "CREATED",
    "UPDATED",
    "DELETED"
  ],
  "STATEMENT_IMPORT": [
    "UPDATED",
    "IMPORTED",
    "IMPORT_UNDONE",
    "FAILED"
  ],
  "STATEMENT_TRANSACTION": [
    "CREATED",
    "UPDATED",
    "DELETED",
    "ARCHIVED",
    "UNARCHIVED"
  ],
  "TREASURY_JOURNAL_EXPORT": [
    "EXPORTED",
    "SETTINGS_CHANGED"
  ],
  "USER": [
    "SIGNED_IN",
    "SIGNED_OUT",
    "SETTINGS_CHANGED"
  ],
  "WEBHOOK": [
    "CREATED",
    "UPDATED",
    "DELETED",
    "RESENT",
    "FAILED"
  ],
  "WITHHOLDING_SLIP": [
    "CREATED",
    "APPROVED",
    "CANCELLED"
  ]
} as const
