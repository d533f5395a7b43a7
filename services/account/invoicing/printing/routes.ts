// HTTP routes of printed documents: PDFs to download and to email.
import type { FastifyRequest } from 'fastify'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Access, FOR_CUSTOMERS } from '../../../kit/access.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { peerOf } from '../../protectedActions/public.ts'
import { openChargeClient, readOffers } from '../checkout/public.ts'
import { invoice } from '../invoices/public.ts'
import { receivedPayment } from '../receivedPayments/public.ts'
import { findDocument, type PaperOf, type Wanted } from './documents.ts'
import { openPress, PRINT_TIMEOUT_MS, type Press, sendRoute } from './press.ts'
import { PRINTED_LANGUAGES } from './printed.ts'
import { previewRoutes } from './preview/routes.ts'
import { openPrinter } from './printer.ts'
import { invoiceLanguage, sendInvoice } from './send.ts'
import { statementPaperRoutes } from './statementRoutes.ts'
import { memoLanguage, receiptLanguage, sendMemo, sendReceipt } from './sendPapers.ts'

const params = z.strictObject({ id })
const querystring = z.strictObject({
  language: z.enum(PRINTED_LANGUAGES).default('both').describe('Of its words; both: Indonesian with English beside it'),
})

type Context = { account: Account; access: Access; files: Files; treasury: WorkerContext['treasury'] }

/** Invoices, receipts and credit memos as PDF. */
export function printingRoutes(app: Server, context: Context) {
  const printer = openPrinter()
  app.addHook('onClose', printer.close)
  const press = openPress({ ...context, printer })
  downloadRoutes(app, press)
  portalRoutes(app, context, press)
  sendRoutes(app, context, press)
  statementPaperRoutes(app, { ...context, press })
  previewRoutes(app, context)
}

type Download = { of: PaperOf; path: string; operationId: string; description: string; permission: string }

const DOWNLOADS: readonly Download[] = [
  {
    of: 'INVOICE',
    path: '/v1/invoices/:id/document',
    operationId: 'fetchInvoiceDocument',
    description:
      'An invoice as PDF: drafts are marked and printed each time; the file of an issued version never changes; refuses IN-24 where it can’t be printed now, IN-29 one that was imported',
    permission: 'invoicing.invoices.view',
  },
  {
    of: 'PAYMENT',
    path: '/v1/received-payments/:id/receipt',
    operationId: 'fetchReceipt',
    description:
      'The receipt (kwitansi) of a payment as PDF; the file of a version never changes; refuses PY-15 to a claim, to one that waits or was canceled, IN-24 where it can’t be printed now',
    permission: 'invoicing.payments.view',
  },
  {
    of: 'MEMO',
    path: '/v1/credit-memos/:id/document',
    operationId: 'fetchCreditMemoDocument',
    description:
      'A credit memo as PDF: drafts are marked and printed each time; the file of an approved version never changes; refuses CM-19 to write-offs and pending ones, IN-24 where it can’t be printed now',
    permission: 'invoicing.creditMemos.view',
  },
  {
    of: 'RETURN_NOTE',
    path: '/v1/credit-memos/:id/return-note/document',
    operationId: 'fetchReturnNoteDocument',
    description:
      'The buyer’s return note (nota retur, nota pembatalan) as PDF, with the values to enter in Coretax; a draft while it is awaited; refuses CM-4 where none is needed, IN-24 where it can’t be printed now',
    permission: 'invoicing.creditMemos.view',
  },
]

function downloadRoutes(app: Server, press: Press) {
  for (const { of, path, operationId, description, permission } of DOWNLOADS)
    app.get(
      path,
      {
        handlerTimeout: PRINT_TIMEOUT_MS,
        schema: { operationId, description, params, querystring, response: { 200: z.any() } },
      },
      (request, reply) =>
        press.answerMember(request, reply, permission, {
          of,
          id: request.params.id,
          language: request.query.language,
        }),
    )
}

type PortalPaper = {
  of: 'INVOICE' | 'PAYMENT'
  path: string
  operationId: string
  description: string
  /** Read in the customer's role, which sees no drafts and nothing of other customers. */
  find: (tx: Tx, id: string) => Promise<{ id: string }[]>
}

const PORTAL_PAPERS: readonly PortalPaper[] = [
  {
    of: 'INVOICE',
    path: '/v1/portal/invoices/:id/document',
    operationId: 'fetchPortalInvoiceDocument',
    description:
      'An issued invoice of the customer as PDF; refuses IN-24 where it can’t be printed now, IN-29 one that was imported',
    find: (tx, id) => tx.select({ id: invoice.id }).from(invoice).where(eq(invoice.id, id)),
  },
  {
    of: 'PAYMENT',
    path: '/v1/portal/payments/:id/receipt',
    operationId: 'fetchPortalReceipt',
    description:
      'The receipt (kwitansi) of a payment of the customer as PDF; refuses PY-15 to one that nobody has seen arrive, IN-24 where it can’t be printed now',
    find: (tx, id) => tx.select({ id: receivedPayment.id }).from(receivedPayment).where(eq(receivedPayment.id, id)),
  },
]

function portalRoutes(app: Server, { account, access }: Context, press: Press) {
  for (const { of, path, operationId, description, find } of PORTAL_PAPERS)
    app.get(
      path,
      {
        handlerTimeout: PRINT_TIMEOUT_MS,
        schema: {
          operationId,
          description,
          security: FOR_CUSTOMERS,
          params,
          querystring,
          response: { 200: z.any() },
        },
      },
      async (request, reply) => {
        const wanted: Wanted = { of, id: request.params.id, language: request.query.language }
        const { organizationId } = await access.asCustomer(request, async (tx, caller) => {
          if ((await find(tx, wanted.id)).length === 0) throw new Refusal(commonErrors.notFound)
          return caller
        })
        const found = await account.database.readInOrganization(organizationId, null, tx => findDocument(tx, wanted))
        return press.answer(request, reply, wanted, found, { organizationId, actorId: null })
      },
    )
}

function sendRoutes(app: Server, { account, access, treasury }: Context, press: Press) {
  const client = treasury && openChargeClient(peerOf(treasury))

  /** Whether its customer can pay it by a link now. If providers don't respond in time, it is sent without a link. */
  async function isPayable(request: FastifyRequest, invoiceId: string): Promise<boolean> {
    const { organizationId } = await access.callerOf(request, null)
    const offers = await readOffers(account, client, { organizationId, invoiceId }).catch((error: unknown) => {
      if (!(error instanceof Refusal))
        request.log.warn({ err: error, requestId: request.id }, 'payment methods were not answered')
      return []
    })
    return offers.some(offer => offer.isPossible)
  }

  sendRoute(app, press, {
    path: '/v1/invoices/send',
    operationId: 'sendInvoices',
    description:
      'Emails each issued invoice as PDF to its customer’s invoice addresses; refuses IN-7 status, IN-27 where it can’t be printed now, G-3 changed in the meantime',
    of: 'INVOICE',
    permission: 'invoicing.invoices.manage',
    languageOf: invoiceLanguage,
    async send(request, one, sent) {
      const isPaidByLink = await isPayable(request, one)
      await access.asCaller(request, 'invoicing.invoices.manage', tx =>
        sendInvoice(tx, account, { ...sent, invoiceId: one, isPayable: isPaidByLink }),
      )
    },
  })

  sendRoute(app, press, {
    path: '/v1/received-payments/send',
    operationId: 'sendReceipts',
    description:
      'Emails the receipt of each payment as PDF to its customer’s invoice addresses; refuses PY-4 status, IN-27 where it can’t be printed now, G-3 changed in the meantime',
    of: 'PAYMENT',
    permission: 'invoicing.payments.manage',
    languageOf: receiptLanguage,
    send: (request, one, sent) =>
      access.asCaller(request, 'invoicing.payments.manage', tx => sendReceipt(tx, account, one, sent)),
  })

  sendRoute(app, press, {
    path: '/v1/credit-memos/send',
    operationId: 'sendCreditMemos',
    description:
      'Emails each credit memo as PDF to its customer’s invoice addresses; refuses CM-4 status, IN-27 where it can’t be printed now, G-3 changed in the meantime',
    of: 'MEMO',
    permission: 'invoicing.creditMemos.manage',
    languageOf: memoLanguage,
    send: (request, one, sent) =>
      access.asCaller(request, 'invoicing.creditMemos.manage', tx => sendMemo(tx, account, one, sent)),
  })
}
