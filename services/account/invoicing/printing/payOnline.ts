// Where an invoice is paid: a QR code for whoever has it on paper, and a link for whoever reads it on a phone.
import type { Content } from 'pdfmake/interfaces.js'
import { renderSVG } from 'uqr'
import type { PrintedLanguage } from './printed.ts'
import { BLUE, GRAY } from './style.ts'
import { WORDS, type Words } from './words.ts'

/** 28 mm, in points: a phone reads it from an arm's length. */
const SIDE = 80

/** The code of an address with what it is for. Paper around it is the white that it needs. */
export function payOnline(url: string, language: PrintedLanguage): Content {
  const languages = language === 'both' ? (['id', 'en'] as const) : [language]
  const lines = (words: Words): Content[] => languages.map(each => ({ text: words[each], color: GRAY }))
  return {
    columns: [
      { width: SIDE, svg: renderSVG(url, { ecc: 'M', border: 0 }), fit: [SIDE, SIDE] },
      {
        width: '*',
        stack: [
          ...languages.map((each, place) => ({
            text: WORDS.payOnline[each],
            ...(place === 0 ? { bold: true } : { color: GRAY }),
          })),
          { stack: lines(WORDS.payOnlineHow), margin: [0, 4, 0, 0] },
          { stack: lines(WORDS.payOnlineUntil) },
          {
            text: languages.map(each => WORDS.payOnlineHere[each]).join(' / '),
            link: url,
            color: BLUE,
            margin: [0, 4, 0, 0],
          },
        ],
      },
    ],
    columnGap: 14,
  }
}
