// Renders a document's content to bytes. Slow and blocking, so only dedicated threads load this.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake'
import { type Paper, paperDefinition } from './paper.ts'
import { coverageOf, printable } from './printable.ts'
import type { PrintedLanguage } from './printed.ts'

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`))
const regular = fontFile('400Regular')
const bold = fontFile('600SemiBold')
const covers = coverageOf(readFileSync(regular))

pdfmake.setFonts({ Inter: { normal: regular, bold } })
// Whatever users typed, rendering must not fetch URLs or open other files.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(path => path === regular || path === bold)

/** A PDF. Unprintable text is removed or replaced; the payment URL stays unchanged. */
export const render = (paper: Paper, language: PrintedLanguage, payUrl?: string): Promise<Buffer> =>
  pdfmake.createPdf(paperDefinition(printable(paper, covers), language, payUrl)).getBuffer()
