// Statements and expected transactions with a known truth, the same for the same seed: a year of a trading company with Indonesian banks,
// with everything that makes matching difficult.
import type { Counterparty, Expected, Line } from '../../services/treasury/reconciliation/matching/types.ts'
import { partyNameIn } from '../../services/treasury/bankText/normalize.ts'
import { KNOWN_FEES, WITHHOLDING_BASES, withheldFrom } from '../../services/treasury/reconciliation/matching/amount.ts'

export type Case =
  | 'exact, number named'
  | 'exact, name only'
  | 'exact, account only'
  | 'exact, nothing named'
  | 'fee short'
  | 'withholding short'
  | 'late'
  | 'batch, numbers listed'
  | 'batch, name only'
  | 'split, number named'
  | 'split, name only'
  | 'same amounts, number named'
  | 'same amounts, name only'
  | 'wrong number'
  | 'noise'
  | 'closed document'

export type World<Row extends string = Case> = {
  lines: Line[]
  expecteds: Expected[]
  counterparties: Counterparty[]
  /** The true expected transactions of each line; empty for noise. */
  truth: Map<string, string[]>
  cases: Map<string, Row>
}

/** Share of statement lines, in hundredths. */
const MIX: [Case, number][] = [
  ['exact, number named', 24],
  ['exact, name only', 19],
  ['exact, account only', 6],
  ['exact, nothing named', 2],
  ['fee short', 7],
  ['withholding short', 6],
  ['late', 6],
  ['batch, numbers listed', 4],
  ['batch, name only', 1],
  ['split, number named', 3],
  ['split, name only', 1],
  ['same amounts, number named', 3],
  ['same amounts, name only', 2],
  ['wrong number', 2],
  ['noise', 12],
  ['closed document', 2],
]

const FIRST =
  'SUMBER SINAR INDAH CAHAYA BUMI KARSA TIRTA ANUGERAH WIRA CAKRA SELARAS MEGA RAJAWALI HARAPAN BINTANG SURYA DUTA GRAHA NUSA PELITA CITRA ADI KARYA MITRA PUTRA GARUDA SAMUDRA MUTIARA INTAN PERMAI BERKAT RAHMAT SARI AGUNG MULIA'
const SECOND =
  'MAKMUR LESTARI SENTOSA ABADI JAYA MANDIRI UTAMA PERKASA SEJAHTERA GEMILANG PRATAMA NIAGA LOGISTIK PANGAN MEDIA KREASI SARANA TELEMATIKA PROPERTI EKSPRES OTOMOTIF KANTOR SEGAR ENERGI BAJA TEKSTIL FARMA KIMIA PLASTIK ELEKTRIK'
const THIRD =
  'INDONESIA NUSANTARA BERSAMA INTERNASIONAL SEMESTA RAYA TIMUR BARAT SELATAN UTARA PERSADA SUKSES MAJU KENCANA BERLIAN DAMAI'
const POPULAR = [150_000n, 500_000n, 1_000_000n, 1_500_000n, 2_500_000n, 5_000_000n, 10_000_000n, 25_000_000n]

export function generator(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(items: readonly T[]): T => items[below(items.length)]!
  return { next, below, pick, chance: (percent: number) => next() * 100 < percent }
}

const hex = (value: number, width: number) => value.toString(16).padStart(width, '0')
/** Ids in random order: the position of a record must not reveal its match. */
export const idFrom = (random: ReturnType<typeof generator>) =>
  `${hex(random.below(2 ** 32), 8)}-${hex(random.below(65536), 4)}-7${hex(random.below(4096), 3)}-8${hex(random.below(4096), 3)}-${hex(random.below(2 ** 32), 8)}${hex(random.below(65536), 4)}`

const rupiah = (amount: bigint) => amount * 100n
const digits = (value: number, width: number) => String(value).padStart(width, '0')
const plain = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`

/** About `size` statement lines, and about as many expected transactions. */
export function makeWorld(size: number, seed: number, from = { day: 20_500, days: 180 }): World {
  const random = generator(seed)
  const world: World = { lines: [], expecteds: [], counterparties: [], truth: new Map(), cases: new Map() }
  const accounts = [idFrom(random), idFrom(random), idFrom(random)]
  const payers = makeCounterparties(random, Math.max(12, Math.round(size / 20)))
  world.counterparties.push(...payers.map(payer => payer.counterparty))
  let serial = 1

  const amountOf = () =>
    random.chance(25)
      ? rupiah(random.pick(POPULAR))
      : rupiah(BigInt(50_000 + random.below(400_000)) * (random.chance(30) ? 1_000n : 111n)) +
        (random.chance(5) ? BigInt(random.below(100)) : 0n)
  type Payer = (typeof payers)[number]
  const expect = (
    payer: Payer,
    amount: bigint,
    day = from.day + random.below(from.days),
    accountId = random.pick(accounts),
  ) => {
    const number = `INV-${2026}-${digits(serial++, 6)}`
    const inDescription = random.chance(40)
    const expected: Expected = {
      id: idFrom(random),
      accountId: random.chance(30) ? null : accountId,
      counterpartyId: payer.counterparty.id,
      day,
      dayFrom: null,
      dayTo: null,
      direction: payer.direction,
      currency: 'IDR',
      open: amount,
      openFrom: null,
      openTo: null,
      description: inDescription
        ? `Invoice ${number.replaceAll('-', '/')}`
        : `Penjualan ${random.pick(SECOND.split(' ')).toLowerCase()}`,
      number: `ET-2026-${digits(world.expecteds.length + 1, 6)}`,
      externalId: inDescription ? null : number,
      data: [],
    }
    world.expecteds.push(expected)
    return { ...expected, account: accountId, payer, number }
  }
  type Made = ReturnType<typeof expect>
  const line = (
    kind: Case,
    of: Made | null,
    given: Partial<Line> & { text: string; open: bigint },
    truth: string[],
  ) => {
    const { text, ...rest } = given
    const description = text
    const made: Line = {
      id: idFrom(random),
      accountId: of?.account ?? random.pick(accounts),
      day: (of?.day ?? from.day + random.below(from.days)) + (random.chance(50) ? 0 : random.below(8) - 1),
      direction: of?.direction ?? (random.chance(70) ? 'CREDIT' : 'DEBIT'),
      currency: 'IDR',
      description,
      partyName: partyNameIn(description),
      ...rest,
    }
    world.lines.push(made)
    world.cases.set(made.id, kind)
    if (truth.length) world.truth.set(made.id, truth)
    return made
  }
  /** How the bank writes the payer, with or without a document number. */
  const text = (made: Made, amount: bigint, reference: string | null) => {
    const { payer } = made
    const flow = payer.direction === 'CREDIT' ? 'CR' : 'DB'
    const name = random.chance(20) ? payer.short.slice(0, 18).trimEnd() : payer.short
    const day = `${digits(1 + random.below(28), 2)}${digits(1 + random.below(12), 2)}`
    return random.pick([
      () =>
        `TRSF E-BANKING ${flow} ${day}/FTSCY/WS${95000 + random.below(999)} ${plain(amount)} ${reference ?? 'PEMBAYARAN'} ${name}`,
      () => `BI-FAST ${flow} TRANSFER DR ${digits(random.below(200), 3)} ${name} ${reference ?? ''}`,
      () => `KR OTOMATIS LLG-MANDIRI ${payer.form} ${name} ${reference ?? ''}`,
      () =>
        `RTGS ${flow} ${name} ${payer.form} / BMRIIDJA / ${reference ?? 'PELUNASAN'} / 2026${digits(1 + random.below(12), 2)}${digits(1 + random.below(28), 2)}${digits(random.below(24), 2)}${digits(random.below(60), 2)}${digits(random.below(60), 2)}`,
      () => `TRF ${flow} ${payer.form} ${name} ${reference ?? 'JASA'} TRX ${digits(random.below(1_000_000), 6)}`,
    ])()
  }
  const written = (number: string) =>
    random.pick([
      number,
      number.replaceAll('-', '/'),
      number.replaceAll('-', ''),
      `INV ${number.slice(-6)}`,
      `INV${number.slice(-6)}`,
      `INVOICE NO ${number}`,
    ])
  const some = () => random.pick(payers)

  const make: Record<Case, () => void> = {
    'exact, number named': () => {
      const made = expect(some(), amountOf())
      line('exact, number named', made, { text: text(made, made.open, written(made.number)), open: made.open }, [
        made.id,
      ])
    },
    'exact, name only': () => {
      const made = expect(some(), amountOf())
      line('exact, name only', made, { text: text(made, made.open, null), open: made.open }, [made.id])
    },
    'exact, account only': () => {
      const made = expect(some(), amountOf())
      const number = random.pick(made.payer.counterparty.accountNumbers)
      const from = `SWITCHING ${made.direction === 'CREDIT' ? 'CR' : 'DB'} TRF ATM PRIMA DARI ${number}`
      line('exact, account only', made, { text: from, open: made.open }, [made.id])
    },
    'exact, nothing named': () => {
      const made = expect(some(), amountOf())
      line('exact, nothing named', made, { text: 'SETORAN TUNAI KCU SUDIRMAN 0035', open: made.open }, [made.id])
    },
    'fee short': () => {
      const fee = random.pick(KNOWN_FEES)
      const made = expect(some(), amountOf() + fee * 3n)
      const open = made.direction === 'CREDIT' ? made.open - fee : made.open + fee
      line('fee short', made, { text: text(made, open, random.chance(60) ? written(made.number) : null), open }, [
        made.id,
      ])
    },
    'withholding short': () => {
      const made = expect(some(), amountOf())
      const withheld = withheldFrom(made.open, random.chance(80) ? 200n : 1000n, random.pick(WITHHOLDING_BASES))
      const open = made.open - (withheld / 100n) * 100n
      line(
        'withholding short',
        made,
        { text: text(made, open, random.chance(60) ? written(made.number) : null), open },
        [made.id],
      )
    },
    late: () => {
      const made = expect(some(), amountOf())
      const day = made.day + 25 + random.below(60)
      line(
        'late',
        made,
        { text: text(made, made.open, random.chance(50) ? written(made.number) : null), open: made.open, day },
        [made.id],
      )
    },
    'batch, numbers listed': () => {
      const payer = some()
      const count = 2 + random.below(5)
      const day = from.day + random.below(from.days)
      const account = random.pick(accounts)
      const parts = Array.from({ length: count }, () => expect(payer, amountOf(), day - random.below(20), account))
      const open = parts.reduce((sum, part) => sum + part.open, 0n)
      const listed = `INV ${parts.map(part => part.number.slice(-6)).join(random.pick([' DAN ', ', ', ' & ']))}`
      line(
        'batch, numbers listed',
        parts[0]!,
        { text: text(parts[0]!, open, listed), open, day },
        parts.map(part => part.id),
      )
    },
    'batch, name only': () => {
      const payer = some()
      const day = from.day + random.below(from.days)
      const account = random.pick(accounts)
      const parts = Array.from({ length: 2 + random.below(3) }, () =>
        expect(payer, amountOf(), day - random.below(20), account),
      )
      const open = parts.reduce((sum, part) => sum + part.open, 0n)
      line(
        'batch, name only',
        parts[0]!,
        { text: text(parts[0]!, open, null), open, day },
        parts.map(part => part.id),
      )
    },
    'split, number named': () => split('split, number named', true),
    'split, name only': () => split('split, name only', false),
    'same amounts, number named': () => alike('same amounts, number named', true),
    'same amounts, name only': () => alike('same amounts, name only', false),
    'wrong number': () => {
      const payer = some()
      const account = random.pick(accounts)
      const made = expect(payer, amountOf(), undefined, account)
      const other = expect(payer, made.open * 3n + 700_00n, undefined, account)
      line('wrong number', made, { text: text(made, made.open, written(other.number)), open: made.open }, [made.id])
    },
    noise: () => {
      const said = random.pick([
        'BIAYA ADM REK GIRO NOV 2026',
        'BUNGA REKENING',
        'PAJAK BUNGA',
        `TARIKAN ATM ${digits(random.below(10000), 4)}`,
        `TRSF E-BANKING DB ${digits(1 + random.below(28), 2)}11/FTSCY/WS95${digits(random.below(999), 3)} ${plain(amountOf())} MAKAN SIANG TIM ${random.pick(FIRST.split(' '))}`,
        `SWITCHING CR TRF ATM PRIMA DARI ${1_000_000_000 + random.below(999_999_999)}`,
      ])
      line('noise', null, { text: said, open: random.chance(30) ? rupiah(random.pick(POPULAR)) : amountOf() }, [])
    },
    'closed document': () => {
      // A payment for a closed document, with the same amount as an open one.
      const made = expect(some(), amountOf())
      const closed = `INV-2026-${digits(900_000 + random.below(99_999), 6)}`
      line('closed document', made, { text: text(made, made.open, written(closed)), open: made.open }, [])
    },
  }

  function split(kind: Case, named: boolean) {
    const made = expect(some(), amountOf() * 6n)
    const count = 2 + random.below(2)
    let left = made.open
    for (let part = 1; part <= count; part++) {
      const open = part === count ? left : ((left * BigInt(30 + random.below(40))) / 100n / 100n) * 100n
      left -= open
      line(kind, made, { text: text(made, open, named ? written(made.number) : null), open }, [made.id])
    }
  }
  function alike(kind: Case, named: boolean) {
    const payer = some()
    const account = random.pick(accounts)
    const amount = amountOf()
    const day = from.day + random.below(from.days)
    for (let month = 0; month < 2 + random.below(3); month++) {
      const made = expect(payer, amount, day + month * 30, account)
      line(kind, made, { text: text(made, amount, named ? written(made.number) : null), open: amount }, [made.id])
    }
  }

  const total = MIX.reduce((sum, [, share]) => sum + share, 0)
  while (world.lines.length < size) {
    let place = random.below(total)
    const [kind] = MIX.find(([, share]) => (place -= share) < 0)!
    make[kind]()
    if (random.chance(12)) expect(some(), amountOf()) // not paid yet
  }
  return world
}

function makeCounterparties(random: ReturnType<typeof generator>, count: number) {
  const [first, second, third] = [FIRST, SECOND, THIRD].map(words => words.split(' '))
  const names = new Set<string>()
  while (names.size < count) {
    const words = [random.pick(first!), random.pick(second!)]
    if (random.chance(50)) words.push(random.pick(third!))
    // With few first names unrelated people would share names: real registers have more words than a benchmark.
    if (names.has(words.join(' ')) || random.chance(60)) words.splice(1, 0, madeUpWord(random))
    names.add(words.join(' '))
  }
  return [...names].map(short => {
    const form = random.pick(['PT', 'PT', 'CV', 'UD'])
    const counterparty: Counterparty = {
      id: idFrom(random),
      names: [`${form} ${short}`],
      accountNumbers: Array.from({ length: 1 + random.below(2) }, () =>
        String(2_000_000_000 + random.below(7_999_999_999)),
      ),
      learntAliases: [],
      learntAccountNumbers: [],
    }
    return { counterparty, short, form, direction: random.chance(70) ? ('CREDIT' as const) : ('DEBIT' as const) }
  })
}

function madeUpWord(random: ReturnType<typeof generator>): string {
  const syllable = () => random.pick([...'BDGJKLMNPRSTW']) + random.pick([...'AIUEO'])
  return syllable() + syllable() + random.pick(['', syllable(), 'N', 'R', 'S'])
}
