// HTTP routes of the month end: responses, no rules.
import { z } from 'zod'
import { businessMonth } from '../../../kit/businessDate.ts'
import type { Server } from '../../../kit/http/server.ts'
import type { AccountRouteContext } from '../../module.ts'
import { readMonthEnd } from './monthEnd.ts'

/** For users who keep the books. Each fact also requires the permission for its records. */
const VIEW = 'invoicing.journals.view'

const monthEnd = z
  .object({
    month: z.string(),
    invoices: z
      .object({ issued: z.int(), drafts: z.int(), waitingApproval: z.int() })
      .nullable()
      .describe('Invoices dated in the month; null without invoicing.invoices.view'),
    creditMemos: z
      .object({ drafts: z.int(), waitingApproval: z.int() })
      .nullable()
      .describe('Undecided credit memos dated in the month; null without invoicing.creditMemos.view'),
    payments: z
      .object({
        pending: z.int().describe('To be confirmed by a person'),
        unverified: z.int().describe('Transfers that no bank line shows'),
      })
      .nullable()
      .describe('Payments received dated in the month; null without invoicing.payments.view'),
    slips: z
      .object({ pending: z.int().describe('Sent by customers and to be confirmed') })
      .nullable()
      .describe('Withholding slips dated in the month; null without invoicing.payments.view'),
    awaitedSlips: z
      .object({ invoices: z.int().describe('Of which nothing but a slip is awaited') })
      .nullable()
      .describe('Of invoices dated in the month; null without invoicing.invoices.view'),
    taxInvoices: z
      .object({
        toExport: z.int().describe('Not exported, or rejected'),
        exported: z.int().describe('Number that was exported and is not approved by the tax office'),
        approved: z.int(),
        uploadDueDate: z.string().describe('Upload deadline for the month, inclusive'),
        daysLeft: z.int().describe('Days until then, below 0 once it is past'),
      })
      .nullable()
      .describe('Of invoices dated in the month that need one; null without invoicing.invoices.view'),
  })
  .meta({ id: 'MonthEnd', description: 'What invoicing’s records say of closing a month' })

export function monthEndRoutes(app: Server, { access }: Pick<AccountRouteContext, 'access'>) {
  app.get(
    '/v1/month-end',
    {
      schema: {
        operationId: 'getMonthEnd',
        description:
          'What stands in the way of closing a month; each fact is null without the permission to see its records; refuses G-2 a month that has not begun',
        querystring: z.strictObject({ month: businessMonth }),
        response: { 200: monthEnd },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, { permissions }) => ({
        month: request.query.month,
        ...(await readMonthEnd(tx, request.query.month, permissions)),
      })),
  )
}
