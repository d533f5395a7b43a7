// HTTP of customers' documents, for users who review customers.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Files } from '../../../kit/files/files.ts'
import { downloadHeaders } from '../../../kit/files/routes.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { Account } from '../../account.ts'
import { listDocuments, viewDocument } from './documents.ts'
import { customerDocuments, ofCustomers } from './shapes.ts'

const REVIEW = 'invoicing.customers.review'
const DOWNLOAD_TIMEOUT_MS = 300_000
const params = z.strictObject({ id })

type Context = { account: Account; access: Access; files: Files }

/** Documents in a list, and the bytes of one. */
export function documentRoutes(app: Server, { account, access, files }: Context) {
  app.get(
    '/v1/customers/documents',
    {
      schema: {
        operationId: 'listCustomerDocuments',
        description: 'The documents of each customer, the newest of each kind; identity documents among them',
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
        description: 'The bytes of a document, to be saved and never shown as a page of ours; the log says who asked',
        params,
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { organizationId, actorId, actorName, credential } = await access.callerOf(request, REVIEW)
      // Not as a reader: the log is written.
      const row = await account.database.inOrganization(
        organizationId,
        actorId,
        tx => viewDocument(tx, request.params.id),
        { requestId: request.id, actorName, credential },
      )
      return reply
        .headers({ ...downloadHeaders(row.name, 'application/octet-stream'), 'content-length': row.size })
        .send(files.stream(row, content => content))
    },
  )
}
