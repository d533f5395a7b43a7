// HTTP routes of tax rates: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { businessDate } from '../../../kit/businessDate.ts'
import { formatExchangeRate, rateInput, rateOfInput } from '../../../kit/exchangeRate.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { id } from '../../../kit/idShapes.ts'
import { currency } from '../../../kit/money.ts'
import { nameOf } from '../../../kit/nameShape.ts'
import { createTaxRate, deleteTaxRate, listTaxRates } from './rates.ts'
import type { TaxRateRow } from './table.ts'

const VIEW = 'invoicing.invoices.view'
const MANAGE = 'invoicing.invoices.manage'

const taxRateShape = z
  .object({
    id: z.uuid(),
    currency,
    from: z.string().describe('First day, inclusive'),
    until: z.string().describe('Last day, inclusive'),
    rate: z.string().describe('Rupiah for one unit of the currency'),
    decree: z.string().describe('Decree of the Minister of Finance that set the rate'),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
  })
  .meta({ id: 'TaxRate', description: 'By which taxes of invoices in a foreign currency are counted in rupiah' })

const taxRateBody = z.strictObject({
  currency,
  from: businessDate,
  until: businessDate,
  rate: rateInput,
  decree: nameOf(60),
  acceptWarnings: z.boolean().default(false).describe('Whether a rate is entered that TR-3 or TR-4 warns of'),
})

const show = (row: TaxRateRow): z.infer<typeof taxRateShape> => ({
  id: row.id,
  currency: row.currency,
  from: row.validFrom,
  until: row.validUntil,
  rate: formatExchangeRate(row.rate),
  decree: row.decree,
  createdAt: row.createdAt,
  createdBy: row.createdBy,
})

export function taxRateRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/tax-rates',
    {
      schema: {
        operationId: 'listTaxRates',
        description: 'Latest 100 tax exchange rates, newest first',
        response: { 200: z.object({ items: z.array(taxRateShape) }) },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: (await listTaxRates(tx)).map(show) })),
  )

  app.post(
    '/v1/tax-rates',
    {
      schema: {
        operationId: 'createTaxRate',
        description:
          'Creates a tax exchange rate for a period; refuses TR-1 overlaps another rate, TR-2 no days or more than 31, TR-3 a rate far off the latest, TR-4 an unlikely first rate',
        headers: keyHeader,
        body: taxRateBody,
        response: { 201: taxRateShape },
      },
    },
    async (request, reply) => {
      const { headers, body: given } = request
      const { from, until, rate, decree } = given
      const { body } = await access.asCaller(request, MANAGE, tx =>
        once(tx, headers['idempotency-key'], ['createTaxRate', given], async () =>
          show(
            await createTaxRate(
              tx,
              { currency: given.currency, validFrom: from, validUntil: until, rate: rateOfInput(rate), decree },
              given,
            ),
          ),
        ),
      )
      return reply.code(201).send(body)
    },
  )

  app.delete(
    '/v1/tax-rates/:id',
    {
      schema: {
        operationId: 'deleteTaxRate',
        description: 'Deletes a tax exchange rate; invoices already issued with it keep it',
        params: z.strictObject({ id }),
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await access.asCaller(request, MANAGE, tx => deleteTaxRate(tx, request.params.id))
      return reply.code(204).send()
    },
  )
}
