// Writes the files that the demo imports, in the layouts of banks and templates.
import { stringify } from 'csv-stringify/sync'
import type { Party } from './companies.ts'
import type { Account, Expected, Line } from './story.ts'

const decimal = (minor: bigint) => {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
const grouped = (minor: bigint) => decimal(minor).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
const two = (value: number) => String(value).padStart(2, '0')

/** A statement file of the account's bank, with running balances from `opening`. */
export function statementFile(
  account: Account,
  lines: readonly Line[],
  opening: bigint,
): { text: string; closing: bigint } {
  let balance = opening
  const rows = lines.map(line => {
    balance += line.minor
    return layouts[account.layout].row(account, line, balance)
  })
  const { header, delimiter } = layouts[account.layout]
  return { text: stringify([header, ...rows], { delimiter }), closing: balance }
}

type Layout = {
  header: string[]
  delimiter: string
  row: (account: Account, line: Line, balance: bigint) => string[]
}

const layouts: Record<Account['layout'], Layout> = {
  BCA: {
    header: ['Tanggal Transaksi', 'Keterangan', 'Cabang', 'Jumlah', 'Saldo'],
    delimiter: ',',
    row: (_account, { date, minor, text }, balance) => [
      `${two(date.day)}/${two(date.month)}/${date.year}`,
      text,
      '0000',
      `${grouped(minor)} ${minor < 0n ? 'DB' : 'CR'}`,
      grouped(balance),
    ],
  },
  MANDIRI: {
    header: [
      'AccountNo',
      'Ccy',
      'PostDate',
      'Remarks',
      'AdditionalDesc',
      'Credit Amount',
      'Debit Amount',
      'Close Balance',
    ],
    delimiter: ';',
    row: (account, { date, minor, text }, balance) => [
      account.accountNumber,
      account.currency,
      `${two(date.day)} ${date.toLocaleString('en', { month: 'long' })} ${date.year} 10:15:30`,
      text,
      '',
      minor > 0n ? decimal(minor) : '0.00',
      minor < 0n ? decimal(minor) : '0.00',
      decimal(balance),
    ],
  },
  BNI: {
    header: ['Post Date', 'Value Date', 'Branch', 'Journal No.', 'Description', 'Debit', 'Credit', 'Balance'],
    delimiter: ',',
    row: (_account, { date, minor, text }, balance) => {
      const day = `${two(date.day)}/${two(date.month)}/${two(date.year % 100)} 10.15.30`
      return [
        day,
        day,
        '0259',
        '901',
        text,
        minor < 0n ? grouped(minor) : '0.00',
        minor > 0n ? grouped(minor) : '0.00',
        grouped(balance),
      ]
    },
  },
}

/** Suppliers whose bills have withholding tax. */
const TAX_NUMBERS: Readonly<Record<string, string>> = { 'Air Bersih': '0021832415000000' }

/** Counterparties in the layout of the template. */
export const counterpartyFile = (parties: readonly Party[]) =>
  stringify([
    [
      'legal_name',
      'alias',
      'external_id',
      'type',
      'email',
      'tax_number',
      'bank_code',
      'account_number',
      'account_name',
      'account_alias',
    ],
    ...parties.map(party => [
      party.legalName,
      party.alias,
      party.externalId,
      'COMPANY',
      `finance@${party.alias.toLowerCase().replaceAll(' ', '-')}.test`,
      TAX_NUMBERS[party.alias] ?? '',
      party.bankCode,
      party.accountNumber,
      party.printed,
      'Main',
    ]),
  ])

/** Expected transactions in the layout of the template. */
export const expectedFile = (items: readonly Expected[]) =>
  stringify([
    [
      'date',
      'direction',
      'amount',
      'currency',
      'counterparty_alias',
      'bank_account_number',
      'description',
      'internal_description',
      'external_id',
    ],
    ...items.map(item => [
      item.date.toString(),
      item.direction,
      decimal(item.minor),
      'IDR',
      item.party.alias,
      item.accountNumber,
      item.description,
      '',
      item.externalId,
    ]),
  ])
