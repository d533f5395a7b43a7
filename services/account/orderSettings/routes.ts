import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import type { OrderSettings } from './table.ts'
import { formatMinor, minorOf, nonNegativeDecimal } from '../../kit/money.ts'
import { readOrderSettings, updateOrderSettings } from './orderSettings.ts'

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullable()
    .transform(typed => typed || null)

const prefix = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,10}$/)
  .describe('Prefix of numbers: INV gives INV-2026-000001')

const settings = {
  salesOrderPrefix: prefix,
  invoicePrefix: prefix,
  creditMemoPrefix: prefix,
  paymentPrefix: prefix,
  paymentTermDays: z.int().min(0).max(365).describe('Payment term in days from the invoice date; 0: due immediately'),
}

const rejectedDays = z
  .int()
  .min(1)
  .max(3_650)
  .describe('Retention in days of documents of customers that were rejected or never responded to their invitation')
const deactivatedYears = z.int().min(1).max(30).describe('Retention in years of documents of deactivated customers')

const LIMIT =
  'What new customers may owe, in the organization’s currency; null: without a limit, 0: they pay in advance'

const settingsShape = z
  .object({
    ...settings,
    creditLimit: z.string().nullable().describe(LIMIT),
    invoiceNote: z.string().nullable(),
    invoiceTerms: z.string().nullable(),
    rejectedRetentionDays: rejectedDays,
    deactivatedRetentionYears: deactivatedYears,
    version: z.int().describe('Version to send with the next change; 0 before the first save'),
  })
  .meta({ id: 'OrderSettings', description: 'What orders and invoices begin with' })

const settingsBody = z.strictObject({
  ...settings,
  creditLimit: nonNegativeDecimal.nullable().describe(LIMIT),
  invoiceNote: text(1_000),
  invoiceTerms: text(2_000),
  rejectedRetentionDays: rejectedDays.optional(),
  deactivatedRetentionYears: deactivatedYears.optional(),
  version: z.int().min(0),
})

const show = ({ creditLimitMinor, ...rest }: OrderSettings) => ({
  ...rest,
  creditLimit: creditLimitMinor === null ? null : formatMinor(creditLimitMinor),
})

export function orderSettingsRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/order-settings',
    {
      schema: {
        operationId: 'getOrderSettings',
        description: 'Numbering, terms and texts of new orders and invoices',
        response: { 200: settingsShape },
      },
    },
    request => access.asCaller(request, null, async tx => show(await readOrderSettings(tx))),
  )

  app.put(
    '/v1/order-settings',
    {
      schema: {
        operationId: 'updateOrderSettings',
        description: 'Changes them; only for organizations that use invoicing',
        body: settingsBody,
        response: { 200: settingsShape },
      },
    },
    request => {
      const { creditLimit, ...input } = request.body
      const creditLimitMinor = creditLimit === null ? null : minorOf(creditLimit)
      return access.asCaller(request, 'account.company.manage', async tx =>
        show(await updateOrderSettings(tx, { ...input, creditLimitMinor })),
      )
    },
  )
}
