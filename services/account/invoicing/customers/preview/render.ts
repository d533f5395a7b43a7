// From a document that somebody sent to an image of one of its pages. Slow, and busy all the while: only threads of their own load this.
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
  /** A JPEG; empty where there is no such page. */
  image: Uint8Array<ArrayBuffer>
  pageCount: number
}

/** Wide enough to read a scanned card, and no longer than three sheets. */
const WIDTH = 1_240
const MAX_HEIGHT = 5_260
const QUALITY = 82
/** An image is laid onto a sheet of A4, in points. */
const SHEET = { width: 595, height: 842 }

// A sheet holds the image that it is given, and fetches nothing.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)

/** Images become PDFs first, turned as the camera says: one renderer looks at all of them. */
async function pdfOf({ bytes, type }: RenderTask): Promise<Uint8Array> {
  if (type === 'pdf') return bytes
  const image = `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
  return pdfmake
    .createPdf({ pageSize: SHEET, pageMargins: 0, content: [{ image, fit: [SHEET.width, SHEET.height] }] })
    .getBuffer()
}

/** Renders a page on white. What is no document of its type, or is locked by a password, fails. */
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
