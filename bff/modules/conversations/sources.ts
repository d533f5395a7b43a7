import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

export type ConversationMessageBody = components['schemas']['ConversationMessage']
export type ConversationMessageSource = ConversationMessageBody & OfOrganization
export type ConversationConnectionSource = Connection<ConversationMessageSource>
export type MessageFileSource = ConversationMessageBody['files'][number] & OfOrganization
export type MessageAudienceSource = components['schemas']['MessageAudience']
export type ConversationUpdateSource = OfOrganization & { recordUuid: string; actorId: string | null }
export type PortalMessageSource = components['schemas']['PortalMessage']
export type PortalMessageFileSource = PortalMessageSource['files'][number]
export type UnreadConversationSource = components['schemas']['UnreadConversation']
