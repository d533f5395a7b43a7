// Request and response shapes of reminders.
import { z } from 'zod'
import { idList } from '../../../kit/idShapes.ts'
import { proseOf } from '../../../kit/nameShape.ts'
import { money, showMoney } from '../../../kit/money.ts'
import { type Agreement, isDisputed } from './agreements.ts'
import type { Preview } from './byHand.ts'
import type { ReminderEmail } from './list.ts'
import { EARLIEST_DAYS, LATEST_DAYS, MAX_LEVELS } from './rules.ts'
import { REMINDER_KINDS, type ReminderSettings } from './table.ts'

export const ofInvoices = z.strictObject({ invoiceIds: idList })
export const ofCustomers = z.strictObject({ customerIds: idList })

const text = (longest: number) =>
  proseOf(longest)
    .nullable()
    .transform(typed => typed || null)

const day = z.int().min(EARLIEST_DAYS).max(LATEST_DAYS).describe('Days after the due date; negative: before it')

const level = z
  .object({
    days: z.int().describe('Days after the due date; negative: before it'),
    words: z
      .object({ en: z.string().nullable(), id: z.string().nullable() })
      .meta({ id: 'ReminderWords', description: 'The seller’s own words by language; null: those of Arus' }),
  })
  .meta({ id: 'ReminderLevel', description: 'One of the reminders, and when it is sent' })

export const settingsShape = z
  .object({
    isOn: z.boolean().describe('Whether customers are reminded of what is due'),
    areSlipsOn: z.boolean().describe('Whether customers are reminded each month of slips that are awaited'),
    levels: z.array(level),
    version: z.int().describe('0 while nothing has been saved'),
  })
  .meta({ id: 'ReminderSettings', description: 'What customers are reminded of, and when' })

export const settingsBody = z.strictObject({
  isOn: z.boolean(),
  areSlipsOn: z.boolean(),
  levels: z
    .array(z.strictObject({ days: day, words: z.strictObject({ en: text(1_000), id: text(1_000) }) }))
    .min(1)
    .max(MAX_LEVELS),
  version: z.int().min(0),
})

export const showSettings = ({ paymentsSince, slipsSince, levels: all, version }: ReminderSettings) => ({
  isOn: paymentsSince !== null,
  areSlipsOn: slipsSince !== null,
  levels: all,
  version,
})

const customerFields = {
  days: z.array(day).min(1).max(MAX_LEVELS).nullable().describe('Days of its reminders; null: the organization’s'),
  isPaused: z.boolean().describe('Whether automatic reminders are paused'),
  pausedUntil: z.iso.date().nullable().describe('Last day of the pause, inclusive; null: indefinite, or not paused'),
}
export const customerSettingsShape = z
  .object({ ...customerFields, customerId: z.uuid(), pausedUntil: z.string().nullable(), version: z.int() })
  .meta({ id: 'CustomerReminderSettings', description: 'How a customer is reminded' })
export const customerSettingsBody = z.strictObject({ ...customerFields, version: z.int().min(0) })

export const promiseBody = z.strictObject({
  date: z.iso.date().nullable().describe('The day by which it is promised; null: no promise holds'),
  note: text(500),
  version: z.int().min(0),
})
export const disputeBody = z.strictObject({
  reason: text(500).describe('What the customer disputes; null: it is settled'),
  version: z.int().min(0),
})

export const agreementShape = z
  .object({
    invoiceId: z.uuid(),
    promisedOn: z.string().nullable().describe('The day by which its customer promised to pay; null: no promise holds'),
    promiseNote: z.string().nullable(),
    promisedAt: z.string().nullable(),
    promisedBy: z.uuid().nullable(),
    isDisputed: z.boolean(),
    disputeReason: z.string().nullable().describe('Also of a dispute that is settled'),
    disputedAt: z.string().nullable(),
    disputedBy: z.uuid().nullable(),
    disputeClosedAt: z.string().nullable(),
    disputeClosedBy: z.uuid().nullable(),
    version: z.int().describe('0 while nothing was agreed'),
  })
  .meta({
    id: 'InvoiceAgreement',
    description: 'Agreements with the customer about an invoice: promise to pay and dispute',
  })
export const showAgreement = (agreement: Agreement) => ({ ...agreement, isDisputed: isDisputed(agreement) })

const part = z
  .object({
    invoiceId: z.uuid(),
    number: z.string(),
    partName: z.string().nullable().describe('Name of the installment; null for the invoice itself'),
    dueOn: z.string().nullable(),
    amount: money,
  })
  .meta({ id: 'ReminderPart', description: 'An invoice or installment in a reminder' })
export const emailShape = z
  .object({
    ownerId: z.uuid().describe('The invoice or customer that was asked about'),
    id: z.uuid(),
    customerId: z.uuid(),
    kind: z.enum(REMINDER_KINDS).meta({ id: 'ReminderKind' }),
    day: z.string().describe('The organization’s own day'),
    level: z.int().nullable().describe('Which level decided the words, counted from 1; null: of slips'),
    isByHand: z.boolean(),
    emails: z.array(z.string()),
    sentAt: z.string(),
    sentBy: z.uuid().nullable(),
    parts: z.array(part),
  })
  .meta({ id: 'ReminderEmail', description: 'A reminder that was sent' })
export const sentReminders = z.object({ items: z.array(emailShape) })
export const showEmail = ({ parts, ...email }: ReminderEmail) => ({
  ...email,
  parts: parts.map(({ amount, currency, ...asked }) => ({ ...asked, amount: showMoney(BigInt(amount), currency) })),
})

export const previewShape = z
  .object({
    customerId: z.uuid(),
    customerName: z.string(),
    language: z.enum(['en', 'id']),
    emails: z.array(z.string()),
    level: z.int(),
    invoiceIds: z.array(z.uuid()),
    hasLinks: z.boolean().describe('Whether it contains payment links'),
    subject: z.string(),
    text: z.string().describe('Text, plain, without links'),
  })
  .meta({ id: 'ReminderPreview', description: 'A reminder as it would be sent now' })
export const showPreview = ({ customer, email, ...rest }: Preview) => ({
  ...rest,
  customerId: customer.id,
  customerName: customer.name,
  language: customer.language,
  subject: email.subject,
  text: email.text,
})
