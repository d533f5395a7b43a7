// HTTP of the tax withheld in a month.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import { pageOf } from '../../../kit/page.ts'
import { billShape, showBill } from '../shapes.ts'
import { withholdingKind } from '../tax/shapes.ts'
import { withheldFile } from './file.ts'
import { ofMonth, taxMonth, withheldList, withheldSummary } from './list.ts'

const VIEW = 'treasury.bills.view'

export function withheldRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/withheld-taxes',
    {
      schema: {
        operationId: 'listWithheldTaxes',
        description:
          'Approved and paid bills with withheld tax of a month, by default the current one, filtered and paged',
        querystring: withheldList.query,
        response: { 200: pageOf(billShape) },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, caller) => {
        const { rows, page } = await withheldList.page(tx, ofMonth(request.query))
        return page.answer(rows, row => showBill(row, caller))
      }),
  )

  app.get(
    '/v1/withheld-taxes/summary',
    {
      schema: {
        operationId: 'summarizeWithheldTaxes',
        description: withheldSummary.description,
        querystring: withheldList.filter,
        response: { 200: withheldSummary.body },
      },
    },
    request =>
      access.asCaller(request, VIEW, tx => withheldSummary.read(tx, withheldList.where(tx, ofMonth(request.query)))),
  )

  app.get(
    '/v1/withheld-taxes/file',
    {
      schema: {
        operationId: 'getWithheldTaxFile',
        description: 'Bills with withheld tax as CSV for e-Bupot; refuses BI-19 more than 20,000 of them',
        querystring: z.strictObject({
          month: taxMonth.optional(),
          entityId: id.optional(),
          withholding: withholdingKind.optional(),
        }),
        response: { 200: z.object({ fileName: z.string(), content: z.string() }) },
      },
    },
    request => access.asCaller(request, VIEW, tx => withheldFile(tx, request.query)),
  )
}
