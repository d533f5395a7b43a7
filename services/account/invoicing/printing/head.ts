// The head of a printed document: issuer, recipient, and facts.
import type { Content } from 'pdfmake/interfaces.js'
import type { Party } from '../invoices/public.ts'
import type { PrintedLanguage, PrintedState } from './printed.ts'
import { GRAY, INK, rule, RULE } from './style.ts'
import { say, WORDS, type Words } from './words.ts'

/** `0021 8324 1500 0000`, the usual grouping of tax numbers. */
const inFours = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

const detailsOf = ({ address, taxNumber, branchNumber }: Party): string[] => [
  ...(address === null ? [] : [address]),
  ...(taxNumber === null
    ? []
    : [`NPWP ${inFours(taxNumber)}${branchNumber === null ? '' : ` \u00B7 NITKU ${branchNumber}`}`]),
]

export type Head = {
  seller: Party
  title: Words
  /** Its number, or a placeholder. */
  number: string
  state: PrintedState
  /** The recipient and their role. */
  buyer: Party
  to: Words
  /** Facts next to the buyer, in columns. */
  facts: readonly Content[][]
}

export function head(of: Head, language: PrintedLanguage): Content[] {
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: of.seller.name, fontSize: 12, bold: true, margin: [0, 0, 0, 3] },
            ...detailsOf(of.seller).map(text => ({ text, color: GRAY })),
          ],
        },
        { width: 190, stack: titleOf(of, language), alignment: 'right' },
      ],
      columnGap: 24,
    },
    rule(INK, 1.4, [0, 12, 0, 12]),
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: say(of.to, language), fontSize: 7, color: GRAY },
            { text: of.buyer.name, bold: true },
            ...detailsOf(of.buyer),
          ],
        },
        ...of.facts.map(stack => ({ width: 130, stack })),
      ],
      columnGap: 16,
    },
    rule(RULE, 0.5, [0, 4, 0, 10]),
  ]
}

function titleOf({ title, number, state }: Head, language: PrintedLanguage): Content[] {
  return [
    { text: language === 'en' ? title.en : title.id, fontSize: 16, bold: true },
    ...(language === 'both' ? [{ text: title.en, color: GRAY }] : []),
    { text: number, fontSize: 10, bold: true, margin: [0, 3, 0, 0] },
    ...(state === 'CANCELED' || state === 'WRITTEN_OFF' ? [{ text: say(WORDS[state], language), bold: true }] : []),
  ]
}
