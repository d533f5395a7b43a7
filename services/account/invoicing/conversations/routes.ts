// HTTP routes of conversations: validation and responses, no rules.
import { z } from 'zod'
import { type Access, FOR_CUSTOMERS } from '../../../kit/access.ts'
import type { Files } from '../../../kit/files/files.ts'
import { downloadHeaders } from '../../../kit/files/routes.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import type { Account } from '../../account.ts'
import { messageEdit, messageQuery, newMessage, portalMessage, readMark, recordQuery } from './input.ts'
import { answerMessage, listPortalMessages, portalMessageList, readPortalFile, requireShown } from './portal.ts'
import {
  audienceList,
  listAudiences,
  listMessages,
  messagePage,
  messageShape,
  readMessage,
  readMessages,
} from './read.ts'
import { PERMISSIONS } from './records.ts'
import { countUnread, listUnread, markRead, unreadConversations, unreadCounts, unreadQuery } from './unread.ts'
import { deleteMessage, editMessage, postMessage } from './write.ts'

type Context = { account: Account; access: Access; files: Files }

const params = z.strictObject({ id })
const querystring = z.strictObject(recordQuery)

/** Messages for members: reading, writing, editing and deleting. */
export function conversationRoutes(app: Server, { account, access, files }: Context) {
  app.get(
    '/v1/conversations/messages',
    {
      schema: {
        operationId: 'listConversationMessages',
        description: 'Messages about a sales order or invoice, newest first; requires permission to view such records',
        querystring: messageQuery,
        response: { 200: messagePage },
      },
    },
    request =>
      access.asCaller(request, PERMISSIONS[request.query.kind].view, (tx, caller) =>
        listMessages(tx, request.query, caller),
      ),
  )

  app.get(
    '/v1/conversations/messages/of-ids',
    {
      schema: {
        operationId: 'listConversationMessagesByIds',
        description: 'Messages by id, about records that the caller can see',
        querystring: z.strictObject({ ids: idList }),
        response: { 200: z.object({ items: z.array(messageShape) }) },
      },
    },
    request =>
      access.asCaller(request, null, async (tx, caller) => ({
        items: await readMessages(tx, request.query.ids, caller),
      })),
  )

  app.get(
    '/v1/conversations/audiences',
    {
      schema: {
        operationId: 'listMessageAudiences',
        description: 'Audiences the caller can write to about a record, with the email addresses that are notified',
        querystring,
        response: { 200: audienceList },
      },
    },
    request =>
      access.asCaller(request, PERMISSIONS[request.query.kind].view, (tx, caller) =>
        listAudiences(tx, request.query, caller),
      ),
  )

  app.post(
    '/v1/conversations/messages',
    {
      schema: {
        operationId: 'postConversationMessage',
        description:
          'Writes a message: INTERNAL to members takes the right to change such records or to approve invoices, CUSTOMER the right to change such records and is mailed to the customer; refuses CV-1 no customer reads it, CV-2 mention, CV-7 file',
        headers: keyHeader,
        body: newMessage,
        response: { 201: messageShape },
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const made = await access.asCaller(request, PERMISSIONS[body.kind].view, async (tx, caller) => {
        // Only the id is stored for a repeated request: a deleted message's text must be gone.
        const { body: written } = await once(tx, headers['idempotency-key'], ['postMessage', body], async () => ({
          id: await postMessage(tx, { account, files, caller }, body),
        }))
        return readMessage(tx, written.id, caller)
      })
      return reply.code(201).send(made)
    },
  )

  app.put(
    '/v1/conversations/messages/:id',
    {
      schema: {
        operationId: 'editConversationMessage',
        description:
          'Edits an own message within 15 minutes; the customer is not notified again; refuses CV-2 mention, CV-3 not own, CV-4 too old, CV-5 deleted, G-3 stale version',
        params,
        body: messageEdit,
        response: { 200: messageShape },
      },
    },
    request =>
      access.asCaller(request, null, async (tx, caller) => {
        await editMessage(tx, { account, caller }, { id: request.params.id, ...request.body })
        return readMessage(tx, request.params.id, caller)
      }),
  )

  app.post(
    '/v1/conversations/messages/:id/delete',
    {
      schema: {
        operationId: 'deleteConversationMessage',
        description:
          'Deletes an own message: a placeholder stays, its text and files are removed; refuses CV-3 not own, CV-5 deleted',
        params,
        response: { 200: messageShape },
      },
    },
    async request => {
      const { shown, attached } = await access.asCaller(request, null, async (tx, caller) => {
        const removed = await deleteMessage(tx, caller, request.params.id)
        return { shown: await readMessage(tx, request.params.id, caller), attached: removed }
      })
      for (const one of attached) await files.remove(one)
      return shown
    },
  )
}

/** What a member has not read of conversations. */
export function unreadRoutes(app: Server, { access }: Context) {
  app.get(
    '/v1/conversations/unread-counts',
    {
      schema: {
        operationId: 'countUnreadMessages',
        description: 'Number of unread messages about each of these records; records without any are omitted',
        querystring: unreadQuery,
        response: { 200: unreadCounts },
      },
    },
    request =>
      access.asCaller(request, PERMISSIONS[request.query.kind].view, async tx => ({
        items: await countUnread(tx, request.query),
      })),
  )

  app.get(
    '/v1/conversations/unread',
    {
      schema: {
        operationId: 'listUnreadConversations',
        description:
          'Conversations of the last 90 days with unread messages, newest first, at most 20, about records the caller can see',
        response: { 200: unreadConversations },
      },
    },
    request => access.asCaller(request, null, async (tx, caller) => ({ items: await listUnread(tx, caller) })),
  )

  app.post(
    '/v1/conversations/read',
    {
      schema: {
        operationId: 'markConversationRead',
        description: 'Marks a conversation as read up to a message; never moves back',
        body: readMark,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { messageId, ...key } = request.body
      await access.asCaller(request, PERMISSIONS[key.kind].view, tx => markRead(tx, key, messageId))
      return reply.code(204).send(null)
    },
  )
}

/** Messages in the customer portal. */
export function portalConversationRoutes(app: Server, { account, access, files }: Context) {
  app.get(
    '/v1/portal/messages',
    {
      schema: {
        operationId: 'listPortalMessages',
        description: 'Messages between seller and customer about a record, latest 200, oldest first',
        security: FOR_CUSTOMERS,
        querystring,
        response: { 200: portalMessageList },
      },
    },
    request => access.asCustomer(request, tx => listPortalMessages(tx, request.query)),
  )

  app.post(
    '/v1/portal/messages',
    {
      schema: {
        operationId: 'answerPortalMessage',
        description:
          'Writes to the seller about an approved order or issued invoice of the customer; refuses CU-28 file, CV-6 too many',
        security: FOR_CUSTOMERS,
        body: portalMessage,
        response: { 201: portalMessageList },
      },
    },
    async (request, reply) => {
      const { body: input } = request
      const caller = await access.authenticateCustomer(request)
      const { organizationId, email } = caller
      await access.asCustomer(request, tx => requireShown(tx, input))
      await account.database.inOrganization(
        organizationId,
        null,
        tx => answerMessage(tx, account, { files, caller, input }),
        {
          requestId: request.id,
          actorName: email,
        },
      )
      return reply.code(201).send(await access.asCustomer(request, tx => listPortalMessages(tx, input)))
    },
  )

  app.get(
    '/v1/portal/files/:id/content',
    {
      schema: {
        operationId: 'fetchPortalFile',
        description: 'Content of a file sent to the customer in a message',
        security: FOR_CUSTOMERS,
        params,
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const row = await access.asCustomer(request, tx => readPortalFile(tx, request.params.id))
      return reply
        .headers({ ...downloadHeaders(row.name, 'application/octet-stream'), 'content-length': row.size })
        .send(files.stream(row, content => content))
    },
  )
}
