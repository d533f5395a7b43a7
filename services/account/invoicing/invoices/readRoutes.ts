// HTTP routes for details of invoices: lines, revisions, figures while the user types, and the tax settings.
import type { Access } from '../../../kit/access.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Server } from '../../../kit/http/server.ts'
import { invoiceRevisions } from './describe.ts'
import { type InvoiceDraft, invoiceDraft, taxSettingsBody } from './input.ts'
import { invoicesOf } from './list.ts'
import { readSeller } from './parties.ts'
import { readInvoiceLines } from './repository.ts'
import {
  amountsShape,
  idsOfOrders,
  invoiceLines,
  invoiceRevisionsShape,
  ofInvoices,
  ofOrders,
  showInstalment,
  showLine,
  showTaxSettings,
  showTypedLine,
  taxSettingsShape,
} from './shapes.ts'
import { updateTaxSettings } from './taxSettings.ts'
import { showTotals } from './totals.ts'
import { computeTyped } from './typed.ts'

const VIEW = 'invoicing.invoices.view'

/** Reads invoices by their ids, and by those of orders. */
export function readRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/invoices/lines',
    {
      schema: {
        operationId: 'listInvoiceLines',
        description: 'Lines of each invoice, in document order',
        querystring: ofInvoices,
        response: { 200: invoiceLines },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await readInvoiceLines(tx, request.query.invoiceIds)).map(showLine),
      })),
  )

  app.get(
    '/v1/invoices/revisions',
    {
      schema: {
        operationId: 'listInvoiceRevisions',
        description: 'Changes of each invoice, newest first, at most 100',
        querystring: ofInvoices,
        response: { 200: invoiceRevisionsShape },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: await invoiceRevisions.list(tx, request.query.invoiceIds),
      })),
  )

  app.get(
    '/v1/invoices/of-orders',
    {
      schema: {
        operationId: 'listInvoicesOfOrders',
        description: 'Invoices of each order, newest first, at most 100',
        querystring: ofOrders,
        response: { 200: idsOfOrders },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: await invoicesOf(tx, request.query.orderIds) })),
  )

  app.post(
    '/v1/invoices/amounts',
    {
      schema: {
        operationId: 'computeInvoice',
        description:
          'Computes the amounts of an invoice that is being entered; nothing is stored; refuses IN-2 discount too large, IN-3 milestones, IN-5 VAT without registration, IN-10 due before the invoice date, IN-14 no tax rate, IN-18 deduction',
        body: invoiceDraft,
        response: { 200: amountsShape },
      },
    },
    request => access.asCaller(request, VIEW, tx => computeInvoice(tx, request.body)),
  )

  settingsRoutes(app, { access })
}

async function computeInvoice(tx: Tx, draft: InvoiceDraft) {
  const { currency, vatTreatment, invoiceDate } = draft
  const { amounts, rate, milestones, dueDate } = await computeTyped(tx, draft)
  return {
    lines: amounts.lines.map(showTypedLine),
    milestones: milestones.map(each => showInstalment(each, { due: dueDate, currency })),
    totals: showTotals({ ...amounts, ...rate, withheld: amounts.withheldTexts, vatTreatment, invoiceDate }, currency),
    dueDate,
  }
}

function settingsRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/invoices/tax-settings',
    {
      schema: {
        operationId: 'getInvoiceTaxSettings',
        description: 'Tax settings that invoices use',
        response: { 200: taxSettingsShape },
      },
    },
    request => access.asCaller(request, VIEW, async tx => showTaxSettings(await readSeller(tx))),
  )

  app.put(
    '/v1/invoices/tax-settings',
    {
      schema: {
        operationId: 'updateInvoiceTaxSettings',
        description:
          'Changes the tax settings; issued invoices are unchanged; refuses G-3 stale version, IN-50 registered for VAT without a tax number, OG-16 tax number and NITKU taken',
        body: taxSettingsBody,
        response: { 200: taxSettingsShape },
      },
    },
    request =>
      access.asCaller(request, 'account.company.manage', async tx =>
        showTaxSettings(await updateTaxSettings(tx, request.body)),
      ),
  )
}
