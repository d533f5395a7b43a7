// HTTP of documents that are being typed: a page of each as an image, beside the form that it is typed in.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../../../kit/access.ts'
import type { Tx } from '../../../../kit/database/database.ts'
import { Refusal } from '../../../../kit/http/problem.ts'
import type { Server } from '../../../../kit/http/server.ts'
import { NotDone } from '../../../../kit/thread.ts'
import type { Account } from '../../../account.ts'
import { wordedMemo } from '../../creditMemos/public.ts'
import { wordedDraft } from '../../invoices/public.ts'
import { codes } from '../errors.ts'
import type { Paper } from '../paper.ts'
import { PRINT_TIMEOUT_MS } from '../press.ts'
import { PRINTED_LANGUAGES, type PrintedLanguage } from '../printed.ts'
import { readTypedInvoice, readTypedMemo } from '../readDraft.ts'
import type { PreviewSize } from './draw.ts'
import { openPreviews, Superseded } from './previews.ts'

const RETRY_AFTER_SECONDS = 5
/** A sheet has some ten lines at least. */
const MAX_PAGES = 100
const SIZES = ['SMALL', 'LARGE'] as const satisfies readonly PreviewSize[]

const shown = {
  language: z.enum(PRINTED_LANGUAGES).nullish().describe('Left out: as the customer reads documents'),
  page: z.int().min(1).max(MAX_PAGES).default(1).describe('Beyond the last one: that one'),
  size: z.enum(SIZES).default('SMALL').describe('840 or 1,240 pixels wide'),
}
const invoicePreview = wordedDraft.extend(shown)
const memoPreview = wordedMemo.extend(shown)

type Wanted = { language?: PrintedLanguage | null | undefined; page: number; size: PreviewSize }
type Typed = { paper: Paper; language: PrintedLanguage }
type Drawing = { permission: string; wanted: Wanted; read: (tx: Tx) => Promise<Typed> }

const KEEPS_NOTHING =
  'as a PNG that is marked as a draft: nothing is stored, and no number is taken. x-page says which page it is, x-page-count how many there are. Of several that a person asks for only the newest is drawn; refuses IN-47 superseded, IN-24 where it can’t be printed now, and what'

/** Documents as they would be printed. */
export function previewRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  const previews = openPreviews()
  app.addHook('onClose', previews.close)

  async function answer(request: FastifyRequest, reply: FastifyReply, { permission, wanted, read }: Drawing) {
    const { organizationId, actorId } = await access.callerOf(request, permission)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    // As a reader: nothing of it is stored.
    const typed = await account.database.readInOrganization(organizationId, actorId, read)
    const language = wanted.language ?? typed.language
    const { page, size } = wanted
    const task = { ...typed.paper, language, page, size }
    const drawn = await previews.draw(`${organizationId} ${actorId}`, task, gone.signal).catch((error: unknown) => {
      if (error instanceof Superseded) throw new Refusal(codes.previewSuperseded)
      if (!(error instanceof NotDone)) throw error
      request.log.error({ err: error, requestId: request.id }, 'A preview could not be drawn')
      throw new Refusal(codes.documentNotPrinted, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    })
    return reply
      .headers({
        'content-type': 'image/png',
        'content-length': drawn.image.length,
        'content-language': language === 'both' ? 'id, en' : language,
        'x-page': drawn.page,
        'x-page-count': drawn.pageCount,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(Buffer.from(drawn.image.buffer))
  }

  app.post(
    '/v1/invoice-previews',
    {
      handlerTimeout: PRINT_TIMEOUT_MS,
      schema: {
        operationId: 'previewInvoice',
        description: `A page of an invoice as it would be printed while it is typed, ${KEEPS_NOTHING} computeInvoice refuses`,
        body: invoicePreview,
        response: { 200: z.any() },
      },
    },
    (request, reply) => {
      const { language, page, size, ...draft } = request.body
      return answer(request, reply, {
        permission: 'invoicing.invoices.manage',
        wanted: { language, page, size },
        async read(tx) {
          const { invoice, language: own } = await readTypedInvoice(tx, draft)
          return { paper: { invoice }, language: own }
        },
      })
    },
  )

  app.post(
    '/v1/credit-memo-previews',
    {
      handlerTimeout: PRINT_TIMEOUT_MS,
      schema: {
        operationId: 'previewCreditMemo',
        description: `A page of a credit memo as it would be printed while it is typed, ${KEEPS_NOTHING} computeCreditMemo refuses`,
        body: memoPreview,
        response: { 200: z.any() },
      },
    },
    (request, reply) => {
      const { language, page, size, ...draft } = request.body
      return answer(request, reply, {
        permission: 'invoicing.creditMemos.manage',
        wanted: { language, page, size },
        async read(tx) {
          const { memo, language: own } = await readTypedMemo(tx, draft)
          return { paper: { memo }, language: own }
        },
      })
    },
  )
}
