// The bank's state, derived from its journal.
import type { JournalEntry, TransferExecuted } from './entries.ts'

export type AccountLine = {
  transactionId: string
  at: string
  direction: 'CREDIT' | 'DEBIT'
  amountMinor: bigint
  balanceMinor: bigint
  description: string
}

export type Account = {
  bankCode: string
  accountNumber: string
  name: string
  currency: string
  openingMinor: bigint
  balanceMinor: bigint
  lines: AccountLine[]
}

export type Transfer = TransferExecuted & { at: string; state: 'PENDING' | 'SETTLED' | 'RETURNED'; reason: string }

type OrderKey = { bankCode: string; clientId: string; reference: string }

const accountKeyOf = (bankCode: string, accountNumber: string) => `${bankCode}/${accountNumber}`
const orderKeyOf = ({ bankCode, clientId, reference }: OrderKey) => `${bankCode}/${clientId}/${reference}`

export type Ledger = ReturnType<typeof openLedger>

export function openLedger(entries: readonly JournalEntry[]) {
  const accounts = new Map<string, Account>()
  const transfers = new Map<string, Transfer>()
  /** Transfers that have neither arrived nor been returned. */
  const pending = new Map<string, Transfer>()

  function book(
    account: Account | undefined,
    { seq, at }: JournalEntry,
    part: number,
    line: Pick<AccountLine, 'direction' | 'amountMinor' | 'description'>,
  ) {
    if (!account || line.amountMinor === 0n) return
    account.balanceMinor += line.direction === 'CREDIT' ? line.amountMinor : -line.amountMinor
    const transactionId = `${String(seq).padStart(10, '0')}${part}`
    account.lines.push({ transactionId, at, balanceMinor: account.balanceMinor, ...line })
  }

  function applyExecution(entry: JournalEntry & TransferExecuted) {
    const source = accounts.get(accountKeyOf(entry.bankCode, entry.sourceAccountNumber))
    // Separated, as banks do: otherwise the first word of a remark could be read as part of the name.
    const remark = entry.remark && ` / ${entry.remark}`
    const description = `TRF ${entry.reference} ${entry.beneficiary.name}${remark}`
    book(source, entry, 1, { direction: 'DEBIT', amountMinor: BigInt(entry.amountMinor), description })
    const fee = { direction: 'DEBIT', amountMinor: BigInt(entry.feeMinor) } as const
    book(source, entry, 2, { ...fee, description: `BIAYA TRF ${entry.reference}` })
    const transfer: Transfer = { ...entry, state: 'PENDING', reason: '' }
    transfers.set(orderKeyOf(entry), transfer)
    pending.set(orderKeyOf(entry), transfer)
  }

  function applyEnd(entry: JournalEntry & OrderKey, state: 'SETTLED' | 'RETURNED', reason: string) {
    const key = orderKeyOf(entry)
    const transfer = transfers.get(key)
    if (!transfer) throw new Error(`the journal ends an order that it does not know: ${key}`)
    pending.delete(key)
    Object.assign(transfer, { state, reason })
    const amountMinor = BigInt(transfer.amountMinor)
    if (state === 'SETTLED') {
      const { bankCode, accountNumber } = transfer.beneficiary
      const sender = accounts.get(accountKeyOf(transfer.bankCode, transfer.sourceAccountNumber))
      const remark = transfer.remark && ` / ${transfer.remark}`
      const said = ['TRF MASUK', transfer.referenceNo, transfer.sourceAccountNumber, sender?.name]
      const description = said.filter(part => part !== undefined).join(' ') + remark
      book(accounts.get(accountKeyOf(bankCode, accountNumber)), entry, 1, {
        direction: 'CREDIT',
        amountMinor,
        description,
      })
      return
    }
    const source = accounts.get(accountKeyOf(transfer.bankCode, transfer.sourceAccountNumber))
    const back = amountMinor + BigInt(transfer.feeMinor)
    const description = `RETUR TRF ${transfer.reference}`
    book(source, entry, 1, { direction: 'CREDIT', amountMinor: back, description })
  }

  function apply(entry: JournalEntry) {
    switch (entry.kind) {
      case 'ACCOUNT_OPENED': {
        const { bankCode, accountNumber, name, currency } = entry
        const openingMinor = BigInt(entry.openingMinor)
        const account = { bankCode, accountNumber, name, currency, openingMinor, balanceMinor: openingMinor, lines: [] }
        accounts.set(accountKeyOf(bankCode, accountNumber), account)
        return
      }
      case 'ENTRY_BOOKED': {
        const { bankCode, accountNumber, direction, amountMinor, description } = entry
        const line = { direction, amountMinor: BigInt(amountMinor), description }
        return book(accounts.get(accountKeyOf(bankCode, accountNumber)), entry, 1, line)
      }
      case 'TRANSFER_EXECUTED':
        return applyExecution(entry)
      case 'TRANSFER_SETTLED':
        return applyEnd(entry, 'SETTLED', '')
      case 'TRANSFER_RETURNED':
        return applyEnd(entry, 'RETURNED', entry.reason)
    }
  }

  for (const entry of entries) apply(entry)
  return {
    apply,
    account: (bankCode: string, accountNumber: string) => accounts.get(accountKeyOf(bankCode, accountNumber)),
    transfer: (key: OrderKey) => transfers.get(orderKeyOf(key)),
    pending: () => [...pending.values()],
    accounts: () => [...accounts.values()],
  }
}
