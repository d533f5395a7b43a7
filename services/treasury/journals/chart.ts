// The accounts that treasury posts to, with numbers and names common in Indonesia; in addition one for each bank account and category.
import type { ProposedAccount } from '../../kit/journals/chart.ts'
import type { Category } from '../cashFlow/public.ts'
import { bankKey, categoryKey, expenseKey } from './postings.ts'

const account = (key: string, code: string | null, en: string, id: string): ProposedAccount => ({
  key,
  code,
  name: { en, id },
})

const FIXED: readonly ProposedAccount[] = [
  account('PROVIDER_CLEARING', '1140', 'Receivable from payment providers', 'Piutang penyedia pembayaran'),
  account('DEPOSITS', '1150', 'Time deposits', 'Deposito berjangka'),
  account('VAT_IN', '1160', 'VAT-in', 'PPN masukan'),
  account('PREPAID_TAX', '1170', 'Prepaid income tax (PPh 22, 23)', 'Pajak dibayar di muka (PPh 22, 23)'),
  account('TRANSFERS', '1180', 'Transfers between own accounts', 'Pemindahan antarrekening'),
  account('RECEIPTS_CLEARING', '1190', 'Receipts in transit', 'Penerimaan dalam proses'),
  account('SUSPENSE', '1199', 'Suspense', 'Akun penampungan'),
  account('PAYABLES', '2110', 'Trade payables', 'Utang usaha'),
  account('WITHHELD_PAYABLE', '2120', 'Withheld tax payable', 'Utang PPh yang dipotong'),
  account('EXPENSES', '6100', 'Other expenses', 'Beban lain-lain'),
  account('FINAL_TAX', '6310', 'Final income tax', 'Beban PPh final'),
  account('BANK_FEES', '6410', 'Bank fees', 'Beban administrasi bank'),
  account('PROVIDER_FEES', '6420', 'Fees of payment providers', 'Beban penyedia pembayaran'),
  account('INTEREST', '7100', 'Interest income', 'Pendapatan bunga'),
  account('ROUNDING', '7900', 'Rounding', 'Selisih pembulatan'),
]

type StandardCategory = NonNullable<Category['standard']>

/** Standard categories use existing accounts, for lines without a matching record. */
const STANDARD: Readonly<Record<StandardCategory, readonly [code: string, en: string, id: string]>> = {
  SALES_RECEIPTS: ['1190', 'Category: sales receipts', 'Kategori: penerimaan penjualan'],
  INTEREST: ['7100', 'Category: interest', 'Kategori: bunga'],
  DEPOSITS: ['1150', 'Category: deposits', 'Kategori: deposito'],
  BANK_FEES: ['6410', 'Category: bank fees', 'Kategori: biaya bank'],
  OWN_TRANSFERS: ['1180', 'Category: own transfers', 'Kategori: pemindahan sendiri'],
}

export type BankAccountName = {
  id: string
  alias: string
  accountNumber: string
}
export type CategoryName = Pick<Category, 'id' | 'standard' | 'name'>

export type AccountNames = {
  banks: readonly BankAccountName[]
  categories: readonly CategoryName[]
  /** Categories named by bills, as written. */
  expenses: readonly string[]
}

/** Bank accounts from 1121 in order of creation. User-defined categories get no proposal: only users know what they mean. */
export function proposedAccounts({ banks, categories, expenses }: AccountNames): ProposedAccount[] {
  const bills = new Map(expenses.map(name => [expenseKey(name), name]))
  return [
    ...banks.map(({ id, alias, accountNumber }, at) => {
      const name = `${alias} ··${accountNumber.slice(-4)}`
      return account(bankKey(id), `112${at + 1}`, name, name)
    }),
    ...FIXED,
    ...[...bills].map(([key, name]) => account(key, null, `Bills: ${name}`, `Tagihan: ${name}`)),
    ...categories.map(({ id, standard, name }) => {
      const [code, en, indonesian] =
        standard === null ? [null, `Category: ${name}`, `Kategori: ${name}`] : STANDARD[standard]
      return account(categoryKey(id), code, en, indonesian)
    }),
  ]
}
