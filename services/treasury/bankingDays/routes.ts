// HTTP of banking days: shapes in and out, no rules.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import { localeOf } from '../../kit/errors.ts'
import { nameOf } from '../../kit/nameShape.ts'
import { type OwnDay, ownDays, resetBankingDay, setBankingDay } from './bankingDays.ts'
import { NATIONAL_HOLIDAYS } from '../../kit/nationalHolidays.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const bankingDay = z
  .object({
    date: z.string(),
    name: z.string(),
    isOpen: z.boolean(),
    closesAt: z.string().nullable().describe('Time in Jakarta until which banks take payments; null: the usual hour'),
    isOwn: z.boolean().describe('Whether the organization entered it; otherwise it is from the national calendar'),
  })
  .meta({ id: 'BankingDay', description: 'An exception from the regular banking days' })

const params = z.strictObject({ date: z.iso.date() })
const dayBody = z.strictObject({
  name: nameOf(100),
  isOpen: z.boolean(),
  closesAt: time.nullable(),
})

const MANAGE = 'account.controls.manage'

const show = (day: OwnDay): z.infer<typeof bankingDay> => ({
  ...day,
  closesAt: day.closesAt?.slice(0, 'HH:MM'.length) ?? null,
  isOwn: true,
})

/** The banking calendar of the organization. */
export function bankingDayRoutes(app: Server, { access }: { access: Access }) {
  const { asCaller } = access

  app.get(
    '/v1/banking-days',
    {
      schema: {
        operationId: 'listBankingDays',
        description:
          'Days of a year that are not as their weekday says, by date; what was entered hides the national one',
        querystring: z.strictObject({ year: z.coerce.number().int().min(2020).max(2100) }),
        response: { 200: z.object({ items: z.array(bankingDay) }) },
      },
    },
    request =>
      asCaller(request, 'treasury.payments.view', async tx => {
        const { year } = request.query
        const own = (await ownDays(tx, `${year}-01-01`, `${year}-12-31`)).map(show)
        const entered = new Set(own.map(({ date }) => date))
        const language = localeOf(request.headers['accept-language'])
        const national = NATIONAL_HOLIDAYS.filter(({ date }) => date.startsWith(`${year}-`) && !entered.has(date)).map(
          each => ({ date: each.date, name: each[language], isOpen: false, closesAt: null, isOwn: false }),
        )
        return { items: [...own, ...national].toSorted((one, other) => (one.date < other.date ? -1 : 1)) }
      }),
  )

  app.put(
    '/v1/banking-days/:date',
    {
      schema: {
        operationId: 'setBankingDay',
        description: 'Enters a holiday, a working day or other hours; refuses BK-1 the day is past',
        params,
        body: dayBody,
        response: { 200: bankingDay },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx => {
        const { name, isOpen, closesAt } = request.body
        return show(await setBankingDay(tx, { ...request.params, name, isOpen, closesAt: isOpen ? closesAt : null }))
      }),
  )

  app.delete(
    '/v1/banking-days/:date',
    {
      schema: {
        operationId: 'resetBankingDay',
        description: 'Takes back what was entered for a day; refuses BK-1 the day is past',
        params,
        response: { 200: z.object({ date: z.string() }) },
      },
    },
    async request => {
      await asCaller(request, MANAGE, tx => resetBankingDay(tx, request.params.date))
      return { date: request.params.date }
    },
  )
}
