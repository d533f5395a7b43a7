// From what a paper says to an image of one of its pages. Slow, and busy all the while: only threads of their own load this.
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import type { Paper } from '../paper.ts'
import type { PrintedLanguage } from '../printed.ts'
import { render } from '../render.ts'
import { pngOf } from './png.ts'

/** Widths in pixels: beside a form, and over it. */
export const PREVIEW_WIDTHS = { SMALL: 840, LARGE: 1_240 } as const
export type PreviewSize = keyof typeof PREVIEW_WIDTHS

export type PreviewTask = Paper & {
  language: PrintedLanguage
  /** From 1; beyond the last one, that one is drawn. */
  page: number
  size: PreviewSize
}
export type PreviewPage = {
  /** A PNG. */
  image: Uint8Array<ArrayBuffer>
  page: number
  pageCount: number
}

/** By how much a page is enlarged to its width; one more, since PDFium leaves out what is no whole point and no whole pixel. */
export const scaleOf = (page: Pick<PDFiumPage, 'getOriginalSize'>, size: PreviewSize): number =>
  (PREVIEW_WIDTHS[size] + 1) / page.getOriginalSize().originalWidth

/** Only documents of our own are drawn with it, so that all of them may share its memory. */
let library: Promise<PDFiumLibrary> | undefined

export async function drawPage({ language, page: wanted, size, ...paper }: PreviewTask): Promise<PreviewPage> {
  const pdf = await render(paper, language)
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    const pageCount = document.getPageCount()
    const number = Math.min(wanted, pageCount)
    const page = document.getPage(number - 1)
    const scale = scaleOf(page, size)
    return { image: pngOf(await page.render({ scale, render: 'bitmap' })), page: number, pageCount }
  } finally {
    document.destroy()
  }
}
