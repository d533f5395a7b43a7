// Renders a page of a received document as an image. Slow and blocking, so only dedicated threads load this.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import jpeg from 'jpeg-js'
import pdfmake from 'pdfmake'

export type RenderTask = {
  bytes: Uint8Array<ArrayBuffer>
  type: 'pdf' | 'jpeg' | 'png'
  /** From 1. */
  page: number
}
export type RenderedPage = {
  /** A JPEG; empty if the page doesn't exist. */
  image: Uint8Array<ArrayBuffer>
  pageCount: number
}

/** Wide enough to read a scanned card, and no taller than three sheets. */
const WIDTH = 1_240
const MAX_HEIGHT = 5_260
const QUALITY = 82
/** Images are placed on an A4 sheet, in points. */
const SHEET = { width: 595, height: 842 }

// A sheet contains the given image, and must not fetch anything.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)

/** Converts images to PDFs first, rotated by their EXIF data, so that one renderer handles all files. */
async function pdfOf({ bytes, type }: RenderTask): Promise<Uint8Array> {
  if (type === 'pdf') return bytes
  const image = `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
  return pdfmake
    .createPdf({ pageSize: SHEET, pageMargins: 0, content: [{ image, fit: [SHEET.width, SHEET.height] }] })
    .getBuffer()
}

/** Renders a page on white. Fails for files that don't match their type, and for password-protected ones. */
export async function renderPage(task: RenderTask): Promise<RenderedPage> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(await pdfOf(task))
    const pageCount = document.getPageCount()
    if (task.page > pageCount) return { image: new Uint8Array(), pageCount }
    const page = document.getPage(task.page - 1)
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
    const scale = Math.min(WIDTH / width, MAX_HEIGHT / height)
    if (!Number.isFinite(scale) || scale <= 0) throw new Error(`a page of ${width} × ${height}`)
    const drawn = await page.render({ scale, render: 'bitmap' })
    return { image: new Uint8Array(jpeg.encode(drawn, QUALITY).data), pageCount }
  } finally {
    library.destroy()
  }
}
