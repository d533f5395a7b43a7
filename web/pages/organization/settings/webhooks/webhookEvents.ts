import type { WebhookEvent as KnownOrFuture } from '../../../../__generated__/useChangeWebhooksCreateMutation.graphql.ts'

export type WebhookEvent = Exclude<KnownOrFuture, '%future added value'>

/** What a webhook can be told of, in the order of the form; the type says when one is missing. */
const places: Record<WebhookEvent, number> = {
  RECONCILIATION_CREATED: 1,
  RECONCILIATION_REMOVED: 2,
  RECONCILIATION_RUN_CHANGED: 3,
  STATEMENT_IMPORT_CHANGED: 4,
  STATEMENT_TRANSACTION_CHANGED: 5,
  EXPECTED_TRANSACTION_CHANGED: 6,
  EXPECTED_TRANSACTION_DELETED: 7,
  RECORD_IMPORT_CHANGED: 8,
  BANK_ACCOUNT_CHANGED: 9,
  COUNTERPARTY_CHANGED: 10,
  MEMBERSHIP_CHANGED: 11,
  ROLE_CHANGED: 12,
  ORGANIZATION_CHANGED: 13,
  ENTITY_CHANGED: 14,
}

const isEvent = (key: string): key is WebhookEvent => key in places

export const webhookEvents: readonly WebhookEvent[] = Object.keys(places)
  .filter(isEvent)
  .toSorted((a, b) => places[a] - places[b])
