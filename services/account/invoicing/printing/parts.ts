// Parts shared by several documents: the amount in words, notes, and the signature.
import type { Content } from 'pdfmake/interfaces.js'
import type { Currency } from '../../../kit/money.ts'
import type { BankDetails } from '../bankDetails/public.ts'
import type { Party } from '../invoices/public.ts'
import { printDate } from './format.ts'
import { amountInWords } from './inWords.ts'
import type { PrintedLanguage, PrintedVirtualAccount } from './printed.ts'
import { BLUE, GRAY } from './style.ts'
import { say, WORDS, type Words } from './words.ts'

type Amount = { minor: bigint; currency: Currency }

/** Next to a line on the left, so that a changed figure contradicts the words. */
export function inWords({ minor, currency }: Amount, language: PrintedLanguage): Content {
  const languages = language === 'both' ? (['id', 'en'] as const) : [language]
  const spelled = languages.map((each, place) => ({
    text: amountInWords(minor, currency, each),
    ...(place === 0 ? { bold: true } : { color: GRAY }),
    margin: [0, 2, 0, 0] as [number, number, number, number],
  }))
  return {
    table: {
      widths: ['*'],
      body: [[{ stack: [{ text: say(WORDS.inWords, language), fontSize: 7, color: GRAY }, ...spelled] }]],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: at => (at === 0 ? 1.5 : 0),
      vLineColor: () => BLUE,
      paddingLeft: () => 8,
    },
  }
}

/** User-written text, under its label. */
export const noted = (words: Words, text: string | null, language: PrintedLanguage): Content[] =>
  text === null || text === ''
    ? []
    : [
        { text: say(words, language), bold: true, margin: [0, 16, 0, 2] },
        { text, color: GRAY },
      ]

/** Where to transfer the payment. */
export const transferTo = (bank: BankDetails | null, language: PrintedLanguage): Content[] =>
  bank === null
    ? []
    : [
        {
          stack: [
            { text: say(WORDS.transferTo, language), fontSize: 7, color: GRAY },
            { text: `${bank.bankName} ${bank.accountNumber}`, bold: true, margin: [0, 2, 0, 0] },
            { text: bank.holderName },
          ],
          margin: [0, 12, 0, 0],
        },
      ]

/** The customer's own virtual accounts, where any amount can be paid to. */
export const virtualAccountsOf = (accounts: readonly PrintedVirtualAccount[], language: PrintedLanguage): Content[] =>
  accounts.length === 0
    ? []
    : [
        {
          stack: [
            { text: say(WORDS.virtualAccounts, language), fontSize: 7, color: GRAY },
            ...accounts.map(({ bankName, number }, place) => ({
              text: `${bankName} ${number}`,
              bold: true,
              margin: [0, place === 0 ? 2 : 1, 0, 0] as [number, number, number, number],
            })),
          ],
          margin: [0, 12, 0, 0],
        },
      ]

/** Space for handwriting. */
export const BLANK = '\u2026'.repeat(12)

type Signed = {
  isStampDue: boolean
  /** The serial number of its e-meterai, which then needs no space. */
  stampSerial?: string | null
  seller: Party
  /** Null: the signer writes it. */
  date: string | null
  /** The content on the other side. */
  beside?: Content
}

/** The signature, and the stamp where the law requires it. */
export function closing(
  { isStampDue, stampSerial = null, seller, date, beside = '' }: Signed,
  language: PrintedLanguage,
): Content {
  const inPlace: Content[] =
    stampSerial === null
      ? [{ text: say(WORDS.stampPlace, language), fontSize: 7, color: GRAY, margin: [0, 16, 0, 0] }]
      : [
          { text: say(WORDS.stampSerial, language), fontSize: 7, color: GRAY, margin: [0, 10, 0, 2] },
          { text: stampSerial, bold: true },
        ]
  const place: Content =
    isStampDue || stampSerial !== null
      ? {
          table: {
            widths: ['*'],
            heights: [44],
            body: [[{ stack: inPlace }]],
          },
          layout: {
            hLineStyle: () => ({ dash: { length: 2, space: 2 } }),
            vLineStyle: () => ({ dash: { length: 2, space: 2 } }),
            hLineWidth: () => 0.5,
            vLineWidth: () => 0.5,
            hLineColor: () => GRAY,
            vLineColor: () => GRAY,
          },
        }
      : { text: ' ', margin: [0, 0, 0, 44] }
  return {
    unbreakable: true,
    margin: [0, 28, 0, 0],
    columns: [
      { width: '*', stack: [beside] },
      {
        width: 170,
        alignment: 'center',
        stack: [
          { text: date === null ? BLANK : printDate(date, language), margin: [0, 0, 0, 6] },
          place,
          { text: seller.name, bold: true, margin: [0, 6, 0, 0] },
        ],
      },
    ],
  }
}
