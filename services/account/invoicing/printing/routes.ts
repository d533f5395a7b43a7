// HTTP of printed documents.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Files } from '../../../kit/files/files.ts'
import { downloadHeaders } from '../../../kit/files/routes.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { Account } from '../../account.ts'
import { findDocument, keepDocument, type Writing } from './documents.ts'
import { codes } from './errors.ts'
import { PRINTED_LANGUAGES } from './printed.ts'
import { NotPrinted, openPrinter } from './printer.ts'
import type { PrintTask } from './printThread.ts'
import type { InvoiceDocumentRow } from './table.ts'

const VIEW = 'invoicing.invoices.view'
const PRINT_TIMEOUT_MS = 60_000
const RETRY_AFTER_SECONDS = 5

const params = z.strictObject({ id })
const querystring = z.strictObject({
  language: z.enum(PRINTED_LANGUAGES).default('both').describe('Of its words; both: Indonesian with English beside it'),
})

type Context = { account: Account; access: Access; files: Files }

/** Invoices as PDF. */
export function printingRoutes(app: Server, { account, access, files }: Context) {
  const printer = openPrinter()
  app.addHook('onClose', printer.close)

  app.get(
    '/v1/invoices/:id/document',
    {
      handlerTimeout: PRINT_TIMEOUT_MS,
      schema: {
        operationId: 'fetchInvoiceDocument',
        description:
          'An invoice as PDF: drafts are marked and printed each time; of an issued one each version has the same bytes for ever; refuses IN-24 where it can’t be printed now',
        params,
        querystring,
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { language } = request.query
      const wanted = { id: request.params.id, language }
      const found = await access.asCaller(request, VIEW, tx => findDocument(tx, wanted))
      const headers = downloadHeaders(found.name, 'application/pdf')
      const give = ({ size, ...row }: InvoiceDocumentRow) =>
        reply.headers({ ...headers, 'content-length': size }).send(files.stream(row, content => content))
      if ('kept' in found) return give(found.kept)
      const bytes = await print(request, { invoice: found.printed, language })
      if (!found.isKept) return reply.headers(headers).send(Buffer.from(bytes.buffer))
      const { organizationId, actorId } = await access.callerOf(request, VIEW)
      const writing: Writing = {
        files,
        organizationId,
        // Not as a reader: what was printed is kept.
        write: use => account.database.inOrganization(organizationId, actorId, use, { requestId: request.id }),
      }
      return give(await keepDocument(writing, { ...wanted, version: found.version }, bytes))
    },
  )

  const print = (request: FastifyRequest, task: PrintTask) =>
    printer.print(task).catch((error: unknown) => {
      if (!(error instanceof NotPrinted)) throw error
      request.log.error({ err: error, requestId: request.id }, 'An invoice could not be printed')
      throw new Refusal(codes.documentNotPrinted, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    })
}
