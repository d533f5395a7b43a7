import type { OrganizationScope } from '../../context.ts'
import { batchById, batchByOwner } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import type { ConversationMessageBody, ConversationMessageSource } from './sources.ts'

export const toMessage = (scope: OrganizationScope, message: ConversationMessageBody): ConversationMessageSource =>
  owned(scope, message)

/** The number of messages about each record of a kind that the viewer has not read. */
const unread = (scope: OrganizationScope, kind: 'SALES_ORDER' | 'INVOICE') =>
  batchByOwner(
    async ids => {
      const query = { kind, recordIds: ids.join(',') }
      return (await scope.account.get('/v1/conversations/unread-counts', { query })).items
    },
    ({ recordId }) => [recordId],
  )

export const conversationLoaders = (scope: OrganizationScope) => ({
  unread: { SALES_ORDER: unread(scope, 'SALES_ORDER'), INVOICE: unread(scope, 'INVOICE') },
  byId: batchById(async ids => {
    const { items } = await scope.account.get('/v1/conversations/messages/of-ids', { query: { ids: ids.join(',') } })
    return items.map(message => toMessage(scope, message))
  }),
})
