// Test controls outside the standard. Served to this machine only.
import { z } from 'zod'
import { formatMinor, minorOf, positiveDecimal, decimal } from '../kit/money.ts'
import { commonErrors } from '../kit/errors.ts'
import { Refusal } from '../kit/http/problem.ts'
import type { Server } from '../kit/http/server.ts'
import type { Bank } from './bank.ts'
import { type Faults, newFault } from './faults.ts'
import { SANDBOX_BANKS } from './partners.ts'

const bankCode = z.enum(SANDBOX_BANKS)
const accountNumber = z.string().regex(/^\d{5,34}$/)

const newAccount = z.strictObject({
  bankCode,
  accountNumber,
  name: z.string().min(1).max(100),
  currency: z.string().length(3).default('IDR'),
  openingBalance: decimal.default('0.00'),
})

const newEntry = z.strictObject({
  bankCode,
  accountNumber,
  direction: z.enum(['CREDIT', 'DEBIT']),
  amount: positiveDecimal,
  description: z.string().max(200),
})

const account = z.object({
  bankCode: z.string(),
  accountNumber: z.string(),
  name: z.string(),
  currency: z.string(),
  balance: z.string(),
})

export function controlRoutes(app: Server, { bank, faults }: { bank: Bank; faults: Faults }) {
  const { ledger } = bank
  const accountOf = (code: string, number: string) => {
    const found = ledger.account(code, number)
    if (!found) throw new Refusal(commonErrors.notFound)
    const { name, currency, balanceMinor } = found
    return { bankCode: code, accountNumber: number, name, currency, balance: formatMinor(balanceMinor) }
  }

  app.get('/sandbox/accounts', { schema: { response: { 200: z.object({ items: z.array(account) }) } } }, async () => ({
    items: ledger.accounts().map(each => accountOf(each.bankCode, each.accountNumber)),
  }))

  app.post(
    '/sandbox/accounts',
    {
      schema: {
        description: 'Opens an account; one that is open stays as it is',
        body: newAccount,
        response: { 200: account },
      },
    },
    async ({ body }) => {
      const { openingBalance, ...opened } = body
      if (!ledger.account(body.bankCode, body.accountNumber))
        bank.record({ kind: 'ACCOUNT_OPENED', ...opened, openingMinor: String(minorOf(openingBalance)) })
      return accountOf(body.bankCode, body.accountNumber)
    },
  )

  app.post(
    '/sandbox/entries',
    { schema: { description: 'Moves money on an account without us', body: newEntry, response: { 200: account } } },
    async ({ body }) => {
      const { amount, ...entry } = body
      accountOf(body.bankCode, body.accountNumber)
      bank.record({ kind: 'ENTRY_BOOKED', ...entry, amountMinor: String(minorOf(amount)) })
      return accountOf(body.bankCode, body.accountNumber)
    },
  )

  app.post(
    '/sandbox/settle',
    {
      schema: {
        description: 'Lets everything arrive that is on the way',
        response: { 200: z.object({ pending: z.int() }) },
      },
    },
    async () => {
      faults.releaseLate()
      bank.settle({ all: true })
      return { pending: ledger.pending().length }
    },
  )

  app.get('/sandbox/journal', { schema: { hide: true } }, async () => ({ entries: bank.journal.entries }))

  const shown = z.object({ items: z.array(newFault) })
  const list = () => ({ items: [...faults.list()] })
  app.get('/sandbox/faults', { schema: { response: { 200: shown } } }, async () => list())
  app.post(
    '/sandbox/faults',
    { schema: { description: 'Lets the next calls go wrong', body: newFault, response: { 200: shown } } },
    async ({ body }) => {
      faults.add(body)
      return list()
    },
  )
  app.delete('/sandbox/faults', { schema: { response: { 200: shown } } }, async () => {
    faults.clear()
    return list()
  })
}
