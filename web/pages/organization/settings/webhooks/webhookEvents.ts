import type { WebhookEvent as KnownOrFuture } from '../../../../__generated__/useChangeWebhooksCreateMutation.graphql.ts'

export type WebhookEvent = Exclude<KnownOrFuture, '%future added value'>

/** What a webhook can be told of, in the order of the form; the type says when one is missing. */
const places: Record<WebhookEvent, number> = {
  PAYMENT_CHANGED: 1,
  BILL_CHANGED: 2,
  BILL_DELETED: 3,
  RECONCILIATION_CREATED: 4,
  RECONCILIATION_REMOVED: 5,
  RECONCILIATION_RUN_CHANGED: 6,
  STATEMENT_IMPORT_CHANGED: 7,
  STATEMENT_TRANSACTION_CHANGED: 8,
  EXPECTED_TRANSACTION_CHANGED: 9,
  EXPECTED_TRANSACTION_DELETED: 10,
  EXCEPTION_CHANGED: 11,
  RECORD_IMPORT_CHANGED: 12,
  BANK_ACCOUNT_CHANGED: 13,
  COUNTERPARTY_CHANGED: 14,
  COUNTERPARTY_DELETED: 15,
  MEMBERSHIP_CHANGED: 16,
  ROLE_CHANGED: 17,
  ORGANIZATION_CHANGED: 18,
  ENTITY_CHANGED: 19,
}

const isEvent = (key: string): key is WebhookEvent => key in places

export const webhookEvents: readonly WebhookEvent[] = Object.keys(places)
  .filter(isEvent)
  .toSorted((a, b) => places[a] - places[b])
