// HTTP of the tax of bills: rates, estimates, and the withholding slip.
import { z } from 'zod'
import { businessDate } from '../../../kit/businessDate.ts'
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import { billList } from '../list.ts'
import { billShape, showBill } from '../shapes.ts'
import { estimateTax, ratesOn } from './estimateTax.ts'
import { recordSlip } from './recordSlip.ts'
import { estimate, estimateQuery, slipBody, taxRates } from './shapes.ts'

const VIEW = 'treasury.bills.view'

export function taxRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/bills/tax-rates',
    {
      schema: {
        operationId: 'getBillTaxRates',
        description: 'VAT and withholding rates on a date, with their source',
        querystring: z.strictObject({ date: businessDate }),
        response: { 200: taxRates },
      },
    },
    request => access.asCaller(request, VIEW, async () => ratesOn(request.query.date)),
  )

  app.get(
    '/v1/bills/tax-estimate',
    {
      schema: {
        operationId: 'estimateBillTax',
        description:
          'Computes the tax of a bill; refuses BI-13 too far from what is computed, BI-15 no rate known for the date',
        querystring: estimateQuery,
        response: { 200: estimate },
      },
    },
    request => access.asCaller(request, VIEW, tx => estimateTax(tx, request.query)),
  )

  app.put(
    '/v1/bills/:id/withholding-slip',
    {
      schema: {
        operationId: 'recordWithholdingSlip',
        description:
          'Records the number of the withholding slip; refuses BI-8 not approved, BI-18 nothing is withheld, G-3 stale version',
        params: z.strictObject({ id }),
        body: slipBody,
        response: { 200: billShape },
      },
    },
    request =>
      access.asCaller(request, 'treasury.bills.manage', async (tx, caller) => {
        await recordSlip(tx, request.params.id, request.body)
        return showBill((await billList.readOne(tx, request.params.id))!, caller)
      }),
  )
}
