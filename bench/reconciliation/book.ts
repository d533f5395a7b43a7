// A receivables and payables book as in BCA statements, with a known truth: one row per content of a single payment's text, and decoys that
// must never be matched automatically. Counterparties' names consist of few words, so that many are alike.
import { KNOWN_FEES, WITHHOLDING_BASES, withheldFrom } from '../../services/treasury/reconciliation/matching/amount.ts'
import { nameOf, nameSimilarity, SIMILAR_NAME } from '../../services/treasury/bankText/names.ts'
import { nameWords, partyNameIn } from '../../services/treasury/bankText/normalize.ts'
import type { Expected, Line } from '../../services/treasury/reconciliation/matching/types.ts'
import { generator, idFrom, type World } from './data.ts'
import { FIRST, makeParties, type Party, SECOND } from './parties.ts'

/** The target of each row: an automatic share, nothing automatic, or no target where the text is ambiguous. */
export type Goal = 'ALMOST_ALL' | 'MOST' | 'NONE' | 'OPEN'

/** The frequency of each row, and its target. */
const ROWS = {
  'reference + name': [14, 'ALMOST_ALL'],
  'reference alone': [6, 'ALMOST_ALL'],
  'short reference alone': [4, 'ALMOST_ALL'],
  'reference + account + name': [5, 'ALMOST_ALL'],
  'reference + account, no name': [7, 'ALMOST_ALL'],
  'account + name': [7, 'ALMOST_ALL'],
  'account alone': [4, 'ALMOST_ALL'],
  'name + odd amount': [16, 'MOST'],
  'name + round amount': [4, 'OPEN'],
  'odd amount alone': [4, 'NONE'],
  'fee deducted, reference': [3, 'ALMOST_ALL'],
  'fee deducted, name': [3, 'MOST'],
  'PPh withheld, reference': [3, 'ALMOST_ALL'],
  'PPh withheld, name': [3, 'MOST'],
  'fee and PPh, reference': [2, 'ALMOST_ALL'],
  'fee and PPh, name': [1, 'OPEN'],
  'several invoices': [3, 'ALMOST_ALL'],
  'several invoices, PPh withheld': [1, 'ALMOST_ALL'],
  'parts 30 % + 70 %, reference': [2, 'ALMOST_ALL'],
  'parts 30 % + 70 %, name': [1, 'OPEN'],
  'instalments, reference': [1, 'ALMOST_ALL'],
  'charge of own transfer': [2, 'ALMOST_ALL'],
  'twins, name': [1, 'NONE'],
  'two parties, one name': [1, 'OPEN'],
  'two parties, one account': [1, 'OPEN'],
  'decoy: same amount, nobody named': [3, 'NONE'],
  'decoy: cash deposit, round': [2, 'NONE'],
  'decoy: same amount, other name': [2, 'NONE'],
  'decoy: like name, round amount': [2, 'NONE'],
  'decoy: closed document': [2, 'NONE'],
  'decoy: bank charge': [2, 'NONE'],
} as const satisfies Record<string, readonly [number, Goal]>

export type BookCase = keyof typeof ROWS | 'name + odd amount, not unique' | 'account, amount not unique'

export const BOOK_CASES = Object.keys(ROWS) as (keyof typeof ROWS)[]
export const goalOf = (row: string): Goal => (row in ROWS ? ROWS[row as keyof typeof ROWS][1] : 'OPEN')

const POPULAR = [500_000n, 1_000_000n, 1_500_000n, 2_500_000n, 5_000_000n, 10_000_000n, 25_000_000n]
const SEN = 100n

const digits = (value: number, width: number) => String(value).padStart(width, '0')
const plain = (amount: bigint) => `${amount / SEN}.${digits(Number(amount % SEN), 2)}`

/** Expected transactions of one counterparty, on average. */
const EACH = 30

type Series = 'INV' | 'SI' | 'FKT'

/** A book of about `size` expected transactions, the same for the same seed. */
export function makeBook(size: number, seed: number): World<BookCase> {
  const random = generator(seed)
  const world: World<BookCase> = { lines: [], expecteds: [], counterparties: [], truth: new Map(), cases: new Map() }
  const accounts = [idFrom(random), idFrom(random), idFrom(random)]
  const parties = makeParties(random, Math.max(20, Math.round(size / EACH)))
  world.counterparties.push(...parties.map(({ counterparty }) => counterparty))
  const number = () => String(2_000_000_000 + random.below(2_000_000_000) * 4)
  const [namesakes, sharers] = [pairOf('name'), pairOf('account')]
  let serial = 10_000

  /** Two more parties with the same name or the same account number. */
  function pairOf(shared: 'name' | 'account'): Party[] {
    const pair = makeParties(random, 2).map((party, place) => ({
      ...party,
      short: shared === 'name' ? 'KEMBAR IDENTIK' : `${party.short} BERBAGI${place === 0 ? '' : ' DUA'}`,
      direction: 'CREDIT' as const,
    }))
    const account = number()
    for (const party of pair) {
      party.counterparty.names = [`${party.form} ${party.short}`]
      if (shared === 'account') party.counterparty.accountNumbers = [account]
    }
    world.counterparties.push(...pair.map(({ counterparty }) => counterparty))
    return pair
  }

  const round = () => random.pick(POPULAR) * SEN
  const odd = () => {
    const amount = BigInt(500_000 + random.below(80_000_000)) * SEN
    return amount % (1_000n * SEN) === 0n ? amount + 37n * SEN : amount
  }
  const anyAmount = () => (random.chance(70) ? odd() : round())
  const some = () => random.pick(parties)
  const payers = parties.filter(({ direction }) => direction === 'CREDIT')
  const payees = parties.filter(({ direction }) => direction === 'DEBIT')
  const day = () => 20_500 + random.below(180)

  type Wanted = { amount?: bigint; series?: Series; party?: Party; day?: number; accountId?: string }
  function expect(wanted: Wanted = {}) {
    const party = wanted.party ?? some()
    const series = wanted.series ?? random.pick(['INV', 'INV', 'INV', 'SI', 'SI', 'FKT'] as const)
    const next = serial++
    const reference = series === 'FKT' ? `FKT-2024-${digits(next, 6)}` : `${series}/24/${next}`
    const accountId = wanted.accountId ?? random.pick(accounts)
    const inDescription = random.chance(30)
    const expected: Expected = {
      id: idFrom(random),
      accountId: random.chance(30) ? null : accountId,
      counterpartyId: party.counterparty.id,
      day: wanted.day ?? day(),
      dayFrom: null,
      dayTo: null,
      direction: party.direction,
      currency: 'IDR',
      open: wanted.amount ?? anyAmount(),
      openFrom: null,
      openTo: null,
      description: inDescription ? `Faktur ${reference}` : `Penjualan ${random.pick(SECOND).toLowerCase()}`,
      number: `ET-2026-${digits(world.expecteds.length + 1, 6)}`,
      externalId: inDescription ? null : reference,
      data: [],
    }
    world.expecteds.push(expected)
    return { ...expected, party, reference, account: accountId }
  }
  type Made = ReturnType<typeof expect>

  function line(row: BookCase, of: Made | null, text: string, open: bigint, truth: readonly Made[]): Line {
    const description = text.replace(/\s+/g, ' ').trim()
    const made: Line = {
      id: idFrom(random),
      accountId: of?.account ?? random.pick(accounts),
      day: (of?.day ?? day()) + (random.chance(40) ? 0 : random.below(15) - 2),
      direction: of?.direction ?? 'CREDIT',
      currency: 'IDR',
      open,
      description,
      partyName: partyNameIn(description),
    }
    world.lines.push(made)
    world.cases.set(made.id, row)
    if (truth.length > 0)
      world.truth.set(
        made.id,
        truth.map(({ id }) => id),
      )
    return made
  }

  /** The bank's text; null parts are omitted. BCA puts the sender's message before the name, and a number after either. */
  function text(
    { party }: { party: Party },
    amount: bigint,
    carries: { reference?: string; account?: string | undefined; name?: boolean },
  ) {
    const { reference = '', account = '' } = carries
    const cut = random.chance(15) ? party.short.slice(0, 18).trimEnd() : party.short
    const name = carries.name ? cut : ''
    const formed = carries.name ? `${party.form} ${cut}` : ''
    const flow = party.direction === 'CREDIT' ? 'CR' : 'DB'
    const stamp = `${digits(1 + random.below(28), 2)}${digits(1 + random.below(12), 2)}`
    return random.pick([
      () =>
        `TRSF E-BANKING ${flow} ${stamp}/FTSCY/WS95${digits(random.below(999), 3)} ${plain(amount)} ${reference} ${account} ${name}`,
      () => `BI-FAST ${flow} TRANSFER DR ${digits(random.below(200), 3)} ${name} ${reference} ${account}`,
      () => `KR OTOMATIS LLG-MANDIRI ${formed} ${reference} ${account}`,
      () => `SWITCHING ${flow} TRANSFER DR ${digits(random.below(200), 3)} ${account} ${name} ${reference}`,
      () => `TRSF E-BANKING ${flow} TANGGAL :${stamp} ${reference} ${account} ${formed}`,
    ])()
  }

  /** People write document numbers differently, with various words before them. */
  function written(reference: string) {
    const [series = '', year = '', last = ''] = reference.split(/[/-]/)
    return random.pick([
      reference,
      reference,
      reference,
      reference.replaceAll('/', '-'),
      `${series} ${year} ${last}`,
      `${series}${year}${last}`,
      `${series} ${last}`,
      `PEMBAYARAN ${reference}`,
      `BAYAR ${series}${last}`,
    ])
  }
  const accountOf = ({ party }: Made) => random.pick(party.counterparty.accountNumbers)

  type Carries = { reference?: boolean; account?: boolean; name?: boolean }
  const single = (row: keyof typeof ROWS, carries: Carries, wanted: Wanted = {}) => {
    const made = expect(wanted)
    paid(row, made, made.open, carries)
  }
  function paid(row: BookCase, made: Made, open: bigint, { reference, account, name }: Carries) {
    const said = text(made, open, {
      ...(reference && { reference: written(made.reference) }),
      ...(account && { account: accountOf(made) }),
      ...(name && { name }),
    })
    line(row, made, said, open, [made])
  }
  const less = (row: keyof typeof ROWS, what: { fee?: boolean; tax?: boolean }, carries: Carries) => {
    const amount = odd() + 1_000_000n * SEN
    // A fee and a tax reduce the same payment only for incoming money.
    const made = expect(what.fee && what.tax ? { amount, party: random.pick(payers) } : { amount })
    const fee = what.fee ? random.pick(KNOWN_FEES) : 0n
    const tax = what.tax ? taxOf(made.open) : 0n
    paid(row, made, made.open - tax + (made.direction === 'CREDIT' ? -fee : fee), carries)
  }
  /** Rounded to whole rupiah, as payers withhold it. */
  const taxOf = (amount: bigint) =>
    (withheldFrom(amount, random.chance(85) ? 200n : 1000n, random.pick(WITHHOLDING_BASES)) / SEN) * SEN
  const parts = (row: keyof typeof ROWS, shares: readonly bigint[], carries: Carries) => {
    const made = expect({ amount: odd() })
    let left = made.open
    for (const [place, share] of shares.entries()) {
      const open = place === shares.length - 1 ? left : ((made.open * share) / 100n / SEN) * SEN
      left -= open
      paid(row, { ...made, day: made.day + place * 20 }, open, carries)
    }
  }
  const listed = (row: keyof typeof ROWS, withheld: boolean) => {
    const party = some()
    const accountId = random.pick(accounts)
    const on = day()
    const all = Array.from({ length: 2 + random.below(4) }, () =>
      expect({ party, accountId, day: on - random.below(20), series: 'INV' }),
    )
    const total = all.reduce((sum, { open }) => sum + open, 0n)
    const open = withheld ? total - taxOf(total) : total
    const reference = random.pick([
      () => all.map(each => each.reference).join(random.pick([' ', ', ', ' DAN ', ' + '])),
      () => `INV ${all.map(each => each.reference.split('/').at(-1)).join(random.pick([', ', ' DAN ', ' & ', ' ']))}`,
    ])()
    line(row, all[0]!, text(all[0]!, open, { reference, name: random.chance(70) }), open, all)
  }
  const decoyOf = (row: keyof typeof ROWS, made: Made, said: string) => line(row, made, said, made.open, [])
  const stranger = () => `${random.pick(FIRST)} ${random.pick(['ZAMRUD', 'KENARI', 'WIJAYA', 'HALIM', 'OKTA'])}`

  const make: Record<keyof typeof ROWS, () => void> = {
    'reference + name': () => single('reference + name', { reference: true, name: true }),
    'reference alone': () => single('reference alone', { reference: true }, { series: 'INV' }),
    'short reference alone': () => single('short reference alone', { reference: true }, { series: 'SI' }),
    'reference + account + name': () =>
      single('reference + account + name', { reference: true, account: true, name: true }),
    'reference + account, no name': () => single('reference + account, no name', { reference: true, account: true }),
    'account + name': () => single('account + name', { account: true, name: true }),
    'account alone': () => single('account alone', { account: true }),
    'name + odd amount': () => single('name + odd amount', { name: true }, { amount: odd() }),
    'name + round amount': () => single('name + round amount', { name: true }, { amount: round() }),
    'odd amount alone': () => {
      const made = expect({ amount: odd() })
      line('odd amount alone', made, random.pick(['SETORAN TUNAI', 'KR OTOMATIS', 'TRSF E-BANKING CR']), made.open, [
        made,
      ])
    },
    'fee deducted, reference': () => less('fee deducted, reference', { fee: true }, { reference: true }),
    'fee deducted, name': () => less('fee deducted, name', { fee: true }, { name: true }),
    'PPh withheld, reference': () => less('PPh withheld, reference', { tax: true }, { reference: true }),
    'PPh withheld, name': () => less('PPh withheld, name', { tax: true }, { name: true }),
    'fee and PPh, reference': () => less('fee and PPh, reference', { fee: true, tax: true }, { reference: true }),
    'fee and PPh, name': () => less('fee and PPh, name', { fee: true, tax: true }, { name: true }),
    'several invoices': () => listed('several invoices', false),
    'several invoices, PPh withheld': () => listed('several invoices, PPh withheld', true),
    'parts 30 % + 70 %, reference': () =>
      parts('parts 30 % + 70 %, reference', [30n, 70n], { reference: true, name: random.chance(50) }),
    'parts 30 % + 70 %, name': () => parts('parts 30 % + 70 %, name', [30n, 70n], { name: true }),
    'instalments, reference': () =>
      parts('instalments, reference', [25n, 25n, 25n, 25n], { reference: true, name: random.chance(50) }),
    'charge of own transfer': () => {
      const fee = random.pick(KNOWN_FEES)
      // With few parties there may be no payees.
      const party = { ...random.pick(payees.length > 0 ? payees : parties), direction: 'DEBIT' as const }
      const payment = expect({ party, amount: odd() })
      const reference = `PAY-2026-${digits(world.expecteds.length, 6)}`
      const accountId = payment.account
      const [own] = world.expecteds.splice(-1, 1)
      const sent: Expected = { ...own!, accountId, description: `${reference} ${party.short}`, externalId: null }
      const charge: Expected = {
        ...sent,
        id: idFrom(random),
        open: fee,
        counterpartyId: null,
        description: `Biaya transfer ${reference}`,
      }
      world.expecteds.push(sent, charge)
      const row = 'charge of own transfer'
      const both = random.chance(70)
      if (both) {
        const said = text(payment, sent.open, { reference, name: random.chance(50) })
        line('reference + name', payment, said, sent.open, [{ ...payment, ...sent }])
      }
      line(row, payment, random.pick([`BIAYA TRF ${reference}`, `BIAYA TXN KE 014 ${reference}`]), fee, [
        { ...payment, ...charge },
      ])
    },
    'twins, name': () => {
      const party = some()
      const amount = odd()
      const accountId = random.pick(accounts)
      const [one] = [expect({ party, amount, accountId }), expect({ party, amount, accountId })]
      paid('twins, name', one, one.open, { name: true })
    },
    'two parties, one name': () => {
      const made = expect({ party: random.pick(namesakes), amount: anyAmount() })
      paid('two parties, one name', made, made.open, { name: true })
    },
    'two parties, one account': () => {
      const made = expect({ party: random.pick(sharers), amount: anyAmount() })
      paid('two parties, one account', made, made.open, { account: true })
    },
    'decoy: same amount, nobody named': () => {
      const made = expect({ amount: odd() })
      paid('reference + name', made, made.open, { reference: true, name: true })
      decoyOf('decoy: same amount, nobody named', made, random.pick(['KR OTOMATIS', 'TRSF E-BANKING CR TRANSFER']))
    },
    'decoy: cash deposit, round': () =>
      void decoyOf('decoy: cash deposit, round', expect({ amount: round() }), 'SETORAN TUNAI KCU SUDIRMAN 0035'),
    'decoy: same amount, other name': () => {
      const made = expect({ amount: odd() })
      const other = { ...made.party, short: stranger() }
      decoyOf('decoy: same amount, other name', made, text({ party: other }, made.open, { name: true }))
    },
    'decoy: like name, round amount': () => {
      const made = expect({ amount: round() })
      const [first = '', second = ''] = made.party.short.split(' ')
      const other = { ...made.party, short: `${first} ${second} ${random.pick(['ZAMRUD', 'KENARI', 'OKTA'])}` }
      const named = () => text({ party: other }, made.open, { name: true })
      let said = named()
      // Truncated to the exact name of the owed one, nothing in the text would distinguish the two: not a decoy.
      while (nameWords(partyNameIn(said) ?? '').join(' ') === made.party.short) said = named()
      decoyOf('decoy: like name, round amount', made, said)
    },
    'decoy: closed document': () => {
      const made = expect()
      const closed = `INV/24/${digits(1_000 + random.below(8_000), 5)}`
      decoyOf('decoy: closed document', made, text(made, made.open, { reference: closed, name: true }))
    },
    'decoy: bank charge': () =>
      void line(
        'decoy: bank charge',
        null,
        random.pick(['BIAYA ADM', 'BUNGA REKENING', 'PAJAK BUNGA', 'BIAYA TXN']),
        random.pick(KNOWN_FEES),
        [],
      ),
  }

  const total = BOOK_CASES.reduce((sum, row) => sum + ROWS[row][0], 0)
  while (world.expecteds.length < size) {
    let place = random.below(total)
    make[BOOK_CASES.find(row => (place -= ROWS[row][0]) < 0)!]()
    if (random.chance(10)) expect() // not paid yet
  }
  addDistinctReferences(world)
  return world
}

/** A party and an amount identify a payment only if no other open record has both: other lines get their own rows. */
function addDistinctReferences(world: World<BookCase>): void {
  const byAmount = Map.groupBy(world.expecteds, ({ open, direction }) => `${direction} ${open}`)
  const owners = new Map(world.expecteds.map(({ id, counterpartyId }) => [id, counterpartyId]))
  const names = new Map(world.counterparties.map(({ id, names: all }) => [id, nameOf(nameWords(all[0] ?? ''))]))
  for (const line of world.lines) {
    const row = world.cases.get(line.id)
    const isByName = row === 'name + odd amount'
    if (!isByName && row !== 'account + name' && row !== 'account alone') continue
    const [own = ''] = world.truth.get(line.id) ?? []
    const seen = nameOf(nameWords(line.partyName ?? ''))
    const isMeant = (counterpartyId: string | null) =>
      isByName
        ? nameSimilarity(seen, names.get(counterpartyId ?? '') ?? nameOf([])) >= SIMILAR_NAME
        : counterpartyId === owners.get(own)
    const others = (byAmount.get(`${line.direction} ${line.open}`) ?? []).filter(
      ({ id, accountId, counterpartyId }) =>
        id !== own && (accountId === null || accountId === line.accountId) && isMeant(counterpartyId),
    )
    if (others.length > 0)
      world.cases.set(line.id, isByName ? 'name + odd amount, not unique' : 'account, amount not unique')
  }
}
