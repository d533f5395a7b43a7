// Statement files with a known truth, and possible faults: for each fault it is known which lines the file may yield.
import type { LayoutCase, Movement, Written } from './writers.ts'
import { ACCOUNT_NUMBER, withBalances } from './writers.ts'

/** A seeded random number below `most`. */
export type Random = (most: number) => number

/** Mulberry32: small, and sufficient for choosing. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return most => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

export type FaultyFile = {
  bytes: Uint8Array
  /** The lines of an accepted reading; null where none may be accepted. */
  truth: readonly Written[] | null
  /** Whether a letter of a text may be lost with the fault. */
  losesQuotes?: boolean
}

export type Fault = {
  name: string
  /** The file; null where the layout can't have the fault. */
  make: (layout: LayoutCase, lines: readonly Written[], random: Random) => FaultyFile | null
}

const TEXTS = [
  'TRSF E-BANKING CR 0109/FTSCY/WS95051 PT BUMI KARSA',
  'BIAYA ADM',
  'INV/2026/11/0042 PT MAJU',
  'SETORAN TUNAI "TOKO ABADI", BEKASI',
  'PAJAK; PPH 23',
]
const FOOTER_LIKE = [
  'TOTAL BELANJA 12',
  'JUMLAH SETORAN',
  'PAGE 1 OF 2',
  'NAMA TOKO',
  'SALDO AKHIR TAHUN',
  ':61:NOT A TAG',
]

/** Transactions of a month, some of them in thousands, at least four. */
export function statementOf(random: Random): Written[] {
  const movements = Array.from({ length: 4 + random(8) }, (): Movement => ({
    date: `2026-${random(2) === 0 ? '09' : '10'}-${String(1 + random(30)).padStart(2, '0')}`,
    description: `Y ${TEXTS[random(TEXTS.length)] ?? ''}`,
    direction: random(2) === 0 ? 'DEBIT' : 'CREDIT',
    amountMinor: random(3) === 0 ? BigInt(1 + random(9_999)) * 100_000n : BigInt(1 + random(1_000_000_000)),
  }))
  const inOrder = movements.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return withBalances(inOrder, BigInt(random(1_000_000_000)) * 100n)
}

const utf8 = (text: string) => Buffer.from(text)
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

/** The true lines, and a file with one of them changed. Not the first: rows alone don't confirm it. */
const saying = (
  name: string,
  change: (lines: readonly Written[], at: number, random: Random) => readonly Written[],
): Fault => ({
  name,
  make: (layout, lines, random) => {
    const at = 1 + random(lines.length - 2)
    return { bytes: utf8(layout.write(change(lines, at, random))), truth: lines }
  },
})

/** The same file in another encoding. */
const inBytes = (name: string, encode: (text: string) => Uint8Array): Fault => ({
  name,
  make: (layout, lines) => ({ bytes: encode(layout.write(lines)), truth: lines }),
})

const withLine = (lines: readonly Written[], at: number, more: Partial<Written>) =>
  lines.map((line, place) => (place === at ? { ...line, ...more } : line))

const HEADS = ['Rekening : #', 'A/C No. : #', 'No. Rekening/Nama : # / PT X', 'Account No. (IDR): #']

/** A row above all others, in layouts that search for their header. */
const under = (name: string, number: string, isOwn: boolean): Fault => ({
  name,
  make: (layout, lines, random) =>
    WITHOUT_QUOTES.has(layout.name) || layout.mapping
      ? null
      : {
          bytes: utf8(`${(HEADS[random(HEADS.length)] ?? '').replace('#', number)}\n${layout.write(lines)}`),
          truth: isOwn ? lines : null,
        },
})

const FEET = ['Total Transaksi : #', 'Total (#)', 'Jumlah Data : # baris', 'Total Records: #']

/** A row below all others with their count. */
const above = (name: string, more: number): Fault => ({
  name,
  make: (layout, lines, random) =>
    WITHOUT_QUOTES.has(layout.name)
      ? null
      : {
          bytes: utf8(
            `${layout.write(lines).trimEnd()}\n${(FEET[random(FEET.length)] ?? '').replace('#', String(lines.length + more))}\n`,
          ),
          truth: more === 0 ? lines : null,
        },
})

/** Layouts with an opening and a closing balance. */
const STATES_ENDS: ReadonlySet<string> = new Set(['MT940', 'CAMT.053'])
/** Layouts in which a quote is an ordinary character. */
const WITHOUT_QUOTES: ReadonlySet<string> = new Set([...STATES_ENDS, 'OFX'])

export const FAULTS: readonly Fault[] = [
  inBytes('none', utf8),
  inBytes('UTF-8 with BOM', text => utf8(`\ufeff${text}`)),
  inBytes('UTF-16 with BOM', text => utf16(`\ufeff${text}`)),
  inBytes('UTF-16 without BOM', utf16),
  inBytes('leading control byte', text => utf8(`\u0001${text}`)),
  inBytes('CRLF', text => utf8(text.replace(/\r?\n/g, '\r\n'))),
  inBytes('LF', text => utf8(text.replace(/\r\n/g, '\n'))),
  {
    name: 'texts like footers and tags',
    make: (layout, lines, random) => {
      const named = lines.map(line => ({ ...line, description: FOOTER_LIKE[random(FOOTER_LIKE.length)] ?? '' }))
      return { bytes: utf8(layout.write(named)), truth: named }
    },
  },
  {
    name: 'genuine twins',
    make: (layout, lines, random) => {
      const twin = lines[random(lines.length)]
      if (!twin) return null
      const opening = (lines[0]?.balanceMinor ?? 0n) - signed(lines[0])
      const all = withBalances(
        lines.flatMap(line => (line === twin ? [line, line] : [line])),
        opening,
      )
      return { bytes: utf8(layout.write(all)), truth: all }
    },
  },
  {
    name: 'amounts in thousands without decimals',
    make: (layout, lines, random) => {
      const round = withBalances(
        lines.map(line => ({ ...line, amountMinor: BigInt(1 + random(900)) * 100_000n })),
        BigInt(1 + random(900)) * 100_000n,
      )
      const text = layout.write(round).replace(/(\d)[.,]00(?=\D|$)/g, '$1')
      return { bytes: utf8(text), truth: round }
    },
  },
  under('a head that names this account', ACCOUNT_NUMBER, true),
  under('a head that names another account', '9998887776', false),
  above('a foot that counts', 0),
  above('a foot that counts more', 1_000),
  saying('another amount', (lines, at, random) =>
    withLine(lines, at, { amountMinor: (lines[at]?.amountMinor ?? 0n) + BigInt(1 + random(9_999)) }),
  ),
  saying('an amount × 1000', (lines, at) =>
    withLine(lines, at, { amountMinor: (lines[at]?.amountMinor ?? 0n) * 1000n }),
  ),
  saying('the other direction', (lines, at) =>
    withLine(lines, at, { direction: lines[at]?.direction === 'DEBIT' ? 'CREDIT' : 'DEBIT' }),
  ),
  saying('another balance', (lines, at, random) =>
    withLine(lines, at, { balanceMinor: (lines[at]?.balanceMinor ?? 0n) + BigInt(1 + random(9_999)) }),
  ),
  saying('a line lost', (lines, at) => lines.toSpliced(at, 1)),
  saying('a line twice', (lines, at) => lines.toSpliced(at, 0, ...lines.slice(at, at + 1))),
  {
    name: 'two amounts exchanged',
    make: (layout, lines, random) => {
      // Such a file has balances only at its ends, which don't reveal the order.
      if (STATES_ENDS.has(layout.name)) return null
      const at = 1 + random(lines.length - 2)
      const [here, next] = [lines[at], lines[at + 1]]
      if (!here || !next || signed(here) === signed(next)) return null
      const other = (line: Written) => ({ amountMinor: line.amountMinor, direction: line.direction })
      const exchanged = withLine(withLine(lines, at, other(next)), at + 1, other(here))
      return { bytes: utf8(layout.write(exchanged)), truth: lines }
    },
  },
  {
    name: 'a day that is not yet',
    make: (layout, lines) => ({
      bytes: utf8(layout.write(withLine(lines, lines.length - 1, { date: '2026-12-05' }))),
      truth: null,
    }),
  },
  {
    name: 'a row without an amount',
    make: (layout, lines, random) => {
      const at = 1 + random(lines.length - 2)
      const empty = { ...lines[at - 1], amountMinor: 0n, description: 'Y SALDO RATA-RATA' }
      const [first] = lines
      return first ? { bytes: utf8(layout.write(lines.toSpliced(at, 0, { ...first, ...empty }))), truth: null } : null
    },
  },
  {
    name: 'the end cut off',
    make: (layout, lines, random) => {
      const text = layout.write(lines).trimEnd()
      return { bytes: utf8(text.slice(0, text.length - 1 - random(12))), truth: lines }
    },
  },
  {
    name: 'a quote that is not closed',
    make: (layout, lines, random) => {
      if (WITHOUT_QUOTES.has(layout.name)) return null
      const text = layout.write(lines)
      const quotes = [...text.matchAll(/"/g)].map(({ index }) => index)
      const at = quotes[random(Math.max(1, quotes.length))]
      if (at === undefined) return null
      return { bytes: utf8(text.slice(0, at) + text.slice(at + 1)), truth: lines, losesQuotes: true }
    },
  },
  {
    name: 'one decimal mark lost',
    make: (layout, lines, random) => {
      const text = layout.write(lines)
      const marks = [...text.matchAll(/(?<=\d)[.,](?=\d\d(?:\D|$))/g)].map(({ index }) => index)
      const at = marks[random(Math.max(1, marks.length))]
      return at === undefined ? null : { bytes: utf8(text.slice(0, at) + text.slice(at + 1)), truth: lines }
    },
  },
  {
    name: 'another account beside it',
    make: (layout, lines, random) => {
      const own = layout.write(lines)
      const other = layout.write(statementOf(random)).replaceAll(ACCOUNT_NUMBER, '9998887776')
      const both = besides(layout.name, own, other)
      return both === null ? null : { bytes: utf8(both), truth: lines }
    },
  },
  {
    name: 'an entry that is not booked',
    make: (layout, lines) => {
      if (layout.name !== 'CAMT.053') return null
      const text = layout.write(lines)
      const [entry = ''] = /<Ntry>[\s\S]*?<\/Ntry>/.exec(text) ?? []
      const pending = entry.replace(/<Sts>[\s\S]*?<\/Sts>/, '<Sts>PDNG</Sts>')
      return { bytes: utf8(text.replace('</Stmt>', `${pending}</Stmt>`)), truth: lines }
    },
  },
]

const signed = (line: Written | undefined): bigint =>
  line ? (line.direction === 'DEBIT' ? -line.amountMinor : line.amountMinor) : 0n

/** Two statements in one file, as the standards allow. */
function besides(name: string, own: string, other: string): string | null {
  if (name === 'MT940') return `${own}\r\n${other}`
  if (name === 'CAMT.053') {
    const [second = ''] = /<Stmt>[\s\S]*<\/Stmt>/.exec(other) ?? []
    return own.replace('</Stmt>', `</Stmt>${second}`)
  }
  return null
}
