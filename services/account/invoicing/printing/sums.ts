// A column of amounts down to their result.
import type { Content } from 'pdfmake/interfaces.js'
import type { Currency } from '../../../kit/money.ts'
import { currencySign } from '../documents/public.ts'
import { printAmount } from './format.ts'
import type { PrintedLanguage } from './printed.ts'
import { FIGURE, INK, label, RULE, ruled } from './style.ts'
import type { Words } from './words.ts'

/** A step: its label and amount. TOTAL and RESULT are sums of the others. */
export type Step = { words: Words; minor: bigint; weight?: 'TOTAL' | 'RESULT' }

/** An amount with its currency, for documents and emails. */
export const printMoney = (minor: bigint, currency: Currency, language: PrintedLanguage): string =>
  `${currencySign(currency, language)}${printAmount(minor, language)}`

export function sums(steps: readonly Step[], currency: Currency, language: PrintedLanguage): Content {
  const at = (row: number) => steps[row]?.weight
  return {
    table: {
      widths: ['*', 'auto'],
      body: steps.map(({ words, minor, weight }) => {
        const style = { bold: weight !== undefined, fontSize: weight === 'TOTAL' ? 10.5 : 8 }
        return [
          label(words, language, style),
          {
            text: weight === undefined ? printAmount(minor, language) : printMoney(minor, currency, language),
            noWrap: true,
            ...FIGURE,
            ...style,
          },
        ]
      }),
    },
    layout: ruled({
      hLineWidth: row => (at(row) === 'TOTAL' ? 1 : at(row) === 'RESULT' ? 0.5 : 0),
      hLineColor: row => (at(row) === 'TOTAL' ? INK : RULE),
      above: 4,
      below: 4,
    }),
  }
}
