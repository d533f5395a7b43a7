// Which calls may take longer than others, in milliseconds: generated from the services' contracts.
import type { ServiceName } from './restError.ts'

export const timeLimits: Record<ServiceName, Readonly<Record<string, number>>> = {
  "account": {
    "PUT /v1/customer-requests/documents/{kind}": 300000,
    "POST /v1/customers/cancel-invitations": 120000,
    "GET /v1/customers/documents/{id}/content": 300000,
    "POST /v1/customers/invite": 120000,
    "POST /v1/customers/resend": 120000,
    "GET /v1/exports/{id}/content": 300000,
    "GET /v1/files/{id}/content": 300000,
    "PUT /v1/files/{id}/content": 300000,
    "POST /v1/products/delete": 120000
  },
  "treasury": {
    "POST /v1/bills/approve": 120000,
    "POST /v1/bills/cancel": 120000,
    "POST /v1/bills/delete": 120000,
    "POST /v1/bills/submit": 120000,
    "POST /v1/counterparties/delete": 120000,
    "POST /v1/exceptions/assign": 120000,
    "POST /v1/exceptions/reopen": 120000,
    "POST /v1/exceptions/resolve": 120000,
    "POST /v1/exceptions/start": 120000,
    "POST /v1/expected-transactions/archive": 120000,
    "POST /v1/expected-transactions/delete": 120000,
    "POST /v1/expected-transactions/unarchive": 120000,
    "GET /v1/exports/{id}/content": 300000,
    "GET /v1/files/{id}/content": 300000,
    "PUT /v1/files/{id}/content": 300000,
    "POST /v1/payment-providers/{id}/reports": 60000,
    "POST /v1/recommendations/accept": 120000,
    "POST /v1/recommendations/reject": 120000,
    "GET /v1/record-imports/{id}/annotated.csv": 60000,
    "GET /v1/statement-imports/{id}/annotated.csv": 60000,
    "POST /v1/statement-imports/{id}/undo": 60000,
    "POST /v1/statement-transactions/archive": 120000,
    "POST /v1/statement-transactions/delete": 120000,
    "POST /v1/statement-transactions/unarchive": 120000,
    "POST /v1/transfers/approve": 120000,
    "POST /v1/transfers/archive": 120000,
    "POST /v1/transfers/ask-bank": 120000,
    "POST /v1/transfers/cancel": 120000,
    "POST /v1/transfers/end-recurrence": 120000,
    "POST /v1/transfers/export": 120000,
    "POST /v1/transfers/reject": 120000,
    "POST /v1/transfers/resend": 120000,
    "POST /v1/transfers/unarchive": 120000
  }
}
