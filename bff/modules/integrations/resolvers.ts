import type { CreateWebhookInput, Resolvers, UpdateWebhookInput } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { notFound, toPayload } from '../../graph/errors.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, readPage, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { owned } from '../../graph/owned.ts'
import {
  type ApiTokenQuery,
  createApiToken,
  createWebhook,
  deleteWebhook,
  type DeliveryQuery,
  listApiTokens,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  revokeApiToken,
  rotateWebhookSecret,
  summarizeApiTokens,
  summarizeDeliveries,
  testWebhook,
  updateWebhook,
} from './accountIntegrations.ts'
import { shownFactor } from '../freshFactor.ts'
import { integrationLoaders } from './loaders.ts'
import type { WebhookSource } from './sources.ts'

export const integrationResolvers = {
  Organization: {
    apiTokens: listField({
      filter: (_scope, { filter }): ApiTokenQuery => statusQuery(filter?.status),
      list: listApiTokens,
      toNode: owned,
    }),
    webhooks: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      return (await listWebhooks(scope)).items.map(webhook => owned(scope, webhook))
    },
    webhook: ({ id }, { uuid }, context) => readWebhook(context.organization(id), uuid),
  },
  ApiTokenConnection: { totalCount: summaryField(summarizeApiTokens, 'totalCount') },
  WebhookDeliveryConnection: { totalCount: summaryField(summarizeDeliveries, 'totalCount') },
  ApiToken: {
    id: ({ id, organizationId }) => encodeId('ApiToken', organizationId, id),
    uuid: ({ id }) => id,
    createdBy: ({ personId, creatorName, creatorPhotoId }) => ({
      id: personId,
      fullName: creatorName,
      photoId: creatorPhotoId,
    }),
  },
  Webhook: {
    id: ({ id, organizationId }) => encodeId('Webhook', organizationId, id),
    uuid: ({ id }) => id,
    deliveries: ({ id, organizationId }, args, context) => {
      const filter: DeliveryQuery = { webhookId: id, ...statusQuery(args.status) }
      return readPage(context.organization(organizationId), args, filter, { list: listDeliveries, toNode: owned })
    },
  },
  WebhookDelivery: {
    id: ({ id, organizationId }) => encodeId('WebhookDelivery', organizationId, id),
    uuid: ({ id }) => id,
  },
  Mutation: {
    createApiToken: (_root, { input }, context) => {
      const scope = context.named
      const { idempotencyKey, name, permissions, expiresAt } = input
      const token = { name, permissions, expiresAt, ...shownFactor(input) }
      return toPayload(
        async () => {
          const made = await createApiToken(scope, token, idempotencyKey)
          return { token: made.token, apiToken: owned(scope, made.apiToken) }
        },
        { token: null, apiToken: null },
      )
    },
    revokeApiToken: (_root, { input: { id } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('ApiToken', id)
      return toPayload(async () => ({ apiToken: owned(scope, await revokeApiToken(scope, uuid)) }), { apiToken: null })
    },
    createWebhook: (_root, { input: { idempotencyKey, ...input } }, context) => {
      const scope = context.named
      return toPayload(
        async () => withSecret(scope, await createWebhook(scope, toWebhook(input), idempotencyKey)),
        noWebhook,
      )
    },
    updateWebhook: (_root, { input: { id, active, version, ...input } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Webhook', id)
      const body = { ...toWebhook(input), active, version }
      return toPayload(async () => ({ webhook: owned(scope, await updateWebhook(scope, uuid, body)) }), {
        webhook: null,
      })
    },
    rotateWebhookSecret: (_root, { input }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Webhook', input.id)
      const body = { version: input.version, ...shownFactor(input) }
      return toPayload(async () => withSecret(scope, await rotateWebhookSecret(scope, uuid, body)), noWebhook)
    },
    deleteWebhook: (_root, { input: { id, version } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Webhook', id)
      return toPayload(
        async () => {
          await deleteWebhook(scope, uuid, version)
          return { deletedId: id, organization: { id: scope.organizationId } }
        },
        { deletedId: null, organization: null },
      )
    },
    testWebhook: (_root, { input: { id } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Webhook', id)
      return toPayload(
        async () => {
          const delivery = owned(scope, await testWebhook(scope, uuid))
          return { delivery, webhook: await readWebhook(scope, uuid) }
        },
        { delivery: null, webhook: null },
      )
    },
    resendWebhookDelivery: (_root, { input: { id } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('WebhookDelivery', id)
      return toPayload(async () => ({ delivery: owned(scope, await resendDelivery(scope, uuid)) }), { delivery: null })
    },
  },
} satisfies Resolvers

export const integrationNodes = {
  ApiToken: (scope, uuid) => scope.loaders(integrationLoaders).apiTokens.load(uuid),
  Webhook: (scope, uuid) => scope.loaders(integrationLoaders).webhooks.load(uuid),
  WebhookDelivery: (scope, uuid) => scope.loaders(integrationLoaders).deliveries.load(uuid),
} satisfies NodeFinders

/** How lists of this module are exported. */
export const integrationExports: ExportedLists = {
  API_TOKENS: {
    service: 'account',
    toQuery: (_scope, { apiTokens: rows }) => statusQuery(rows?.filter?.status),
  },
  WEBHOOK_DELIVERIES: {
    service: 'account',
    toQuery: (scope, { webhookDeliveries: rows }) =>
      rows ? { webhookId: scope.uuidOf('Webhook', rows.webhookId), ...statusQuery(rows.status) } : {},
  },
}

function statusQuery(status: readonly string[] | null | undefined): { status?: string } {
  return status?.length ? { status: status.join(',') } : {}
}

const noWebhook = { webhook: null, secret: null }

const withSecret = (
  scope: OrganizationScope,
  { webhook, secret }: Awaited<ReturnType<typeof rotateWebhookSecret>>,
) => ({ webhook: owned(scope, webhook), secret })

const toWebhook = ({ url, description, events, ...shown }: CreateWebhookInput | UpdateWebhookInput) => ({
  url,
  events,
  description: description || null,
  ...shownFactor(shown),
})

async function readWebhook(scope: OrganizationScope, uuid: string): Promise<WebhookSource> {
  const found = await scope.loaders(integrationLoaders).webhooks.load(uuid)
  if (!found) throw notFound()
  return found
}
