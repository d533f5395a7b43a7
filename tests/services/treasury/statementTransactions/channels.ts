// One account's transactions in the format of each of a bank's channels.
import { bcaFile } from './support.ts'

export type Line = { day: string; amount: string; balance: string; words: string; id?: string }

export const BOOKED: [Line, Line] = [
  { day: '02', amount: '100.00', balance: '1100.00', words: 'SETORAN ABADI JAYA' },
  { day: '03', amount: '-40.00', balance: '1060.00', words: 'BIAYA LAYANAN' },
]

const csvOf = (lines: readonly Line[], hasBalances: boolean) =>
  bcaFile(
    ...lines.map(({ day, amount, balance, words }) => ({
      date: `${day}/11/2026`,
      description: `TRSF E-BANKING ${words}`,
      amount: amount.replace('-', ''),
      type: amount.startsWith('-') ? ('DB' as const) : ('CR' as const),
      balance: hasBalances ? balance : '',
    })),
  )

export const ofxOf = (number: string, lines: readonly Line[], hasBalances: boolean) =>
  [
    'OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>IDR',
    `<BANKACCTFROM><ACCTID>${number}</BANKACCTFROM><BANKTRANLIST>`,
    ...lines.map(
      ({ day, amount, words, id = `F${day}${amount}` }) =>
        `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>202611${day}<TRNAMT>${amount}<FITID>${id}<NAME>${words} VIA OFX</STMTTRN>`,
    ),
    '</BANKTRANLIST>',
    hasBalances
      ? `<LEDGERBAL><BALAMT>${lines.at(-1)?.balance ?? ''}<DTASOF>202611${lines.at(-1)?.day ?? ''}</LEDGERBAL>`
      : '',
    '</STMTRS></OFX>',
  ].join('')

const swift = (amount: string) => amount.replace('-', '').replace('.', ',')
export function staOf(number: string, lines: readonly Line[]) {
  const [first, last] = [lines[0], lines.at(-1)]
  const opening = first ? Number(first.balance) - Number(first.amount) : 0
  return [
    ':20:1',
    `:25:${number}`,
    `:60F:C261101IDR${swift(opening.toFixed(2))}`,
    ...lines.flatMap(({ day, amount, words }) => [
      `:61:2611${day}${amount.startsWith('-') ? 'D' : 'C'}${swift(amount)}NTRF`,
      `:86:${words} MT`,
    ]),
    `:62F:C261103IDR${swift(last?.balance ?? '')}`,
    '-',
  ].join('\r\n')
}

export const CHANNELS = {
  csv: (_: string, lines: readonly Line[]) => csvOf(lines, true),
  csvWithoutBalances: (_: string, lines: readonly Line[]) => csvOf(lines, false),
  sta: (number: string, lines: readonly Line[]) => staOf(number, lines),
  ofx: (number: string, lines: readonly Line[]) => ofxOf(number, lines, true),
  ofxWithoutBalances: (number: string, lines: readonly Line[]) => ofxOf(number, lines, false),
}
type Channel = keyof typeof CHANNELS
export const NAMES = Object.keys(CHANNELS) as Channel[]
