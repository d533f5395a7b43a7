// The buyer's return note (nota retur) or cancellation note (nota pembatalan), with everything that PMK 81/2024 articles 288 and 289
// require. The buyer issues it, so they are in its head and sign it.
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { printAmount, printDate, printQuantity } from './format.ts'
import { head } from './head.ts'
import { amountIn, figure, inCurrency, listing, NONE } from './listing.ts'
import { BLANK, closing, inWords, noted } from './parts.ts'
import type { PrintedLanguage, PrintedReturnNote, ReturnSheet } from './printed.ts'
import { sheet } from './sheet.ts'
import { fact, GRAY, WIDTH } from './style.ts'
import { type Step, sums } from './sums.ts'
import { say, WORDS, type Words } from './words.ts'

const TITLES: Readonly<Record<ReturnSheet['kind'], Words>> = {
  GOODS: { id: 'Nota retur', en: 'Return note' },
  SERVICE: { id: 'Nota pembatalan', en: 'Cancellation note' },
}
const SELLERS: Readonly<Record<ReturnSheet['kind'], Words>> = {
  GOODS: { id: 'Kepada PKP penjual', en: 'To the seller' },
  SERVICE: { id: 'Kepada PKP pemberi jasa', en: 'To the provider' },
}
const BASES: Readonly<Record<ReturnSheet['kind'], Words>> = {
  GOODS: { id: 'Jumlah harga jual BKP yang dikembalikan', en: 'Price of the goods returned' },
  SERVICE: { id: 'Jumlah penggantian JKP yang dibatalkan', en: 'Price of the services canceled' },
}
const OWN = {
  vat: { id: 'PPN yang diminta kembali', en: 'VAT claimed back' },
  luxuryTax: { id: 'PPnBM yang diminta kembali', en: 'Luxury tax claimed back' },
  taxInvoice: { id: 'Kode dan nomor seri faktur pajak', en: 'Tax invoice number' },
  taxInvoiceDate: { id: 'Tanggal faktur pajak', en: 'Date of the tax invoice' },
  price: { id: 'Harga satuan menurut faktur pajak', en: 'Unit price on the tax invoice' },
  memo: { id: 'Faktur dan nota kredit penjual', en: 'Seller\u2019s invoice and credit memo' },
  made: {
    id: 'Pembeli membuat dan menandatangani nota ini secara elektronik di Coretax (PMK 81/2024 Pasal 288 dan 289). Lembar ini menjadi acuan pengisiannya.',
    en: 'The buyer makes and signs this note electronically in Coretax (PMK 81/2024 articles 288 and 289). This sheet is what to fill in there.',
  },
} as const satisfies Readonly<Record<string, Words>>

/** The reversed amount and its taxes. */
export const returnSteps = ({ kind, baseMinor, otherBaseMinor, vatMinor }: ReturnSheet): Step[] => [
  { words: BASES[kind], minor: baseMinor },
  ...(otherBaseMinor === null ? [] : [{ words: WORDS.otherBase, minor: otherBaseMinor }]),
  { words: OWN.vat, minor: vatMinor, weight: 'TOTAL' as const },
  ...(kind === 'GOODS' ? [{ words: OWN.luxuryTax, minor: 0n }] : []),
]

export function returnNoteDefinition(note: PrintedReturnNote, language: PrintedLanguage): TDocumentDefinitions {
  const { buyer, seller, sheets, memoNumber } = note
  return sheet(
    {
      title: note.number ?? memoNumber,
      seller: buyer,
      buyer: seller,
      state: note.state,
      at: note.at,
      typed: [
        note.number,
        note.reason,
        ...sheets.flatMap(({ lines }) => lines.flatMap(({ description, unit }) => [description, unit])),
      ],
      content: sheets.flatMap((one, place): Content[] => [
        ...(place === 0 ? [] : [{ text: '', pageBreak: 'before' as const }]),
        ...sheetOf(note, one, language),
      ]),
    },
    language,
  )
}

const sheetOf = (note: PrintedReturnNote, of: ReturnSheet, language: PrintedLanguage): Content[] => [
  ...head(
    {
      seller: note.buyer,
      title: TITLES[of.kind],
      number: note.number ?? `No. ${BLANK}`,
      state: note.state,
      buyer: note.seller,
      to: SELLERS[of.kind],
      facts: [
        [
          fact(OWN.taxInvoice, note.taxInvoiceNumber, language, true),
          fact(OWN.taxInvoiceDate, printDate(note.invoice.invoiceDate, language), language),
        ],
        [fact(OWN.memo, `${note.invoice.number}\n${note.memoNumber}`, language)],
      ],
    },
    language,
  ),
  lines(of, language),
  {
    unbreakable: true,
    columns: [
      { width: '*', stack: [inWords({ minor: of.vatMinor, currency: 'IDR' }, language)] },
      { width: WIDTH * 0.52, stack: [sums(returnSteps(of), 'IDR', language)] },
    ],
    columnGap: 20,
    margin: [0, 10, 0, 0],
  },
  ...noted(WORDS.reason, note.reason, language),
  closing({ isStampDue: false, seller: note.buyer, date: note.date }, language),
  { text: say(OWN.made, language), fontSize: 7, color: GRAY, margin: [0, 20, 0, 0] },
]

const lines = (of: ReturnSheet, language: PrintedLanguage): Content =>
  listing(
    {
      widths: [20, '*', 'auto', 'auto', 'auto'],
      headings: [WORDS.place, WORDS.description, WORDS.quantity, inCurrency(OWN.price, 'IDR'), amountIn('IDR')],
      texts: 2,
      rows: of.lines.map((line, place): TableCell[] => [
        { text: String(place + 1) },
        { text: line.description },
        figure(line.quantity === null ? NONE : `${printQuantity(line.quantity, language)} ${line.unit}`),
        figure(line.priceMinor === null ? NONE : printAmount(line.priceMinor, language)),
        figure(printAmount(line.amountMinor, language)),
      ]),
    },
    language,
  )
