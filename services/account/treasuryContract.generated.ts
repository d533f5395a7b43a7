// What modules of treasury bring along for the account service: generated from services/treasury/contract.json.
export const treasuryContract = {
  "permissions": {
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
    "COUNTERPARTIES",
    "EXCEPTIONS",
    "EXPECTED_TRANSACTIONS",
    "INTERNAL_ACCOUNTS",
    "PAYMENTS",
    "STATEMENT_TRANSACTIONS",
    "TRANSFERS"
  ],
  "webhooks": {
    "BANK_ACCOUNT_CHANGED": {
      "name": "bank_account.changed",
      "types": [
        "bank-account.changed"
      ]
    },
    "BILL_CHANGED": {
      "name": "bill.changed",
      "types": [
        "bill.changed",
        "bill.moved"
      ]
    },
    "BILL_DELETED": {
      "name": "bill.deleted",
      "types": [
        "bill.deleted"
      ]
    },
    "COUNTERPARTY_CHANGED": {
      "name": "counterparty.changed",
      "types": [
        "counterparty.changed"
      ]
    },
    "COUNTERPARTY_DELETED": {
      "name": "counterparty.deleted",
      "types": [
        "counterparty.deleted"
      ]
    },
    "EXCEPTION_CHANGED": {
      "name": "exception.changed",
      "types": [
        "exception.changed"
      ]
    },
    "EXPECTED_TRANSACTION_CHANGED": {
      "name": "expected_transaction.changed",
      "types": [
        "expected.changed"
      ]
    },
    "EXPECTED_TRANSACTION_DELETED": {
      "name": "expected_transaction.deleted",
      "types": [
        "expected.deleted"
      ]
    },
    "PAYMENT_CHANGED": {
      "name": "payment.changed",
      "types": [
        "payment.changed",
        "payment.made",
        "payment.moved"
      ]
    },
    "RECONCILIATION_CREATED": {
      "name": "reconciliation.created",
      "types": [
        "reconciliation.created"
      ]
    },
    "RECONCILIATION_REMOVED": {
      "name": "reconciliation.removed",
      "types": [
        "reconciliation.removed"
      ]
    },
    "RECONCILIATION_RUN_CHANGED": {
      "name": "reconciliation_run.changed",
      "types": [
        "run.changed"
      ]
    },
    "RECORD_IMPORT_CHANGED": {
      "name": "record_import.changed",
      "types": [
        "record-import.changed"
      ]
    },
    "STATEMENT_IMPORT_CHANGED": {
      "name": "statement_import.changed",
      "types": [
        "statement-import.changed"
      ]
    },
    "STATEMENT_TRANSACTION_CHANGED": {
      "name": "statement_transaction.changed",
      "types": [
        "statement.changed"
      ]
    }
  }
} as const
