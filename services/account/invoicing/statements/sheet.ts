// A statement of account as rows of a worksheet, in the reader's language; amounts in minor units, as in the exports of lists.
import type { CellKind } from '../../../kit/exports/columns.ts'
import type { Sheet, SheetRow } from '../../../kit/exports/sheet.ts'
import type { Locale } from '../../../kit/messageValues.ts'
import { formatMinor } from '../../../kit/money.ts'
import type { Entry, StatementKind } from './figures.ts'
import type { CustomerStatement, StatementView } from './read.ts'

type Words = Readonly<Record<Locale, string>>

export const KIND_WORDS: Readonly<Record<StatementKind, Words>> = {
  INVOICE: { id: 'Faktur', en: 'Invoice' },
  PAYMENT: { id: 'Pembayaran', en: 'Payment' },
  CREDIT_MEMO: { id: 'Nota kredit', en: 'Credit memo' },
  WRITE_OFF: { id: 'Dihapusbukukan', en: 'Written off' },
  REFUND: { id: 'Pengembalian dana', en: 'Refund' },
  SLIP: { id: 'Bukti potong', en: 'Withholding slip' },
  ADJUSTMENT: { id: 'Penyesuaian bank', en: 'Bank adjustment' },
}
export const TAKEN_BACK: Words = { id: 'dibatalkan', en: 'canceled' }
export const OPENING: Words = { id: 'Saldo awal', en: 'Opening balance' }
export const CLOSING: Words = { id: 'Saldo akhir', en: 'Closing balance' }

export const WRITTEN_OFF_SUM: Words = { id: 'Termasuk yang dihapusbukukan', en: 'Written off in it' }

export const UNVERIFIED: Words = { id: 'belum terverifikasi', en: 'unverified' }
export const UNVERIFIED_SUM: Words = { id: 'Termasuk pembayaran belum terverifikasi', en: 'Unverified payments in it' }

type Named = Pick<Entry, 'kind' | 'isTakenBack' | 'isUnverified'>

/** The label of an entry: its kind, whether a bank line is missing, and whether it is a reversal. */
export function entryWords({ kind, isTakenBack, isUnverified }: Named): Words {
  const words = [KIND_WORDS[kind], ...(isUnverified ? [UNVERIFIED] : []), ...(isTakenBack ? [TAKEN_BACK] : [])]
  return { id: words.map(({ id }) => id).join(', '), en: words.map(({ en }) => en).join(', ') }
}

const column = (heading: string, kind: CellKind): Sheet['columns'][number] => ({
  heading,
  kind,
  show: kind === 'AMOUNT' ? minor => formatMinor(BigInt(minor)) : value => value,
})

/** The columns and rows of a statement, including its balances. */
export function statementSheet(statement: CustomerStatement, view: StatementView, language: Locale) {
  const { customerName, currency, from, to } = statement
  const say = (words: Words) => words[language]
  const headed = (words: Words, kind: CellKind) => column(say(words), kind)
  const amount = (words: Words) => column(`${say(words)}, ${currency}`, 'AMOUNT')
  const name = `${customerName} ${to}`
  const unverified = statement.unverifiedMinor === 0n ? [] : [String(statement.unverifiedMinor)]
  if (view === 'OPEN_ITEMS') {
    const rows: SheetRow[] = [
      ...statement.items.map(item => [
        say(KIND_WORDS.INVOICE),
        item.partName === null ? item.number : `${item.number} ${item.partName}`,
        item.invoiceDate,
        item.dueOn,
        String(item.remainingMinor),
        String(item.waitingMinor),
        String(item.remainingMinor + item.waitingMinor),
      ]),
      ...statement.credits.map(({ kind, number, day, minor }) => [
        say(KIND_WORDS[kind]),
        number,
        day,
        null,
        null,
        null,
        String(-minor),
      ]),
      [
        say(CLOSING),
        null,
        to,
        null,
        String(statement.remainingMinor),
        String(statement.waitingMinor),
        String(statement.closingMinor),
      ],
      ...unverified.map(minor => [say(UNVERIFIED_SUM), null, to, null, null, null, minor]),
    ]
    const columns = [
      headed({ id: 'Jenis', en: 'Kind' }, 'TEXT'),
      headed({ id: 'Dokumen', en: 'Document' }, 'TEXT'),
      headed({ id: 'Tanggal', en: 'Date' }, 'DATE'),
      headed({ id: 'Jatuh tempo', en: 'Due' }, 'DATE'),
      amount({ id: 'Perlu ditransfer', en: 'To transfer' }),
      amount({ id: 'Bukti potong ditunggu', en: 'Slip awaited' }),
      amount({ id: 'Saldo', en: 'Balance' }),
    ]
    return { sheet: { name, columns }, rows }
  }
  const rows: SheetRow[] = [
    [from, say(OPENING), null, null, null, String(statement.openingMinor)],
    ...statement.entries.map(entry => [
      entry.day,
      say(entryWords(entry)),
      entry.number,
      entry.minor > 0n ? String(entry.minor) : null,
      entry.minor < 0n ? String(-entry.minor) : null,
      String(entry.balanceMinor),
    ]),
    [
      to,
      say(CLOSING),
      null,
      String(statement.chargesMinor),
      String(statement.creditsMinor),
      String(statement.closingMinor),
    ],
    ...(statement.writtenOffMinor === 0n
      ? []
      : [[to, say(WRITTEN_OFF_SUM), null, null, String(statement.writtenOffMinor), null]]),
    ...unverified.map(minor => [to, say(UNVERIFIED_SUM), null, null, null, minor]),
  ]
  const columns = [
    headed({ id: 'Tanggal', en: 'Date' }, 'DATE'),
    headed({ id: 'Jenis', en: 'Kind' }, 'TEXT'),
    headed({ id: 'Dokumen', en: 'Document' }, 'TEXT'),
    amount({ id: 'Tagihan', en: 'Charges' }),
    amount({ id: 'Pelunasan', en: 'Credits' }),
    amount({ id: 'Saldo', en: 'Balance' }),
  ]
  return { sheet: { name, columns }, rows }
}
