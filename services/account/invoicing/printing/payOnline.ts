// Where to pay an invoice: a QR code for paper, and a link for phones.
import type { Content } from 'pdfmake/interfaces.js'
import { renderSVG } from 'uqr'
import type { PrintedLanguage } from './printed.ts'
import { BLUE, GRAY } from './style.ts'
import { WORDS, type Words } from './words.ts'

/** 28 mm, in points: readable by a phone at arm's length. */
const SIDE = 80

/** The QR code of a URL with its label. The surrounding paper is its quiet zone. */
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
