import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import type { ConversationMessageBody, ConversationMessageSource } from './sources.ts'

export const toMessage = (scope: OrganizationScope, message: ConversationMessageBody): ConversationMessageSource =>
  owned(scope, message)

export const conversationLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => {
    const { items } = await scope.account.get('/v1/conversations/messages/of-ids', { query: { ids: ids.join(',') } })
    return items.map(message => toMessage(scope, message))
  }),
})
