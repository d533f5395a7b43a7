// HTTP of customers' requests. For the BFF alone; who asks has the link and nothing else.
import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { Access } from '../../../../kit/access.ts'
import type { Files } from '../../../../kit/files/files.ts'
import { MAX_FILE_BYTES } from '../../../../kit/files/files.ts'
import type { Server } from '../../../../kit/http/server.ts'
import { nameOf } from '../../../../kit/nameShape.ts'
import type { Account } from '../../../account.ts'
import { requireBff } from '../../../callers/public.ts'
import { linkToken } from '../../../signIn/public.ts'
import { DOCUMENT_KINDS } from '../documentsOfType.ts'
import { customerList } from '../list.ts'
import { newCustomer } from '../shapes.ts'
import { readDocuments, sendDocument } from './documents.ts'
import { readDraft, saveDraft } from './draft.ts'
import { byLink, openLink, readLink } from './link.ts'
import { submitRequest } from './submitRequest.ts'

const UPLOAD_TIMEOUT_MS = 300_000
const kind = z.enum(DOCUMENT_KINDS).meta({ id: 'CustomerDocumentKind' })
const draftShape = z.record(z.string().max(100), z.json())

const documents = z.array(z.object({ kind, name: z.string(), size: z.int(), createdAt: z.string() }))
const requestShape = z
  .object({
    state: z.enum(['OPEN', 'USED', 'EXPIRED']).meta({ id: 'CustomerRequestState' }),
    request: z
      .object({
        organizationName: z.string(),
        email: z.string().describe('Where the link was sent'),
        language: z.enum(['en', 'id']),
        expiresAt: z.string(),
        reason: z.string().nullable().describe('Why it was turned down before'),
        draft: draftShape.nullable().describe('What was typed so far, as the form has it'),
        documents,
      })
      .nullable()
      .describe('Null unless the link is open'),
  })
  .meta({ id: 'CustomerRequest', description: 'What the holder of a link may see of their own request' })

type Parts = { account: Account; access: Access; files: Files }

/** Reading a request by its link, keeping its draft and documents, and sending it. */
export function requestRoutes(app: Server, { account, access, files }: Parts) {
  app.post(
    '/v1/customer-requests/check',
    {
      schema: {
        operationId: 'checkCustomerRequest',
        description: 'What a link is worth, and what was filled in by it so far',
        body: z.strictObject({ token: linkToken }),
        response: { 200: requestShape },
      },
    },
    async request => {
      await requireBff(access, request)
      const { state, link } = await readLink(account, request.body.token)
      if (!link) return { state, request: null }
      return byLink(account, link, async tx => {
        const row = (await customerList.readOne(tx, link.customerId))!
        const sent = await readDocuments(tx, link)
        return {
          state,
          request: {
            organizationName: link.organizationName,
            email: row.email,
            language: row.language,
            expiresAt: link.expiresAt,
            reason: row.reason,
            draft: z.nullable(draftShape).parse(await readDraft(tx, link)),
            documents: sent.map(({ fileId: _, ...document }) => document),
          },
        }
      })
    },
  )

  app.put(
    '/v1/customer-requests/draft',
    {
      bodyLimit: 65_536,
      schema: {
        operationId: 'saveCustomerRequestDraft',
        description: 'Keeps what was typed so far; refuses CU-1 link',
        body: z.strictObject({ token: linkToken, draft: draftShape }),
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await requireBff(access, request)
      const link = await openLink(account, request.body.token)
      await byLink(account, link, tx => saveDraft(tx, link, request.body.draft))
      return reply.code(204).send()
    },
  )

  app.post(
    '/v1/customer-requests',
    {
      schema: {
        operationId: 'submitCustomerRequest',
        description:
          'Sends the request and uses the link up; refuses CU-1 link, CU-2 document missing, and what createCustomer does',
        body: newCustomer.extend({ token: linkToken }),
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await requireBff(access, request)
      const { token, ...details } = request.body
      const link = await openLink(account, token)
      await byLink(account, link, tx => submitRequest(tx, account, link, details))
      return reply.code(204).send()
    },
  )

  // A scope of its own for bytes, so that only here a body is a stream and takes long.
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { bodyLimit: MAX_FILE_BYTES }, (_request, payload, done) => done(null, payload))
    scope.put<{ Body: Readable }>(
      '/v1/customer-requests/documents/:kind',
      {
        handlerTimeout: UPLOAD_TIMEOUT_MS,
        schema: {
          operationId: 'sendCustomerDocument',
          description:
            'A document, as its bytes; refuses CU-1 link, CU-14 too many, and what files of the wrong kind are',
          params: z.strictObject({ kind }),
          querystring: z.strictObject({ name: nameOf(255), size: z.coerce.number().int().min(1) }),
          headers: z.object({ 'x-customer-link': linkToken, 'content-type': z.string().max(255) }),
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await requireBff(access, request)
        const link = await openLink(account, request.headers['x-customer-link'])
        await sendDocument({ account, files }, link, {
          kind: request.params.kind,
          ...request.query,
          contentType: request.headers['content-type'],
          content: request.body ?? request.raw,
        })
        return reply.code(204).send()
      },
    )
  })
}
