// A bank that answers as a test says. The protocol itself is tested with the sandbox bank.
import { generateKeyPairSync } from 'node:crypto'
import {
  type BankBalance,
  type BankConnection,
  BankFault,
  type BankFaultReason,
  type BankStatementRow,
  type StatementSpan,
} from '../../../../services/treasury/connections/bankConnection.ts'

const pem = { format: 'pem', type: 'pkcs8' } as const

export const rsaKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(pem).toString()
export const shortKey = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export(pem).toString()
export const curveKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(pem).toString()

/** Credentials in a valid format. */
export const credentials = {
  clientId: 'client-1',
  clientSecret: 'secret-1',
  channelId: '95051',
  partnerId: 'partner-1',
  privateKey: rsaKey,
}

const OPENING = 100_000_000n

type Entry = Pick<BankStatementRow, 'date' | 'direction' | 'amountMinor' | 'description'>

export function openFakeBank(now: () => Temporal.Instant) {
  const entries: Entry[] = []
  const spans: string[] = []
  const asked: string[] = []
  const state: { fault: BankFaultReason | null; lie: bigint; status: BankBalance['status'] } = {
    fault: null,
    lie: 0n,
    status: undefined,
  }
  const notAsked = () => Promise.reject(new Error('nobody pays here'))

  const signed = ({ direction, amountMinor }: Entry) => (direction === 'DEBIT' ? -amountMinor : amountMinor)
  const sumOf = (some: readonly Entry[]) => some.reduce((sum, entry) => sum + signed(entry), OPENING)
  const refuse = () => {
    if (state.fault) throw new BankFault(state.fault, 'the bank said no', '4017300')
  }

  const connection: BankConnection = {
    balance: async ({ accountNumber }) => {
      asked.push(accountNumber)
      refuse()
      const ledgerMinor = sumOf(entries)
      return { ledgerMinor, availableMinor: ledgerMinor - 1_000n, at: now(), status: state.status }
    },
    statement: async (_account, { from, to }: StatementSpan) => {
      refuse()
      spans.push(`${from}/${to}`)
      const earlier = entries.filter(entry => entry.date < from.toString())
      const asked = entries.filter(entry => entry.date >= from.toString() && entry.date <= to.toString())
      let balanceMinor = sumOf(earlier)
      const rows = asked.map((entry, place) => {
        balanceMinor += signed(entry)
        return { ...entry, transactionId: `T${place}`, balanceMinor: balanceMinor + state.lie }
      })
      return { openingMinor: sumOf(earlier), closingMinor: balanceMinor, rows }
    },
    inquire: notAsked,
    transfer: notAsked,
    status: notAsked,
  }
  return {
    connection,
    /** Days that statements were requested for. */
    spans,
    /** Accounts whose balances were requested. */
    asked,
    state,
    book: (date: string, amountMinor: bigint, description: string) => {
      const direction = amountMinor < 0n ? 'DEBIT' : 'CREDIT'
      entries.push({ date, direction, amountMinor: amountMinor < 0n ? -amountMinor : amountMinor, description })
    },
  }
}
