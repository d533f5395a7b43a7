// The accounts of the demo organizations, and their counterparties. All names are invented; the banks are real.
import type { Account } from './story.ts'

export type Party = {
  legalName: string
  alias: string
  externalId: string
  bankCode: string
  accountNumber: string
  /** The name as banks print it. */
  printed: string
  side: 'CUSTOMER' | 'VENDOR'
  /** Pays services net of 2 % income tax (PPh 23). */
  withholds?: boolean
}

const party = (
  side: Party['side'],
  legalName: string,
  alias: string,
  bankCode: string,
  accountNumber: string,
  withholds = false,
): Party => ({
  side,
  legalName,
  alias,
  externalId: `${side === 'CUSTOMER' ? 'C' : 'V'}-${accountNumber.slice(-5)}`,
  bankCode,
  accountNumber,
  printed: legalName
    .toUpperCase()
    .replace(/^(PT|CV|UD) (.*)$/, '$2 $1')
    .slice(0, 30),
  withholds,
})

/** Each of the two organizations as the other one knows it, by the account that deals between them use. */
export const RETAIL_AS_CUSTOMER = party('CUSTOMER', 'PT Nusantara Retail', 'Nusantara Retail', '014', '2081134471')
export const LOGISTICS_AS_VENDOR = party('VENDOR', 'PT Samudra Logistik', 'Samudra Logistik', '008', '1290044123908')

export const retailParties: readonly Party[] = [
  party('CUSTOMER', 'PT Anugerah Pangan Lestari', 'Anugerah Pangan', '014', '5240311978'),
  party('CUSTOMER', 'CV Sumber Makmur Jaya', 'Sumber Makmur', '008', '1370012214719'),
  party('CUSTOMER', 'PT Bumi Karsa Mandiri', 'Bumi Karsa', '008', '1240009874719', true),
  party('CUSTOMER', 'PT Harapan Jaya Properti', 'Harapan Jaya', '014', '0353387102'),
  party('CUSTOMER', 'PT Mega Sarana Telematika', 'Mega Sarana', '009', '0812276630'),
  party('CUSTOMER', 'PT Rajawali Ekspres Indonesia', 'Rajawali Ekspres', '014', '7025511745'),
  party('CUSTOMER', 'PT Cakra Media Kreasi', 'Cakra Media', '022', '860012348812', true),
  party('CUSTOMER', 'PT Selaras Kantor Mandiri', 'Selaras Kantor', '013', '0701552290'),
  party('CUSTOMER', 'PT Wira Niaga Otomotif', 'Wira Niaga', '014', '2881160917'),
  party('CUSTOMER', 'UD Tirta Segar', 'Tirta Segar', '002', '034401007126509'),
  party('CUSTOMER', 'Koperasi Karyawan Samudra', 'Kopkar Samudra', '009', '0225532207'),
  party('CUSTOMER', 'PT Prima Sewa Armada', 'Prima Sewa', '008', '1010006652090', true),
  party('CUSTOMER', 'PT Daya Cipta Konstruksi Nusantara Sejahtera', 'Daya Cipta', '014', '6041996655'),
  party('CUSTOMER', 'CV Mitra Abadi Kemasan', 'Mitra Abadi', '002', '041701003391501'),
  party('VENDOR', 'PT Graha Teknik Perkasa', 'Graha Teknik', '008', '1370012210491'),
  party('VENDOR', 'PT Sinar Logistik Utama', 'Sinar Logistik', '014', '4971188120'),
  party('VENDOR', 'PT Semen Nusantara Perkasa', 'Semen Nusantara', '009', '0447177702'),
  party('VENDOR', 'PT Listrik Kawasan Cikarang', 'Listrik Cikarang', '008', '1560015518001'),
  party('VENDOR', 'PT Kapal Nusantara Line', 'Kapal Nusantara', '022', '800155105510'),
  party('VENDOR', 'PT Asuransi Bahari Raya', 'Asuransi Bahari', '013', '0711336104'),
  party('VENDOR', 'CV Karya Putra Teknik', 'Karya Putra', '013', '9920155561'),
  party('VENDOR', 'PT Air Bersih Tangerang', 'Air Bersih', '014', '3190044521'),
  party('VENDOR', 'PT Jaringan Serat Optik', 'Serat Optik', '014', '5530921187'),
  party('VENDOR', 'PT Gudang Sentosa Abadi', 'Gudang Sentosa', '008', '1180007766552'),
]

const logisticsParties: readonly Party[] = [
  RETAIL_AS_CUSTOMER,
  party('CUSTOMER', 'PT Pelita Kargo Mandiri', 'Pelita Kargo', '008', '1290011327781'),
  party('CUSTOMER', 'CV Bahtera Tujuh', 'Bahtera Tujuh', '002', '020601004455302'),
  party('VENDOR', 'PT Bahan Bakar Selaras', 'Bahan Bakar', '009', '0331907765'),
  party('VENDOR', 'CV Ban Jaya', 'Ban Jaya', '014', '6620018834'),
]

const retailAccounts: readonly Account[] = [
  {
    bankCode: '014',
    accountNumber: '2081134471',
    alias: 'BCA Operasional',
    currency: 'IDR',
    opening: 4_891_320_711_425n,
    layout: 'BCA',
  },
  {
    bankCode: '008',
    accountNumber: '1370015579024',
    alias: 'Mandiri Vendor',
    currency: 'IDR',
    opening: 7_168_044_890_100n,
    layout: 'MANDIRI',
  },
  {
    bankCode: '009',
    accountNumber: '0447121180',
    alias: 'BNI Penjualan',
    currency: 'IDR',
    opening: 1_208_566_042_050n,
    layout: 'BNI',
  },
  {
    bankCode: '014',
    accountNumber: '2081139902',
    alias: 'BCA Dollar',
    currency: 'USD',
    opening: 9_640_000n,
    layout: 'BCA',
  },
]
const logisticsAccounts: readonly Account[] = [
  {
    bankCode: '008',
    accountNumber: '1290044123908',
    alias: 'Mandiri Operasional',
    currency: 'IDR',
    opening: 987_411_200_675n,
    layout: 'MANDIRI',
  },
]

/** What the story of a company is told from. */
export type Plan = {
  seed: number
  months: number
  perMonth: number
  accounts: readonly Account[]
  parties: readonly Party[]
}

export const retailPlan: Plan = {
  seed: 20_261_121,
  months: 6,
  perMonth: 64,
  accounts: retailAccounts,
  parties: retailParties,
}
export const logisticsPlan: Plan = {
  seed: 7_311,
  months: 6,
  perMonth: 14,
  accounts: logisticsAccounts,
  parties: logisticsParties,
}
