// Pages of customers' documents as images for reviewers: the received file itself is never opened.
import type { FileRow } from '../../../../kit/files/table.ts'
import { Refusal } from '../../../../kit/http/problem.ts'
import { commonErrors } from '../../../../kit/errors.ts'
import type { Files } from '../../../../kit/files/files.ts'
import type { Log } from '../../../../kit/http/log.ts'
import { NotDone, openThread } from '../../../../kit/thread.ts'
import { codes } from '../errors.ts'
import type { RenderedPage, RenderTask } from './render.ts'

const TYPES = ['pdf', 'jpeg', 'png'] as const

export function openRenderer(files: Pick<Files, 'read'>) {
  const { run, close } = openThread<RenderTask, RenderedPage>({
    script: new URL('./renderThread.ts', import.meta.url),
    mostWaiting: 20,
  })
  return {
    close,
    /** A page of a stored file, from 1. CU-33: refuses if it can't be shown. G-7: refuses if the page doesn't exist. */
    async render(row: FileRow, page: number, log: Pick<Log, 'warn'>): Promise<RenderedPage> {
      const type = TYPES.find(one => one === row.detectedType)
      if (!type) throw new Refusal(codes.documentNotShown)
      const bytes = await files.read(
        row,
        async content => new Uint8Array(Buffer.concat(await Array.fromAsync(content))),
      )
      const rendered = await run({ bytes, type, page }).catch((error: unknown) => {
        if (!(error instanceof NotDone)) throw error
        log.warn({ err: error, fileId: row.id }, 'a document was not rendered')
        throw new Refusal(codes.documentNotShown)
      })
      if (rendered.image.length === 0) throw new Refusal(commonErrors.notFound)
      return rendered
    },
  }
}
