// HTTP routes of customers' documents, for reviewers.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Files } from '../../../kit/files/files.ts'
import { downloadHeaders } from '../../../kit/files/routes.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import { proseOf } from '../../../kit/nameShape.ts'
import type { Account } from '../../account.ts'
import { eraseDocument, listDocuments, viewDocument } from './documents.ts'
import { openRenderer } from './preview/renderer.ts'
import { customerDocuments, ofCustomers } from './shapes.ts'

const REVIEW = 'invoicing.customers.review'
const DOWNLOAD_TIMEOUT_MS = 300_000
/** A deed has some tens of pages; longer documents are downloaded. */
const MAX_PAGES = 200
const params = z.strictObject({ id })

type Context = { account: Account; access: Access; files: Files }

/** Routes of documents: lists, and the bytes of one. */
export function documentRoutes(app: Server, { account, access, files }: Context) {
  const renderer = openRenderer(files)
  app.addHook('onClose', renderer.close)

  /** The file that a reviewer views. Needs a writing transaction, since it is logged. */
  async function viewed(request: FastifyRequest, documentId: string, isPage: boolean) {
    const { organizationId, actorId, actorName, credential } = await access.callerOf(request, REVIEW)
    const who = { requestId: request.id, actorName, credential }
    return account.database.inOrganization(organizationId, actorId, tx => viewDocument(tx, documentId, isPage), who)
  }

  app.get(
    '/v1/customers/documents',
    {
      schema: {
        operationId: 'listCustomerDocuments',
        description: 'Latest document of each kind of each customer, including identity documents',
        querystring: ofCustomers,
        response: { 200: customerDocuments },
      },
    },
    request =>
      access.asCaller(request, REVIEW, async tx => ({ items: await listDocuments(tx, request.query.customerIds) })),
  )

  app.get(
    '/v1/customers/documents/:id/content',
    {
      handlerTimeout: DOWNLOAD_TIMEOUT_MS,
      schema: {
        operationId: 'fetchCustomerDocument',
        description: 'Content of a document, as an attachment; the download is recorded in the activity log',
        params,
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const row = await viewed(request, request.params.id, false)
      return reply
        .headers({ ...downloadHeaders(row.name, 'application/octet-stream'), 'content-length': row.size })
        .send(files.stream(row, content => content))
    },
  )

  app.get(
    '/v1/customers/documents/:id/pages/:page',
    {
      handlerTimeout: DOWNLOAD_TIMEOUT_MS,
      schema: {
        operationId: 'fetchCustomerDocumentPage',
        description:
          'A page of a document as JPEG, from 1; x-page-count is the number of pages. The access is recorded in the activity log. Refuses CU-33 can’t be shown',
        params: z.strictObject({ id, page: z.coerce.number().int().min(1).max(MAX_PAGES) }),
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { id: documentId, page } = request.params
      const row = await viewed(request, documentId, true)
      const { image, pageCount } = await renderer.render(row, page, request.log)
      return reply
        .headers({
          'content-type': 'image/jpeg',
          'content-length': image.length,
          'x-page-count': pageCount,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(Buffer.from(image.buffer))
    },
  )

  app.post(
    '/v1/customers/:customerId/documents/:id/erase',
    {
      schema: {
        operationId: 'eraseCustomerDocument',
        description:
          'Permanently deletes a document, for requests of data subjects; the reason is recorded in the activity log; refuses CU-34 gone already',
        params: z.strictObject({ customerId: id, id }),
        body: z.strictObject({ reason: proseOf(500, 1) }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await access.asCaller(request, REVIEW, tx => eraseDocument(tx, account, request.params, request.body.reason))
      return reply.code(204).send(null)
    },
  )
}
