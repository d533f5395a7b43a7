// Gives routes the bytes of a document: stored ones from the store, others from the printer.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '../../../kit/access.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, smallBulkBody, toEach } from '../../../kit/bulk.ts'
import type { Files } from '../../../kit/files/files.ts'
import { downloadHeaders } from '../../../kit/files/routes.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import type { Account } from '../../account.ts'
import { newLink } from '../checkout/public.ts'
import { findDocument, type Found, keepDocument, type PaperOf, type Wanted, type Writing } from './documents.ts'
import { codes } from './errors.ts'
import type { PrintedLanguage } from './printed.ts'
import { NotPrinted, type Printer } from './printer.ts'
import type { PrintTask } from './printThread.ts'
import type { PrintedDocumentRow } from './table.ts'

export const PRINT_TIMEOUT_MS = 60_000
const RETRY_AFTER_SECONDS = 5
const PDF = 'application/pdf'

type Holder = { organizationId: string; actorId: string | null }

/** A stored document, for sending it to a customer. */
export type Sent = { document: PrintedDocumentRow; name: string }

type Sending = {
  of: PaperOf
  permission: string
  /** The language for its customer; refuses records that can't be sent. */
  languageOf: (tx: Tx, id: string) => Promise<PrintedLanguage>
  send: (request: FastifyRequest, id: string, sent: Sent) => Promise<void>
}

export type Press = ReturnType<typeof openPress>

type Context = { account: Account; access: Access; files: Files; printer: Printer }

export function openPress({ account, access, files, printer }: Context) {
  const print = (request: FastifyRequest, task: PrintTask) =>
    printer.print(task).catch((error: unknown) => {
      if (!(error instanceof NotPrinted)) throw error
      request.log.error({ err: error, requestId: request.id }, 'A document could not be printed')
      throw new Refusal(codes.documentNotPrinted, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    })

  /** A record's stored document; printed first if it doesn't exist yet. */
  async function keptOf(request: FastifyRequest, wanted: Wanted, found: Found, holder: Holder) {
    if ('kept' in found) return found.kept
    const link = found.isPaidByLink ? newLink(account) : null
    const task = { ...found.printed, language: wanted.language, ...(link && { payUrl: link.url }) }
    const bytes = await print(request, task)
    const { organizationId, actorId } = holder
    const writing: Writing = {
      files,
      organizationId,
      // Needs a writing transaction, since the document is stored.
      write: use => account.database.inOrganization(organizationId, actorId, use, { requestId: request.id }),
    }
    return keepDocument(writing, { ...wanted, version: found.version }, { bytes, link })
  }

  /** Responds with a document: a draft's is printed and not stored. */
  async function answer(request: FastifyRequest, reply: FastifyReply, wanted: Wanted, found: Found, holder: Holder) {
    const headers = downloadHeaders(found.name, PDF)
    if ('printed' in found && !found.isKept) {
      const bytes = await print(request, { ...found.printed, language: wanted.language })
      return reply.headers(headers).send(Buffer.from(bytes.buffer))
    }
    const { size, ...row } = await keptOf(request, wanted, found, holder)
    return reply.headers({ ...headers, 'content-length': size }).send(files.stream(row, content => content))
  }

  /** Responds with a record's document to a member with the permission to see it. */
  async function answerMember(request: FastifyRequest, reply: FastifyReply, permission: string, wanted: Wanted) {
    const found = await access.asCaller(request, permission, tx => findDocument(tx, wanted))
    return answer(request, reply, wanted, found, await access.callerOf(request, permission))
  }

  /** Emails each record's document. A failure to print is reported only for its own record: the others are sent. */
  async function sendEach(
    request: FastifyRequest,
    ids: readonly string[],
    { of, permission, languageOf, send }: Sending,
  ) {
    const caller = await access.callerOf(request, permission)
    return toEach(request, ids, async id => {
      const language = await access.asCaller(request, permission, tx => languageOf(tx, id))
      const wanted = { of, id, language }
      const found = await access.asCaller(request, permission, tx => findDocument(tx, wanted))
      const document = await keptOf(request, wanted, found, caller).catch((error: unknown) => {
        throw error instanceof Refusal && error.row === codes.documentNotPrinted
          ? new Refusal(codes.documentNotSent)
          : error
      })
      await send(request, id, { document, name: found.name })
    })
  }

  return { print, answer, answerMember, sendEach }
}

/** The route that emails records to their customers. */
export function sendRoute(
  app: Server,
  press: Press,
  { path, operationId, description, ...sending }: Sending & { path: string; operationId: string; description: string },
) {
  app.post(
    path,
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: { operationId, description, body: smallBulkBody, response: { 200: bulkAnswer } },
    },
    request => press.sendEach(request, request.body.ids, sending),
  )
}
