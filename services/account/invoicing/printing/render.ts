// From what a paper says to the bytes of its document. Slow, and busy all the while: only threads of their own load this.
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
// Whatever people type, a document fetches nothing and opens no other file.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(path => path === regular || path === bold)

/** A PDF. What can't be printed is left out or replaced; the address where it is paid stays as it is. */
export const render = (paper: Paper, language: PrintedLanguage, payUrl?: string): Promise<Buffer> =>
  pdfmake.createPdf(paperDefinition(printable(paper, covers), language, payUrl)).getBuffer()
