// Conversations about sales orders and invoices, for members; the customer's side is in portal.ts.
import type { PostInvoiceMessageInput, Resolvers } from '../../__generated__/resolverTypes.ts'
import type { Context, OrganizationScope } from '../../context.ts'
import { type PageArguments, pageQuery, toConnection } from '../../graph/connection.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeFileId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { type OfOrganization, owned } from '../../graph/owned.ts'
import { byKey, byKeys } from '../../graph/relation.ts'
import { live } from '../../subscriptions/live.ts'
import { personLoaders } from '../organization/loaders.ts'
import { person } from '../organization/relations.ts'
import { invoiceLoaders } from '../invoices/loaders.ts'
import { salesOrderLoaders } from '../salesOrders/loaders.ts'
import { conversationLoaders, toMessage } from './loaders.ts'
import type { ConversationMessageBody } from './sources.ts'

type Kind = 'SALES_ORDER' | 'INVOICE'
type Talked = OfOrganization & { id: string }
const NODES = { SALES_ORDER: 'SalesOrder', INVOICE: 'Invoice' } as const
const VIEW = { SALES_ORDER: 'invoicing.salesOrders.view', INVOICE: 'invoicing.invoices.view' } as const

/** The conversation fields of a record. */
const talked = (kind: Kind) => ({
  unreadMessages: byKey({
    key: ({ id }: Talked) => id,
    loader: scope => scope.loaders(conversationLoaders).unread[kind],
    show: ([found]) => found?.count ?? 0,
  }),
  conversation: async ({ id: recordId, organizationId }: Talked, args: PageArguments, context: Context) => {
    const scope = context.organization(organizationId)
    const query = { kind, recordId, ...pageQuery(args) }
    const page = await scope.account.get('/v1/conversations/messages', { query })
    return toConnection(page, args, message => toMessage(scope, message))
  },
  messageAudiences: async ({ id: recordId, organizationId }: Talked, _args: object, context: Context) => {
    const { account } = context.organization(organizationId)
    return (await account.get('/v1/conversations/audiences', { query: { kind, recordId } })).items
  },
  messageReaders: async ({ organizationId }: Talked, _args: object, context: Context) =>
    (await context.organization(organizationId).account.get('/v1/people', { query: { permission: VIEW[kind] } })).items,
})

/** Subscribes to the conversation of one record. */
const changed = <Name extends string>(kind: Kind, name: Name) =>
  live({
    events: ['conversation.changed'],
    shareable: true,
    open: async (args: Record<Name, string>, scope) => {
      const recordId = scope.uuidOf(NODES[kind], args[name])
      // Refuses an unknown id.
      await scope.account.get('/v1/conversations/audiences', { query: { kind, recordId } })
      return { recordId }
    },
    accepts: ({ subjectId }, { recordId }) => subjectId === recordId,
    read: async ({ subjectId, actorId }, _topic, scope) =>
      (await scope.permissions()).has(VIEW[kind]) ? owned(scope, { recordUuid: subjectId, actorId }) : null,
  })

const toOne = (scope: OrganizationScope, act: () => Promise<ConversationMessageBody>) =>
  toPayload(async () => ({ message: toMessage(scope, await act()) }), { message: null })

type Posted = Omit<PostInvoiceMessageInput, 'invoiceId'>

function post(scope: OrganizationScope, kind: Kind, recordId: string, input: Posted) {
  const { visibility, body, mentions, fileIds, idempotencyKey } = input
  const files = (fileIds ?? []).map(fileId => scope.fileOf('account', fileId))
  return toOne(scope, () =>
    scope.account.post('/v1/conversations/messages', {
      body: { kind, recordId, visibility, body, mentions: [...(mentions ?? [])], fileIds: files },
      headers: { 'idempotency-key': idempotencyKey },
    }),
  )
}

const markRead = (scope: OrganizationScope, kind: Kind, recordId: string, messageId: string) =>
  scope.account.post('/v1/conversations/read', {
    body: { kind, recordId, messageId: scope.uuidOf('ConversationMessage', messageId) },
  })

export const conversationResolvers = {
  Organization: {
    unreadConversations: async ({ id }, _args, context) =>
      (await context.organization(id).account.get('/v1/conversations/unread', {})).items,
  },
  UnreadConversation: {
    recordUuid: ({ recordId }) => recordId,
  },
  SalesOrder: talked('SALES_ORDER'),
  Invoice: talked('INVOICE'),
  ConversationMessage: {
    id: ({ id, organizationId }) => encodeId('ConversationMessage', organizationId, id),
    uuid: ({ id }) => id,
    author: person(({ authorId }) => authorId),
    mentions: byKeys({ keys: ({ mentions }) => mentions, loader: scope => scope.loaders(personLoaders).byId }),
    files: message => message.files.map(file => owned(message, file)),
  },
  MessageFile: {
    fileId: ({ fileId, organizationId }) => encodeFileId('account', organizationId, fileId),
    url: ({ fileId, organizationId }) => `/files/${encodeFileId('account', organizationId, fileId)}`,
  },
  ConversationUpdate: {
    actor: person(({ actorId }) => actorId),
  },
  Mutation: {
    postSalesOrderMessage: (_root, { input }, context) => {
      const scope = context.named
      return post(scope, 'SALES_ORDER', scope.uuidOf('SalesOrder', input.salesOrderId), input)
    },
    postInvoiceMessage: (_root, { input }, context) => {
      const scope = context.named
      return post(scope, 'INVOICE', scope.uuidOf('Invoice', input.invoiceId), input)
    },
    markSalesOrderConversationRead: (_root, { input: { salesOrderId, messageId } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('SalesOrder', salesOrderId)
      return toPayload(
        async () => {
          await markRead(scope, 'SALES_ORDER', uuid, messageId)
          return { salesOrder: await scope.loaders(salesOrderLoaders).byId.load(uuid) }
        },
        { salesOrder: null },
      )
    },
    markInvoiceConversationRead: (_root, { input: { invoiceId, messageId } }, context) => {
      const scope = context.named
      const uuid = scope.uuidOf('Invoice', invoiceId)
      return toPayload(
        async () => {
          await markRead(scope, 'INVOICE', uuid, messageId)
          return { invoice: await scope.loaders(invoiceLoaders).byId.load(uuid) }
        },
        { invoice: null },
      )
    },
    editConversationMessage: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('ConversationMessage', input.id)
      const { body, mentions, version } = input
      return toOne(scope, () =>
        scope.account.put('/v1/conversations/messages/{id}', {
          path: { id },
          body: { body, mentions: [...(mentions ?? [])], version },
        }),
      )
    },
    deleteConversationMessage: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('ConversationMessage', input.id)
      return toOne(scope, () => scope.account.post('/v1/conversations/messages/{id}/delete', { path: { id } }))
    },
  },
  Subscription: {
    salesOrderConversationChanged: changed('SALES_ORDER', 'salesOrderId'),
    invoiceConversationChanged: changed('INVOICE', 'invoiceId'),
  },
} satisfies Resolvers

export const conversationNodes = {
  ConversationMessage: (scope, uuid) => scope.loaders(conversationLoaders).byId.load(uuid),
} satisfies NodeFinders
