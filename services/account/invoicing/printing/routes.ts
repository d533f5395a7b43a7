// HTTP of printed documents.
import type { FastifyRequest } from 'fastify'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Access, FOR_CUSTOMERS } from '../../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, smallBulkBody, toEach } from '../../../kit/bulk.ts'
import type { Files } from '../../../kit/files/files.ts'
import { downloadHeaders } from '../../../kit/files/routes.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { peerOf } from '../../protectedActions/public.ts'
import { openChargeClient, readOffers } from '../checkout/public.ts'
import { invoice } from '../invoices/public.ts'
import { findDocument, type Found, keepDocument, type Wanted, type Writing } from './documents.ts'
import { codes } from './errors.ts'
import { PRINTED_LANGUAGES } from './printed.ts'
import { NotPrinted, openPrinter } from './printer.ts'
import type { PrintTask } from './printThread.ts'
import { languageToSend, sendInvoice } from './send.ts'
import type { InvoiceDocumentRow } from './table.ts'

const VIEW = 'invoicing.invoices.view'
const MANAGE = 'invoicing.invoices.manage'
const PRINT_TIMEOUT_MS = 60_000
const RETRY_AFTER_SECONDS = 5

const params = z.strictObject({ id })
const querystring = z.strictObject({
  language: z.enum(PRINTED_LANGUAGES).default('both').describe('Of its words; both: Indonesian with English beside it'),
})

type Context = { account: Account; access: Access; files: Files; treasury: WorkerContext['treasury'] }

/** Invoices as PDF, to be downloaded and mailed. */
export function printingRoutes(app: Server, { account, access, files, treasury }: Context) {
  const printer = openPrinter()
  const client = treasury && openChargeClient(peerOf(treasury))
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
      if ('printed' in found && !found.isKept) {
        const bytes = await print(request, { invoice: found.printed, language })
        return reply.headers(headers).send(Buffer.from(bytes.buffer))
      }
      const { size, ...row } = await keptOf(request, wanted, found, await access.callerOf(request, VIEW))
      return reply.headers({ ...headers, 'content-length': size }).send(files.stream(row, content => content))
    },
  )

  app.get(
    '/v1/portal/invoices/:id/document',
    {
      handlerTimeout: PRINT_TIMEOUT_MS,
      schema: {
        operationId: 'fetchPortalInvoiceDocument',
        description: 'An issued invoice of the customer’s own as PDF; refuses IN-24 where it can’t be printed now',
        security: FOR_CUSTOMERS,
        params,
        querystring,
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const wanted = { id: request.params.id, language: request.query.language }
      const { organizationId } = await access.asCustomer(request, async (tx, caller) => {
        // As the role of customers, which sees nobody else's and no draft.
        const [own] = await tx.select({ id: invoice.id }).from(invoice).where(eq(invoice.id, wanted.id))
        if (!own) throw new Refusal(commonErrors.notFound)
        return caller
      })
      const found = await account.database.readInOrganization(organizationId, null, tx => findDocument(tx, wanted))
      const { size, ...row } = await keptOf(request, wanted, found, { organizationId, actorId: null })
      return reply
        .headers({ ...downloadHeaders(found.name, 'application/pdf'), 'content-length': size })
        .send(files.stream(row, content => content))
    },
  )

  app.post(
    '/v1/invoices/send',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'sendInvoices',
        description:
          'Mails each issued invoice as PDF to where its customer wants invoices; refuses IN-7 status, IN-27 where it can’t be printed now, G-3 changed meanwhile',
        body: smallBulkBody,
        response: { 200: bulkAnswer },
      },
    },
    async request => {
      const caller = await access.callerOf(request, MANAGE)
      return toEach(request, request.body.ids, async one => {
        const language = await access.asCaller(request, MANAGE, tx => languageToSend(tx, one))
        const wanted = { id: one, language }
        const found = await access.asCaller(request, MANAGE, tx => findDocument(tx, wanted))
        // Of this one alone: those before it are sent, and those after it can be.
        const document = await keptOf(request, wanted, found, caller).catch((error: unknown) => {
          throw error instanceof Refusal && error.row === codes.documentNotPrinted
            ? new Refusal(codes.documentNotSent)
            : error
        })
        const sent = { document, name: found.name, isPayable: await isPayable(request, one) }
        await access.asCaller(request, MANAGE, tx => sendInvoice(tx, account, sent))
      })
    },
  )

  /** Whether its customer can pay it by a link now. Nobody waits for providers: without an answer it goes without a link. */
  async function isPayable(request: FastifyRequest, invoiceId: string): Promise<boolean> {
    const { organizationId } = await access.callerOf(request, null)
    const offers = await readOffers(account, client, { organizationId, invoiceId }).catch((error: unknown) => {
      if (!(error instanceof Refusal))
        request.log.warn({ err: error, requestId: request.id }, 'payment methods were not answered')
      return []
    })
    return offers.some(offer => offer.isPossible)
  }

  /** The document that is kept of an issued invoice; printed first where nobody has asked for it yet. */
  async function keptOf(
    request: FastifyRequest,
    wanted: Wanted,
    found: Found,
    { organizationId, actorId }: { organizationId: string; actorId: string | null },
  ): Promise<InvoiceDocumentRow> {
    if ('kept' in found) return found.kept
    const bytes = await print(request, { invoice: found.printed, language: wanted.language })
    const writing: Writing = {
      files,
      organizationId,
      // Not as a reader: what was printed is kept.
      write: use => account.database.inOrganization(organizationId, actorId, use, { requestId: request.id }),
    }
    return keepDocument(writing, { ...wanted, version: found.version }, bytes)
  }

  const print = (request: FastifyRequest, task: PrintTask) =>
    printer.print(task).catch((error: unknown) => {
      if (!(error instanceof NotPrinted)) throw error
      request.log.error({ err: error, requestId: request.id }, 'An invoice could not be printed')
      throw new Refusal(codes.documentNotPrinted, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    })
}
