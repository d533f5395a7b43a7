// Request shapes of messages.
import { z } from 'zod'
import { id } from '../../../kit/idShapes.ts'
import { proseOf } from '../../../kit/nameShape.ts'
import { pageQuery } from '../../../kit/page.ts'
import { KINDS } from './records.ts'
import { VISIBILITIES } from './table.ts'

export const kind = z.enum(KINDS).meta({ id: 'ConversationKind' })
const visibility = z.enum(VISIBILITIES).meta({ id: 'MessageVisibility' })

export const MAX_MESSAGE_LENGTH = 5_000
const body = proseOf(MAX_MESSAGE_LENGTH, 1)
const mentions = z.array(id).max(20).describe('Members that it names, who are mailed')

export const recordQuery = { kind, recordId: id }
export const messageQuery = z.strictObject({ ...recordQuery, ...pageQuery(['-createdAt']) })

export const readMark = z.strictObject({ ...recordQuery, messageId: id })

export const newMessage = z.strictObject({
  ...recordQuery,
  visibility,
  body,
  mentions,
  fileIds: z.array(id).max(10),
})
export type MessageInput = z.infer<typeof newMessage>

export const messageEdit = z.strictObject({ body, mentions, version: z.int().min(1) })
export type MessageEdit = z.infer<typeof messageEdit>

export const portalMessage = z.strictObject({
  ...recordQuery,
  body,
  fileIds: z.array(id).max(5).default([]).describe('Files that were sent for such messages and are not used yet'),
})
export type PortalMessageInput = z.output<typeof portalMessage>
