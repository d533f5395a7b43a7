// What modules bring along for this service: generated from its own manifests and services/treasury/contract.json.
export const contract = {
  "permissions": {
    "account.activity.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "account.apiTokens.manage": [
      "OWNER",
      "ADMIN"
    ],
    "account.company.manage": [
      "OWNER",
      "ADMIN"
    ],
    "account.controls.manage": [
      "OWNER",
      "ADMIN"
    ],
    "account.members.invite": [
      "OWNER",
      "ADMIN"
    ],
    "account.members.manage": [
      "OWNER",
      "ADMIN"
    ],
    "account.members.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "account.roles.manage": [
      "OWNER",
      "ADMIN"
    ],
    "account.security.manage": [
      "OWNER",
      "ADMIN"
    ],
    "account.webhooks.manage": [
      "OWNER",
      "ADMIN"
    ],
    "exports.create": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "invoicing.creditMemos.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "invoicing.creditMemos.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "invoicing.customers.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "invoicing.customers.review": [
      "OWNER",
      "ADMIN",
      "APPROVER",
      "MAKER_APPROVER"
    ],
    "invoicing.customers.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "invoicing.goodsReceipts.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "invoicing.goodsReceipts.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "invoicing.invoices.approve": [
      "OWNER",
      "ADMIN",
      "APPROVER",
      "MAKER_APPROVER"
    ],
    "invoicing.invoices.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "invoicing.invoices.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "invoicing.journals.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "invoicing.journals.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "invoicing.payments.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "invoicing.payments.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "invoicing.purchaseOrders.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "invoicing.purchaseOrders.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "invoicing.salesOrders.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "invoicing.salesOrders.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "invoicing.settlements.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "invoicing.settlements.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.analysis.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.bankAccounts.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "treasury.bankAccounts.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.bills.approve": [
      "OWNER",
      "APPROVER",
      "MAKER_APPROVER"
    ],
    "treasury.bills.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "treasury.bills.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.counterparties.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "treasury.counterparties.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.deposits.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "treasury.deposits.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.exceptions.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "treasury.exceptions.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.expected.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "treasury.expected.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.journals.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "treasury.journals.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.payments.approve": [
      "OWNER",
      "APPROVER",
      "MAKER_APPROVER"
    ],
    "treasury.payments.create": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "treasury.payments.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.providers.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "treasury.providers.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.reconciliation.auto": [
      "OWNER",
      "ADMIN"
    ],
    "treasury.reconciliation.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "treasury.reconciliation.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ],
    "treasury.statements.manage": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "MAKER_APPROVER"
    ],
    "treasury.statements.view": [
      "OWNER",
      "ADMIN",
      "MAKER",
      "APPROVER",
      "MAKER_APPROVER",
      "VIEWER"
    ]
  },
  "lists": [
    "BANK_ACCOUNTS",
    "BILLS",
    "CASH_FORECASTS",
    "COUNTERPARTIES",
    "CREDIT_MEMOS",
    "CUSTOMERS",
    "DEPOSITS",
    "EXCEPTIONS",
    "EXPECTED_TRANSACTIONS",
    "GOODS_RECEIPTS",
    "INTERNAL_ACCOUNTS",
    "INVOICES",
    "MEMBERS",
    "PAYMENTS",
    "PAYMENT_PROVIDERS",
    "PAYMENT_RECORDS",
    "PAYMENT_TRANSACTIONS",
    "PRODUCTS",
    "PURCHASE_ORDERS",
    "RECEIVED_PAYMENTS",
    "SALES_ORDERS",
    "SETTLEMENTS",
    "STATEMENT_TRANSACTIONS",
    "TRANSFERS",
    "WITHHELD_TAXES",
    "WITHHOLDING_SLIPS"
  ],
  "webhooks": {
    "BANK_ACCOUNT_CHANGED": {
      "name": "bank_account.changed",
      "service": "treasury",
      "types": [
        "bank-account.changed"
      ]
    },
    "BILL_CHANGED": {
      "name": "bill.changed",
      "service": "treasury",
      "types": [
        "bill.changed",
        "bill.moved"
      ]
    },
    "BILL_DELETED": {
      "name": "bill.deleted",
      "service": "treasury",
      "types": [
        "bill.deleted"
      ]
    },
    "COUNTERPARTY_CHANGED": {
      "name": "counterparty.changed",
      "service": "treasury",
      "types": [
        "counterparty.changed"
      ]
    },
    "COUNTERPARTY_DELETED": {
      "name": "counterparty.deleted",
      "service": "treasury",
      "types": [
        "counterparty.deleted"
      ]
    },
    "CREDIT_MEMO_CHANGED": {
      "name": "credit-memo.changed",
      "service": "account",
      "types": [
        "credit-memo.changed"
      ]
    },
    "DEPOSIT_CHANGED": {
      "name": "deposit.changed",
      "service": "treasury",
      "types": [
        "deposit.changed"
      ]
    },
    "ENTITY_CHANGED": {
      "name": "entity.changed",
      "service": "account",
      "types": [
        "entity.changed"
      ]
    },
    "EXCEPTION_CHANGED": {
      "name": "exception.changed",
      "service": "treasury",
      "types": [
        "exception.changed"
      ]
    },
    "EXPECTED_TRANSACTION_CHANGED": {
      "name": "expected_transaction.changed",
      "service": "treasury",
      "types": [
        "expected.changed"
      ]
    },
    "EXPECTED_TRANSACTION_DELETED": {
      "name": "expected_transaction.deleted",
      "service": "treasury",
      "types": [
        "expected.deleted"
      ]
    },
    "GOODS_RECEIPT_CHANGED": {
      "name": "goods-receipt.changed",
      "service": "account",
      "types": [
        "goods-receipt.changed"
      ]
    },
    "INVOICE_CHANGED": {
      "name": "invoice.changed",
      "service": "account",
      "types": [
        "invoice.changed"
      ]
    },
    "MEMBERSHIP_CHANGED": {
      "name": "membership.changed",
      "service": "account",
      "types": [
        "membership.changed"
      ]
    },
    "ORGANIZATION_CHANGED": {
      "name": "organization.changed",
      "service": "account",
      "types": [
        "organization.changed"
      ]
    },
    "PAYMENT_CHANGED": {
      "name": "payment.changed",
      "service": "treasury",
      "types": [
        "payment.changed",
        "payment.made",
        "payment.moved"
      ]
    },
    "PAYMENT_RECORD_CHANGED": {
      "name": "payment_record.changed",
      "service": "treasury",
      "types": [
        "payment-record.changed"
      ]
    },
    "PAYMENT_TRANSACTION_CHANGED": {
      "name": "payment_transaction.changed",
      "service": "treasury",
      "types": [
        "provider-transaction.changed"
      ]
    },
    "PURCHASE_ORDER_CHANGED": {
      "name": "purchase-order.changed",
      "service": "account",
      "types": [
        "purchase-order.changed"
      ]
    },
    "RECEIVED_PAYMENT_CHANGED": {
      "name": "received-payment.changed",
      "service": "account",
      "types": [
        "received-payment.changed"
      ]
    },
    "RECONCILIATION_CREATED": {
      "name": "reconciliation.created",
      "service": "treasury",
      "types": [
        "reconciliation.created"
      ]
    },
    "RECONCILIATION_REMOVED": {
      "name": "reconciliation.removed",
      "service": "treasury",
      "types": [
        "reconciliation.removed"
      ]
    },
    "RECONCILIATION_RUN_CHANGED": {
      "name": "reconciliation_run.changed",
      "service": "treasury",
      "types": [
        "run.changed"
      ]
    },
    "RECORD_IMPORT_CHANGED": {
      "name": "record_import.changed",
      "service": "treasury",
      "types": [
        "record-import.changed"
      ]
    },
    "ROLE_CHANGED": {
      "name": "role.changed",
      "service": "account",
      "types": [
        "role.changed"
      ]
    },
    "SALES_ORDER_CHANGED": {
      "name": "sales-order.changed",
      "service": "account",
      "types": [
        "sales-order.changed"
      ]
    },
    "STATEMENT_IMPORT_CHANGED": {
      "name": "statement_import.changed",
      "service": "treasury",
      "types": [
        "statement-import.changed"
      ]
    },
    "STATEMENT_TRANSACTION_CHANGED": {
      "name": "statement_transaction.changed",
      "service": "treasury",
      "types": [
        "statement.changed"
      ]
    },
    "WITHHOLDING_SLIP_CHANGED": {
      "name": "withholding-slip.changed",
      "service": "account",
      "types": [
        "withholding-slip.changed"
      ]
    }
  }
} as const
