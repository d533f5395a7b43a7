// The accounts that invoicing posts to, with numbers and names that are usual in Indonesia.
import type { ProposedAccount } from '../../../kit/journals/chart.ts'

const account = (code: string, en: string, id: string) => ({ code, name: { en, id } })

const CHART = {
  CASH: account('1110', 'Cash on hand', 'Kas'),
  RECEIVABLE: account('1130', 'Trade receivables', 'Piutang usaha'),
  PROVIDER_CLEARING: account('1140', 'Receivable from payment providers', 'Piutang penyedia pembayaran'),
  PREPAID_TAX: account('1170', 'Prepaid income tax (PPh 22, 23)', 'Pajak dibayar di muka (PPh 22, 23)'),
  RECEIPTS_CLEARING: account('1190', 'Receipts in transit', 'Penerimaan dalam proses'),
  VAT_OUT: account('2130', 'VAT-out', 'PPN keluaran'),
  STAMP_DUTY: account('2140', 'Stamp duty payable', 'Utang bea meterai'),
  CUSTOMER_CREDIT: account('2150', 'Customers’ credit', 'Titipan pelanggan'),
  ADVANCES: account('2160', 'Advances invoiced', 'Pendapatan diterima di muka'),
  SALES_OF_GOODS: account('4000', 'Sales of goods', 'Penjualan barang'),
  SERVICE_REVENUE: account('4100', 'Service revenue', 'Pendapatan jasa'),
  SALES_RETURNS: account('4200', 'Sales returns and allowances', 'Retur dan potongan penjualan'),
  BAD_DEBT: account('6210', 'Bad debt', 'Beban piutang tak tertagih'),
  FINAL_TAX: account('6310', 'Final income tax', 'Beban PPh final'),
  ROUNDING: account('7900', 'Rounding', 'Selisih pembulatan'),
} as const
export type InvoicingAccount = keyof typeof CHART

const KEYS = Object.keys(CHART) as InvoicingAccount[]
export const PROPOSED: readonly ProposedAccount[] = KEYS.map(key => ({ key, ...CHART[key] }))
