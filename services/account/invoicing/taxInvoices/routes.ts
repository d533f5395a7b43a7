// HTTP routes of tax invoices: validation and responses, no rules.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, toEachAsCaller } from '../../../kit/bulk.ts'
import { readContent } from '../../../kit/csvText.ts'
import type { Files } from '../../../kit/files/files.ts'
import { downloadHeaders } from '../../../kit/files/routes.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { id } from '../../../kit/idShapes.ts'
import { approveTaxInvoice, cancelTaxInvoice, rejectTaxInvoice, setFacility } from './decide.ts'
import { codes } from './errors.ts'
import { checkTaxInvoices, exportTaxInvoices, readTaxInvoiceFile } from './exportFile.ts'
import { importNumber, repeated, takenBy, type RowResult } from './importNumbers.ts'
import { MANAGE } from './lifecycle.ts'
import { COLUMN_HINT, MAX_ROWS, type NumberRow, readNumbers } from './numbersFile.ts'
import { readTaxInvoices } from './repository.ts'
import {
  approvals,
  chosenInvoices,
  exportBody,
  facilityBody,
  faultsShape,
  fileShape,
  importAnswer,
  numbersFile,
  ofInvoices,
  rejection,
  showFaults,
  showTaxInvoice,
  taxInvoices,
} from './shapes.ts'

const VIEW = 'invoicing.invoices.view'

type Context = { access: Access; files: Files }

/** Routes to export tax invoices, and to record the tax office's responses. */
export function taxInvoiceRoutes(app: Server, context: Context) {
  const { access } = context

  app.get(
    '/v1/tax-invoices',
    {
      schema: {
        operationId: 'listTaxInvoices',
        description: 'Tax invoices of issued invoices; drafts have none',
        querystring: ofInvoices,
        response: { 200: taxInvoices },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, caller) => ({
        items: (await readTaxInvoices(tx, request.query.invoiceIds)).map(row => showTaxInvoice(row, caller)),
      })),
  )

  fileRoutes(app, context)
  decisionRoutes(app, context)
  importRoute(app, context)
}

function fileRoutes(app: Server, { access }: Context) {
  app.post(
    '/v1/tax-invoices/check',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'checkTaxInvoices',
        description: 'Faults of invoices that prevent their export, and warnings',
        body: chosenInvoices,
        response: { 200: faultsShape },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => showFaults(await checkTaxInvoices(tx, request.body.invoiceIds))),
  )

  app.post(
    '/v1/tax-invoices/export',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'exportTaxInvoices',
        description:
          'Exports all given invoices to one file for the tax office, or none; refuses IN-11 where one has a fault',
        headers: keyHeader,
        body: exportBody,
        response: { 201: fileShape },
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const { body: made } = await access.asCaller(request, MANAGE, tx =>
        once(tx, headers['idempotency-key'], ['exportTaxInvoices', body], () => exportTaxInvoices(tx, body)),
      )
      return reply.code(201).send(made)
    },
  )

  app.get(
    '/v1/tax-invoices/files/:id/content',
    {
      schema: {
        operationId: 'fetchTaxInvoiceFile',
        description: 'An exported file for the tax office',
        params: z.strictObject({ id }),
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { name, content } = await access.asCaller(request, MANAGE, tx => readTaxInvoiceFile(tx, request.params.id))
      return reply.headers(downloadHeaders(name, 'application/xml; charset=utf-8')).send(content)
    },
  )
}

function decisionRoutes(app: Server, { access }: Context) {
  app.post(
    '/v1/tax-invoices/approve',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'approveTaxInvoices',
        description:
          'Stores numbers issued by the tax office, or corrects them; refuses IN-12 malformed or taken, IN-25 status, G-3 stale version',
        body: approvals,
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const given = new Map(request.body.approvals.map(approval => [approval.invoiceId, approval]))
      return toEachAsCaller(access, MANAGE, request, [...given.keys()], (tx, one) =>
        approveTaxInvoice(tx, given.get(one)!),
      )
    },
  )

  app.post(
    '/v1/tax-invoices/reject',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'rejectTaxInvoices',
        description: 'Records rejections by the tax office; the invoices can be exported again; refuses IN-25 status',
        body: rejection,
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const { invoiceIds, reason } = request.body
      return toEachAsCaller(access, MANAGE, request, invoiceIds, (tx, invoiceId) =>
        rejectTaxInvoice(tx, { invoiceId, reason }),
      )
    },
  )

  app.post(
    '/v1/tax-invoices/cancel',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'cancelTaxInvoices',
        description:
          'Records that tax invoices of canceled invoices were canceled at the tax office; refuses IN-25 status',
        body: chosenInvoices,
        response: { 200: bulkAnswer },
      },
    },
    request => toEachAsCaller(access, MANAGE, request, request.body.invoiceIds, cancelTaxInvoice),
  )

  app.post(
    '/v1/tax-invoices/facility',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'setTaxInvoiceFacility',
        description:
          'Sets the rule under which VAT is not collected or exempt; refuses IN-25 status, or VAT that is charged',
        body: facilityBody,
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const { invoiceIds, facility } = request.body
      return toEachAsCaller(access, MANAGE, request, invoiceIds, (tx, invoiceId) =>
        setFacility(tx, { invoiceId, facility }),
      )
    },
  )
}

function importRoute(app: Server, { access, files }: Context) {
  app.post(
    '/v1/tax-invoices/import',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'importTaxInvoiceNumbers',
        description:
          'Stores the numbers of a file, each row independently; a row that differs from its invoice is refused with the reason; refuses IN-26 another file',
        body: numbersFile,
        response: { 200: importAnswer },
      },
    },
    async request => {
      const file = await access.asCaller(request, MANAGE, tx =>
        files.storedFile(tx, request.body.fileId, 'TAX_INVOICE_NUMBERS'),
      )
      const given = await readNumbers(await files.read(file, readContent))
      if (!given)
        throw new Refusal(codes.taxInvoiceNumbersFile, {
          path: 'fileId',
          params: { columns: COLUMN_HINT, maximum: MAX_ROWS },
        })
      const rows: RowResult[] = []
      const seen = new Set<string>()
      for (const row of given) {
        rows.push(seen.has(row.reference) ? repeated(row) : await storeRow(request, access, row))
        seen.add(row.reference)
      }
      return { rows }
    },
  )
}

/** In its own transaction: a used number only undoes its own row. */
async function storeRow(request: FastifyRequest, access: Access, row: NumberRow): Promise<RowResult> {
  try {
    return await access.asCaller(request, MANAGE, tx => importNumber(tx, row))
  } catch (error) {
    const taken = takenBy(error, row)
    if (taken) return taken
    throw error
  }
}
