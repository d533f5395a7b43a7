// HTTP of exchange rates: shapes in and out, no rules.
import { z } from 'zod'
import { rateOfInput } from '../../kit/exchangeRate.ts'
import type { Server } from '../../kit/http/server.ts'
import { id } from '../../kit/idShapes.ts'
import type { RouteContext } from '../context.ts'
import { deleteRate, listRates, setRates } from './rates.ts'
import { exchangeRateShape, newExchangeRate, showRate } from './shapes.ts'

const VIEW = 'treasury.analysis.view'
const MANAGE = 'treasury.bankAccounts.manage'
const MAX_AT_ONCE = 100

const listed = z.object({ items: z.array(exchangeRateShape) })

export function exchangeRateRoutes(app: Server, { access }: RouteContext) {
  app.get(
    '/v1/exchange-rates',
    {
      schema: {
        operationId: 'listExchangeRates',
        description: 'The newest 100 exchange rates, those of the latest days first',
        response: { 200: listed },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: (await listRates(tx)).map(showRate) })),
  )

  app.put(
    '/v1/exchange-rates',
    {
      schema: {
        operationId: 'setExchangeRates',
        description:
          'Enters exchange rates, all or none; one of the same currency and day is replaced. Refuses G-3 stale version, AN-10 far off the latest, AN-11 a day ahead, AN-12 a day twice, AN-13 rupiah, AN-14 an unlikely first rate',
        body: z.strictObject({
          rates: z.array(newExchangeRate).min(1).max(MAX_AT_ONCE),
          acceptWarnings: z.boolean().default(false).describe('Whether rates are entered that AN-10 or AN-14 warns of'),
        }),
        response: { 200: listed },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx => {
        await setRates(
          tx,
          request.body.rates.map(({ date, rate, ...rest }) => ({ ...rest, day: date, rate: rateOfInput(rate) })),
          request.body,
        )
        return { items: (await listRates(tx)).map(showRate) }
      }),
  )

  app.delete(
    '/v1/exchange-rates/:id',
    {
      schema: {
        operationId: 'deleteExchangeRate',
        description:
          'Deletes a rate; amounts are then shown by the one before it, or not at all; refuses G-3 stale version',
        params: z.strictObject({ id }),
        querystring: z.strictObject({ version: z.coerce.number().int().min(1) }),
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await access.asCaller(request, MANAGE, tx => deleteRate(tx, request.params.id, request.query.version))
      return reply.code(204).send()
    },
  )
}
