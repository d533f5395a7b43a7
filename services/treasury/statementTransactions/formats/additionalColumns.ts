// Columns that a layout doesn't use, but that name a row's account, its amount's currency, or a pending status. Portals add them freely,
// and users don't map them.
import { bareNumber } from '../../accountNumber.ts'
import { warning, type Issue, type RawLine } from './format.ts'
import type { IssueLog } from './issueLog.ts'
import { NOT_BOOKED } from './row.ts'
import { ACCOUNT_NUMBER, type OwnAccount, type Section } from './sections.ts'
import { cellText, currencyOf, sameAccount } from './text.ts'

/** Names of columns, without spaces and punctuation. Longer names belong to the other party, or to something else. */
const ACCOUNTS = /^(?:source|own)?(?:account|acct?|ac|norek|nomorrek|rek)(?:ening)?(?:no|num|number)?$|^rekeningsumber$/
const CURRENCIES = /^(?:account)?(?:currency|ccy|curr?)(?:code)?$|^(?:kode)?matauang$|^valuta$/
const STATUSES =
  /^(?:transaction|trans|trx|txn|posting|payment)?status$|^keteranganstatus$|^status(?:transaksi|mutasi|trx|pembayaran|transaction)$/

const BOOKED =
  /^(?:success(?:ful)?|succeeded|sukses|berhasil|posted|booked|book|completed?|selesai|settled|settlement|done|paid|lunas|cleared|approved|disetujui|ok|telah dibukukan|sudah dibukukan|terbukukan)$/i
const PENDING =
  /^(?:(?:in\s)?process(?:ing)?|in\sprogress|on\sprocess|(?:dalam\s|sedang\s)?(?:di)?proses|menunggu.*|waiting.*|hold|scheduled|terjadwal|belum.*|unpaid|authori[sz]ed)$/i
const FAILED =
  /^(?:failed|failure|gagal|rejected|ditolak|tolak|declined|cancel(?:l?ed)?|batal|dibatalkan|void(?:ed)?|expired|kedaluwarsa|kadaluarsa|tidak\sberhasil|unsuccessful|error)$/i

/** An amount column's name with its currency: `Amount (USD)`, `Saldo IDR`. */
const IN_NAME = /[\s([]([A-Z]{3}|rp\.?|US\$|S\$)[)\]]?$/i
const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency').filter(code => code !== 'ALL'))
const MAX_NAMED = 5
/** A number abbreviated by a spreadsheet: `5.2203E+09`. */
const SHORTENED = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i

/** What the additional columns say about each row below one header. */
export class AdditionalColumns {
  private readonly header: readonly string[]
  private readonly issue: (issue: Issue) => void
  private readonly account: number
  private readonly currency: number
  private readonly status: number
  private readonly byColumn = new Map<string, string | undefined>()
  private readonly unread = new Set<string>()

  constructor(header: readonly string[], issue: (issue: Issue) => void) {
    this.header = header
    this.issue = issue
    const names = header.map(name => name.toLowerCase().replace(/[^a-z]/g, ''))
    this.account = names.findIndex(name => ACCOUNTS.test(name))
    this.currency = names.findIndex(name => CURRENCIES.test(name))
    this.status = names.findIndex(name => STATUSES.test(name))
  }

  /** Adds the row's additional values to its line. */
  follow(cells: readonly string[], line: RawLine): void {
    const account = this.textAt(this.account, cells)
    if (line.accountNumber === undefined && (ACCOUNT_NUMBER.test(account) || SHORTENED.test(account)))
      line.additionalAccount = { column: this.nameAt(this.account), text: account }
    const currency = this.textAt(this.currency, cells)
    const inName = line.currency === undefined ? this.currencyIn(line.amount?.column ?? '') : undefined
    if (line.currency === undefined && currency !== '') line.currency = currency
    else if (inName !== undefined) line.currency = inName
    const status = this.textAt(this.status, cells)
    if (status === '' || BOOKED.test(status)) return
    if (NOT_BOOKED.test(status) || PENDING.test(status) || FAILED.test(status)) {
      if (!line.isPending)
        this.issue(warning('NOT_BOOKED', { row: line.row, column: this.nameAt(this.status), value: status }))
      line.isPending = true
    } else this.unread.add(status)
  }

  /** Reports unknown status values. */
  end(): void {
    if (this.unread.size === 0) return
    const words = [...this.unread].slice(0, MAX_NAMED).join(', ') + (this.unread.size > MAX_NAMED ? ' …' : '')
    this.issue(warning('STATUS_UNREAD', { value: words }, { column: this.nameAt(this.status), words }))
    this.unread.clear()
  }

  private textAt(place: number, cells: readonly string[]): string {
    return place === -1 ? '' : cellText(cells[place] ?? '')
  }

  private nameAt(place: number): string {
    return cellText(this.header[place] ?? '')
  }

  private currencyIn(column: string): string | undefined {
    if (!this.byColumn.has(column)) {
      const word = IN_NAME.exec(column)?.[1] ?? ''
      const isOne = currencyOf(word) !== null || CURRENCY_CODES.has(word.toUpperCase())
      this.byColumn.set(column, isOne ? word : undefined)
    }
    return this.byColumn.get(column)
  }
}

/** Whether a number may be the account's; an abbreviated one is compared by its first digits and length, and its last digit is rounded. */
function mayBe(number: string, account: string): boolean {
  const [, first = '', others = '', power = ''] = SHORTENED.exec(number) ?? []
  if (first === '') return sameAccount(number, account)
  const bare = bareNumber(account)
  const digits = (first + others).replace(/0+$/, '')
  return bare.length === Number(power) + 1 && bare.startsWith(digits.slice(0, -1))
}

/**
 * Treats the numbers of an additional column as the rows' own account if one of them is this account's, or if all are the same. Several
 * other numbers may be those of the other parties: a warning asks the user.
 */
export function takeAdditionalAccounts(section: Section, account: OwnAccount, issues: IssueLog): Section {
  const numbers = new Set(section.lines.flatMap(({ additionalAccount }) => additionalAccount?.text ?? []))
  if (numbers.size === 0) return section
  if (numbers.size > 1 && ![...numbers].some(number => mayBe(number, account.accountNumber))) {
    const column = section.lines.find(({ additionalAccount }) => additionalAccount)?.additionalAccount?.column ?? ''
    const accounts = [...numbers].slice(0, MAX_NAMED).join(', ') + (numbers.size > MAX_NAMED ? ' …' : '')
    issues.add(warning('COLUMN_OF_ACCOUNTS', { value: accounts }, { column, accounts }))
    return section
  }
  const { accountNumber } = account
  const lines = section.lines.map(line => {
    const number = line.additionalAccount?.text
    if (number === undefined) return line
    return { ...line, accountNumber: mayBe(number, accountNumber) ? accountNumber : number }
  })
  return { ...section, lines }
}
