// Response shapes of statements of account.
import { z } from 'zod'
import { type Currency, currency, money, showMoney } from '../../../kit/money.ts'
import { BUCKETS } from '../../../kit/ages.ts'
import { bucketShape } from '../agedReceivables/public.ts'
import { agesOf, OPEN_CREDIT_KINDS, STATEMENT_KINDS } from './figures.ts'
import type { CustomerStatement } from './read.ts'

export const statementShape = z
  .object({
    customerId: z.uuid(),
    customerName: z.string(),
    currency,
    currencies: z.array(currency).describe('In which it has invoices'),
    from: z.string(),
    to: z.string(),
    today: z.string(),
    opening: money.describe('What it owed before the first day'),
    entries: z
      .array(
        z
          .object({
            kind: z.enum(STATEMENT_KINDS).meta({ id: 'StatementKind' }),
            recordId: z.uuid(),
            number: z.string().nullable(),
            day: z.string(),
            isTakenBack: z.boolean().describe('It takes back what it did before'),
            isUnverified: z.boolean().describe('Of a transfer that no bank line shows yet'),
            amount: money.describe('What it adds to the balance; below 0 where it is less by it'),
            balance: money.describe('What was owed after it'),
          })
          .meta({ id: 'StatementEntry' }),
      )
      .describe('Entries of the period, oldest first, at most 2,000'),
    charges: money.describe('Total of entries that increase the balance'),
    credits: money.describe('Total of entries that decrease the balance'),
    writtenOff: money.describe('Part of the credits that was written off'),
    closing: money.describe('What it owed after the last day: what remains and is awaited, less open credit'),
    items: z
      .array(
        z
          .object({
            invoiceId: z.uuid(),
            number: z.string(),
            partName: z.string().nullable(),
            invoiceDate: z.string(),
            dueOn: z.string().nullable(),
            bucket: bucketShape,
            remaining: money,
            waitingForSlip: money,
          })
          .meta({ id: 'StatementItem' }),
      )
      .describe('Open invoices and installments at the end of the period'),
    openCredits: z.array(
      z
        .object({
          kind: z.enum(OPEN_CREDIT_KINDS).meta({ id: 'StatementCreditKind' }),
          recordId: z.uuid(),
          number: z.string(),
          day: z.string(),
          amount: money,
        })
        .meta({
          id: 'StatementCredit',
          description: 'What of a payment or memo paid no invoice yet; below 0 of a refund whose credit is gone',
        }),
    ),
    ages: z.array(z.object({ bucket: bucketShape, amount: money }).meta({ id: 'StatementAge' })),
    remaining: money.describe('Part of the closing balance that is due in cash'),
    waitingForSlip: money.describe('Part of the closing balance that was withheld and awaits its slip'),
    unapplied: money.describe('Open credit, which reduces the closing balance'),
    unverified: money.describe('Amount of payments that no statement transaction confirms yet'),
    nextDueOn: z.string().nullable(),
  })
  .meta({ id: 'CustomerStatement', description: 'A customer’s statement of account' })

export function showStatement(statement: CustomerStatement): z.infer<typeof statementShape> {
  const of: Currency = statement.currency
  const show = (minor: bigint) => showMoney(minor, of)
  const { customerId, customerName, currencies, from, to, today, nextDueOn } = statement
  return {
    customerId,
    customerName,
    currency: of,
    currencies,
    from,
    to,
    today,
    opening: show(statement.openingMinor),
    entries: statement.entries.map(({ minor, balanceMinor, ...entry }) => ({
      ...entry,
      amount: show(minor),
      balance: show(balanceMinor),
    })),
    charges: show(statement.chargesMinor),
    credits: show(statement.creditsMinor),
    writtenOff: show(statement.writtenOffMinor),
    closing: show(statement.closingMinor),
    items: statement.items.map(({ remainingMinor, waitingMinor, ...item }) => ({
      ...item,
      remaining: show(remainingMinor),
      waitingForSlip: show(waitingMinor),
    })),
    openCredits: statement.credits.map(({ minor, ...credit }) => ({ ...credit, amount: show(minor) })),
    ages: agesOf(statement.items, BUCKETS).map(({ bucket, minor }) => ({ bucket, amount: show(minor) })),
    remaining: show(statement.remainingMinor),
    waitingForSlip: show(statement.waitingMinor),
    unapplied: show(statement.unappliedMinor),
    unverified: show(statement.unverifiedMinor),
    nextDueOn,
  }
}
