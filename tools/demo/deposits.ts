// Deposits of the demo: in every status, renewed and not, in two currencies, some of which mature soon.
import { change, type Client } from './client.ts'

type Story = {
  alias: string
  bankCode: string
  amount: string
  /** IDR by default. */
  currency?: 'USD'
  /** Days from today to its issue; negative for the past. */
  issued: number
  tenor: number
  tenorType?: 'DAYS' | 'MONTHS'
  interestRate: string
  renewal?: 'PRINCIPAL' | 'PRINCIPAL_AND_INTEREST'
  interestPayout?: 'MONTHLY'
  taxTreatment?: 'EXPORT_PROCEEDS'
  dayBasis?: 360
  pledged?: boolean
  penaltyRate?: string
  /** Without an own account for the payout. */
  isHomeless?: boolean
  /** What happens to it later. */
  fate?: 'CANCELLED' | 'CLOSED'
}

const STORIES: readonly Story[] = [
  {
    alias: 'Cadangan dividen',
    bankCode: '009',
    amount: '6000000000.00',
    issued: -60,
    tenor: 6,
    interestRate: '5.25',
    penaltyRate: '0.5',
    fate: 'CLOSED',
  },
  {
    alias: 'Penawaran lama',
    bankCode: '008',
    amount: '900000000.00',
    issued: 7,
    tenor: 3,
    interestRate: '4.9',
    fate: 'CANCELLED',
  },
  {
    alias: 'Operasional Q4',
    bankCode: '013',
    amount: '5000000000.00',
    issued: -88,
    tenor: 3,
    interestRate: '5.25',
    renewal: 'PRINCIPAL',
  },
  { alias: 'THR 2027', bankCode: '009', amount: '7500000000.00', issued: -42, tenor: 6, interestRate: '5.4' },
  {
    alias: 'Cadangan gudang',
    bankCode: '008',
    amount: '3000000000.00',
    issued: -82,
    tenor: 3,
    interestRate: '5.1',
    renewal: 'PRINCIPAL_AND_INTEREST',
  },
  {
    alias: 'Pajak tahunan',
    bankCode: '014',
    amount: '10000000000.00',
    issued: -120,
    tenor: 12,
    interestRate: '4.75',
    interestPayout: 'MONTHLY',
    penaltyRate: '1',
  },
  {
    alias: 'Jaminan sewa',
    bankCode: '002',
    amount: '1500000000.00',
    issued: -3,
    tenor: 30,
    tenorType: 'DAYS',
    interestRate: '5.6',
    pledged: true,
  },
  {
    alias: 'Impor',
    bankCode: '022',
    amount: '2000000000.00',
    issued: -200,
    tenor: 6,
    interestRate: '5.5',
    isHomeless: true,
  },
  {
    alias: 'Kas kecil cabang',
    bankCode: '011',
    amount: '7500000.00',
    issued: -10,
    tenor: 1,
    interestRate: '3.5',
    renewal: 'PRINCIPAL',
  },
  {
    alias: 'Devisa ekspor',
    bankCode: '014',
    amount: '50000.00',
    currency: 'USD',
    issued: -30,
    tenor: 3,
    interestRate: '4.1',
    taxTreatment: 'EXPORT_PROCEEDS',
    dayBasis: 360,
  },
  { alias: 'Ekspansi 2027', bankCode: '014', amount: '4000000000.00', issued: 14, tenor: 12, interestRate: '5.3' },
]

type Account = { id: string; currency: string; bank: { code: string } }
type Deposit = { id: string; version: number }

/** The maker creates them, past ones first, with the own account at the same bank, or the first one of their currency. */
export async function makeDeposits({ maker, today }: { maker: Client; today: Temporal.PlainDate }): Promise<void> {
  const { organization } = await maker.run<{ organization: { bankAccounts: { edges: { node: Account }[] } } }>(
    `{ organization { bankAccounts(first: 50) { edges { node { id currency bank { code } } } } } }`,
  )
  const accounts = organization.bankAccounts.edges.map(({ node }) => node)
  for (const { issued, fate, isHomeless = false, penaltyRate, amount, currency = 'IDR', ...story } of STORIES) {
    const own = accounts.filter(account => account.currency === currency)
    const account = own.find(({ bank }) => bank.code === story.bankCode) ?? own[0]
    const { createDeposit } = await change<{ createDeposit: { deposit: Deposit } }>(
      maker,
      'createDeposit',
      'CreateDepositInput',
      {
        tenorType: 'MONTHS',
        ...story,
        amount: { amount, currency },
        issuedOn: today.add({ days: issued }).toString(),
        earlyClose: { penaltyRate: penaltyRate ?? null },
        sourceAccountId: account?.id ?? null,
        payoutAccountId: isHomeless ? null : (account?.id ?? null),
      },
      'deposit { id version }',
    )
    const { deposit } = createDeposit
    if (fate === 'CANCELLED') await cancel(maker, deposit)
    if (fate === 'CLOSED') await close(maker, deposit, today)
  }
}

const cancel = (maker: Client, { id, version }: Deposit) =>
  change(maker, 'cancelDeposit', 'CancelDepositInput', { id, version, reason: 'Bank menurunkan suku bunga' })

const SATURDAY = 6

/** On the first business day starting a week ago. */
async function close(maker: Client, { id, version }: Deposit, today: Temporal.PlainDate): Promise<void> {
  let day = today.subtract({ days: 7 })
  for (let tries = 0; tries < 14; tries++, day = day.add({ days: 1 })) {
    if (day.dayOfWeek >= SATURDAY) continue
    const date = day.toString()
    const closed = await change(maker, 'closeDeposit', 'CloseDepositInput', { id, version, date }).then(
      () => true,
      (error: unknown) => {
        // A holiday: tries another day.
        if (error instanceof Error && error.message.includes('DP-8')) return false
        throw error
      },
    )
    if (closed) return
  }
  throw new Error('The demo found no banking day to close a deposit on')
}
