// The account service's API tokens and webhooks.
import type { OrganizationScope } from '../../context.ts'
import type { Permission } from '../../__generated__/permissions.ts'
import type { components, operations } from '../../rest/account.generated.ts'
import type { QueryOf } from '../../rest/restClient.ts'

type WebhookEvent = components['schemas']['WebhookEvent']
type Key = string | null | undefined

const onlyOnce = (key: Key) => ({ headers: key ? { 'idempotency-key': key } : {} })

export type ApiTokenQuery = QueryOf<operations['summarizeApiTokens']>

export const listApiTokens = (scope: OrganizationScope, query: QueryOf<operations['listApiTokens']>) =>
  scope.account.get('/v1/api-tokens', { query })

export const summarizeApiTokens = (scope: OrganizationScope, query: ApiTokenQuery) =>
  scope.account.get('/v1/api-tokens/summary', { query })

/** The second factor that confirms a protected action. */
type Factor = { code?: string; passkeyAssertion?: string }

type NewApiToken = Factor & { name: string; permissions: Permission[]; expiresAt: string }

export const createApiToken = (scope: OrganizationScope, token: NewApiToken, key: Key) =>
  scope.account.post('/v1/api-tokens', { body: token, ...onlyOnce(key) })

export const revokeApiToken = (scope: OrganizationScope, id: string) =>
  scope.account.post('/v1/api-tokens/{id}/revoke', { path: { id } })

export const listWebhooks = (scope: OrganizationScope, ids?: readonly string[]) =>
  scope.account.get('/v1/webhooks', ids ? { query: { ids: ids.join(',') } } : {})

type WebhookInput = Factor & { url: string; description: string | null; events: WebhookEvent[] }

export const createWebhook = (scope: OrganizationScope, body: WebhookInput, key: Key) =>
  scope.account.post('/v1/webhooks', { body, ...onlyOnce(key) })

export const updateWebhook = (
  scope: OrganizationScope,
  id: string,
  body: WebhookInput & { active: boolean; version: number },
) => scope.account.put('/v1/webhooks/{id}', { path: { id }, body })

export const rotateWebhookSecret = (scope: OrganizationScope, id: string, body: Factor & { version: number }) =>
  scope.account.post('/v1/webhooks/{id}/secret', { path: { id }, body })

export const deleteWebhook = (scope: OrganizationScope, id: string, version: number) =>
  scope.account.delete('/v1/webhooks/{id}', { path: { id }, query: { version } })

export const testWebhook = (scope: OrganizationScope, id: string) =>
  scope.account.post('/v1/webhooks/{id}/test', { path: { id } })

export type DeliveryQuery = QueryOf<operations['summarizeWebhookDeliveries']>

export const listDeliveries = (scope: OrganizationScope, query: QueryOf<operations['listWebhookDeliveries']>) =>
  scope.account.get('/v1/webhook-deliveries', { query })

export const summarizeDeliveries = (scope: OrganizationScope, query: DeliveryQuery) =>
  scope.account.get('/v1/webhook-deliveries/summary', { query })

export const resendDelivery = (scope: OrganizationScope, id: string) =>
  scope.account.post('/v1/webhook-deliveries/{id}/resend', { path: { id } })
