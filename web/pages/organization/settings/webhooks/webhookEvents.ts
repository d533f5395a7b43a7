import type { WebhookEvent as KnownOrFuture } from '../../../../__generated__/useChangeWebhooksCreateMutation.graphql.ts'

export type WebhookEvent = Exclude<KnownOrFuture, '%future added value'>

/** What a webhook can be told of, in the order of the form; the type says when one is missing. */
const places: Record<WebhookEvent, number> = {
  PAYMENT_CHANGED: 1,
  BILL_CHANGED: 2,
  RECONCILIATION_CREATED: 3,
  RECONCILIATION_REMOVED: 4,
  RECONCILIATION_RUN_CHANGED: 5,
  STATEMENT_IMPORT_CHANGED: 6,
  STATEMENT_TRANSACTION_CHANGED: 7,
  EXPECTED_TRANSACTION_CHANGED: 8,
  EXPECTED_TRANSACTION_DELETED: 9,
  EXCEPTION_CHANGED: 10,
  RECORD_IMPORT_CHANGED: 11,
  BANK_ACCOUNT_CHANGED: 12,
  COUNTERPARTY_CHANGED: 13,
  MEMBERSHIP_CHANGED: 14,
  ROLE_CHANGED: 15,
  ORGANIZATION_CHANGED: 16,
  ENTITY_CHANGED: 17,
}

const isEvent = (key: string): key is WebhookEvent => key in places

export const webhookEvents: readonly WebhookEvent[] = Object.keys(places)
  .filter(isEvent)
  .toSorted((a, b) => places[a] - places[b])
