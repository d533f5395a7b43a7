// Months of trade, generated once as expected transactions and once as bank statements. Pure: the same day gives the same data. Most of it
// matches; the rest are the usual difficulties: net of tax, net of a fee, several invoices in one transfer, one invoice in two transfers,
// late payments, noise, and missing payments.
import type { Party } from './companies.ts'
import { seeded, type Random } from './random.ts'

export type Expected = {
  date: Temporal.PlainDate
  direction: 'DEBIT' | 'CREDIT'
  minor: bigint
  party: Party
  accountNumber: string
  description: string
  externalId: string
}

export type Line = { date: Temporal.PlainDate; minor: bigint; text: string }

export type Account = {
  bankCode: string
  accountNumber: string
  alias: string
  currency: 'IDR' | 'USD'
  opening: bigint
  layout: 'BCA' | 'MANDIRI' | 'BNI'
}

/** A line of a deal: with whom, and what it pays. */
type Movement = Line & { party: Party; references: readonly string[] }

export type Story = {
  expected: Expected[]
  lines: Map<Account, Line[]>
  movements: Movement[]
}

const RUPIAH = 100n
const FEES = [2_500n, 6_500n, 2_900n]

/** Generates the data of one organization up to and including `today`. */
export function tell(options: {
  seed: number
  today: Temporal.PlainDate
  months: number
  perMonth: number
  accounts: readonly Account[]
  parties: readonly Party[]
}): Story {
  const { today, accounts, parties } = options
  const random = seeded(options.seed)
  const start = today.subtract({ months: options.months })
  const story: Story = { expected: [], lines: new Map(accounts.map(account => [account, []])), movements: [] }
  const rupiahAccounts = accounts.filter(account => account.currency === 'IDR')
  let serial = 1

  // One more month: what is due in the coming weeks is expected, and has no line yet.
  for (let month = 0; month <= options.months; month++) {
    for (let deal = 0; deal < options.perMonth; deal++) {
      const due = start.add({ months: month, days: random.whole(0, 29) })
      const account = random.pick(rupiahAccounts)
      const party = random.pick(parties)
      serial = addDeal({ story, random, due, account, party, today, serial })
    }
    for (const account of accounts) addBankLines(story, random, account, start.add({ months: month }), today)
  }
  for (const lines of story.lines.values()) lines.sort((a, b) => Temporal.PlainDate.compare(a.date, b.date))
  return story
}

/** Another organization of the demo: its story, who we are in it, and who it is to us. */
type Affiliate = { story: Story; us: Party; party: Party }

/** Adds our side of the deals with another organization: its invoices to us are purchases, and what it received left our account. */
export function addAffiliate(story: Story, { story: theirs, us, party }: Affiliate, seed: number): void {
  const random = seeded(seed)
  const account = [...story.lines.keys()].find(({ accountNumber }) => accountNumber === us.accountNumber)
  if (!account) throw new Error(`${us.alias} has no account ${us.accountNumber}`)
  for (const expected of theirs.expected.filter(each => each.party === us))
    story.expected.push({
      ...expected,
      direction: 'DEBIT',
      party,
      accountNumber: account.accountNumber,
      description: `${party.alias}, ${expected.description}`,
      externalId: `${party.externalId}/${expected.externalId}`,
    })
  const lines = story.lines.get(account) ?? []
  for (const { date, minor, references } of theirs.movements.filter(each => each.party === us))
    lines.push({ date, minor: -minor, text: printed(random, account, party, references, false) })
  lines.sort((a, b) => Temporal.PlainDate.compare(a.date, b.date))
}

type Deal = {
  story: Story
  random: Random
  due: Temporal.PlainDate
  account: Account
  party: Party
  today: Temporal.PlainDate
  serial: number
}

/** One deal: its expected transactions, and its bank movements. Returns the next free serial number. */
function addDeal({ story, random, due, account, party, today, serial }: Deal): number {
  const incoming = party.side === 'CUSTOMER'
  const year = due.year
  const reference = (n: number) => `${incoming ? 'INV' : 'PO'}-${year}-${String(n).padStart(6, '0')}`
  const batch = incoming && random.chance(8) ? random.whole(2, 4) : 1
  const items = Array.from({ length: batch }, (_, index): Expected => {
    const base = BigInt(random.whole(120, 19_500)) * 10_000n * RUPIAH
    const number = reference(serial + index)
    return {
      date: due,
      direction: incoming ? 'CREDIT' : 'DEBIT',
      // Invoices include 11 % VAT, so that income tax withheld on the base has no fraction.
      minor: (base * 111n) / 100n,
      party,
      accountNumber: account.accountNumber,
      description: incoming ? `Invoice ${number}` : `Purchase ${number}`,
      externalId: number,
    }
  })
  story.expected.push(...items)
  const settled = settle(random, items, party)
  for (const { minor, late, references } of settled) {
    const date = due.add({ days: late })
    if (Temporal.PlainDate.compare(date, today) > 0) continue
    const signed = incoming ? minor : -minor
    const line = { date, minor: signed, text: printed(random, account, party, references, incoming) }
    story.lines.get(account)?.push(line)
    story.movements.push({ ...line, party, references })
  }
  return serial + batch
}

type Payment = { minor: bigint; late: number; references: string[] }

/** The bank movements of one deal: one or more transfers, in full, net, short, or none. */
function settle(random: Random, items: Expected[], party: Party): Payment[] {
  const total = items.reduce((sum, item) => sum + item.minor, 0n)
  const references = items.map(item => item.externalId)
  const late = random.chance(70) ? random.whole(0, 3) : random.whole(4, 18)
  if (items.length > 1) return [{ minor: total, late, references }]
  if (random.chance(7)) return []
  if (party.withholds && random.chance(60)) return [{ minor: total - (total * 2n) / 111n, late, references }]
  if (random.chance(6)) {
    const fee = random.pick(FEES) * RUPIAH
    return [{ minor: party.side === 'CUSTOMER' ? total - fee : total + fee, late, references }]
  }
  if (random.chance(5)) {
    const first = (total / 200n) * 100n
    return [
      { minor: first, late, references },
      { minor: total - first, late: late + random.whole(2, 9), references },
    ]
  }
  if (random.chance(4)) return [{ minor: (total / 300n) * 200n, late, references }]
  return [{ minor: total, late, references: random.chance(80) ? references : [] }]
}

/** The text that the account's bank would print. */
function printed(
  random: Random,
  account: Account,
  party: Party,
  references: readonly string[],
  incoming: boolean,
): string {
  const named = references.join(' ')
  const serial = random.whole(10_000, 99_999)
  if (account.layout === 'BCA') {
    const [direction, marker] = incoming ? ['CR', 'FTSCY'] : ['DB', 'FTFVA']
    if (party.bankCode !== '014')
      return `BI-FAST ${direction} TRANSFER ${incoming ? 'DR' : 'KE'} ${party.bankCode} ${party.printed} ${named}`.trim()
    return `TRSF E-BANKING ${direction} ${random.whole(1000, 3112)}/${marker}/WS${serial} ${named} ${party.printed}`
  }
  if (account.layout === 'MANDIRI')
    return `${incoming ? 'TRANSFER DARI' : 'TRANSFER KE'} ${party.accountNumber} ${party.printed} ${named}`.trim()
  return `${incoming ? 'TRF/PAY/TOP-UP ECHANNEL' : 'PEMINDAHAN KE'} ${serial} ${party.printed} ${named}`.trim()
}

/** The bank's own monthly bookings. */
function addBankLines(
  story: Story,
  random: Random,
  account: Account,
  month: Temporal.PlainDate,
  today: Temporal.PlainDate,
) {
  const lines = story.lines.get(account)
  if (!lines) return
  const scale = account.currency === 'IDR' ? 1n : 15_000n
  const add = (day: number, rupiah: bigint, text: string) => {
    const date = month.add({ days: day })
    if (Temporal.PlainDate.compare(date, today) <= 0) lines.push({ date, minor: (rupiah * RUPIAH) / scale, text })
  }
  add(19, BigInt(random.whole(90, 480)) * 10_000n, 'BUNGA')
  add(19, -BigInt(random.whole(18, 96)) * 10_000n, 'PAJAK BUNGA')
  add(20, -35_000n, 'BIAYA ADM')
  if (account.currency !== 'IDR') return
  add(
    random.whole(1, 26),
    BigInt(random.whole(30, 900)) * 100_000n,
    `SETORAN TUNAI KCU SUDIRMAN ${random.whole(10, 99)}35`,
  )
  add(
    24,
    -BigInt(random.whole(9_000, 13_000)) * 10_000n,
    `PAYROLL ${month.toString().slice(0, 7)} BATCH ${random.whole(100, 999)}`,
  )
}
