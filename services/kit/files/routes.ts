import { z } from 'zod'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Access } from '../access.ts'
import { Refusal } from '../http/problem.ts'
import type { Server } from '../http/server.ts'
import { once, optionalKeyHeader } from '../idempotency.ts'
import type { Caller } from '../tokens.ts'
import { requirePermission } from '../tokens.ts'
import { nameOf } from '../nameShape.ts'
import { type Files, MAX_FILE_BYTES } from './files.ts'
import { type FilePurpose, type FileRow, PURPOSES } from './table.ts'

type FileRouteOptions = {
  access: Pick<Access, 'asCaller' | 'callerOf'>
  files: Files
  /** The purposes that this service accepts, each with the permission to upload and to read such a file; null: any member. */
  permissions: Partial<Record<FilePurpose, { send: string | null; read: string | null }>>
}

const UPLOAD_TIMEOUT_MS = 300_000

const fileBody = z
  .object({
    id: z.uuid(),
    purpose: z.enum(PURPOSES),
    name: z.string(),
    size: z.int(),
    contentType: z.string(),
    status: z.enum(['ANNOUNCED', 'STORED']),
    createdAt: z.string(),
  })
  .meta({ id: 'File', description: 'A file: announced, then stored' })

const show = ({ id, purpose, name, size, contentType, status, createdAt }: FileRow) => ({
  id,
  purpose,
  name,
  size,
  contentType,
  status,
  createdAt,
})

/** A header value can't hold quotes or non-ASCII characters; the full name is sent in addition, encoded. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w.() -]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escapeByte)}`
}
const escapeByte = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Headers of a download: saved under a name, never opened in our origin, never cached by intermediaries. */
export const downloadHeaders = (name: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': attachment(name),
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})

/** Announcing, uploading and downloading files. */
export function fileRoutes(app: Server, { access, files, permissions }: FileRouteOptions) {
  const { asCaller, callerOf } = access
  const params = z.strictObject({ id: z.uuid() })

  function requirePurpose(caller: Caller, purpose: FilePurpose, way: 'send' | 'read') {
    const rule = permissions[purpose]
    if (!rule) throw new Refusal(files.errors.filePurposeMismatch, { path: 'purpose' })
    const permission = rule[way]
    if (permission !== null) requirePermission(caller, permission)
  }

  app.post(
    '/v1/files',
    {
      schema: {
        operationId: 'announceFile',
        description: 'Announces a file; send its bytes to /v1/files/{id}/content',
        headers: optionalKeyHeader,
        body: z.strictObject({
          purpose: z.enum(PURPOSES),
          name: nameOf(255),
          size: z.int().min(1),
          contentType: z.string().max(255),
        }),
        response: { 201: fileBody },
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const { body: announced } = await asCaller(request, null, (tx, caller) => {
        requirePurpose(caller, body.purpose, 'send')
        return once(tx, headers['idempotency-key'], ['announceFile', body], async () =>
          show(await files.announce(tx, body)),
        )
      })
      return reply.code(201).send(announced)
    },
  )

  app.get(
    '/v1/files/:id',
    {
      schema: { operationId: 'getFile', description: 'A file without its bytes', params, response: { 200: fileBody } },
    },
    request =>
      asCaller(request, null, async (tx, caller) => {
        const row = await files.fileOf(tx, request.params.id)
        requirePurpose(caller, row.purpose, 'read')
        return show(row)
      }),
  )

  // A separate scope for bytes: only here a body is a stream and may take long.
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { bodyLimit: MAX_FILE_BYTES * 2 }, (_request, payload, done) => done(null, payload))
    scope.put<{ Params: { id: string }; Body: Readable }>(
      '/v1/files/:id/content',
      {
        handlerTimeout: UPLOAD_TIMEOUT_MS,
        schema: {
          operationId: 'sendFile',
          description: 'The bytes of an announced file, as they are',
          params,
          response: { 200: fileBody },
        },
      },
      async request => {
        const caller = await callerOf(request, null)
        return show(await files.receive(caller.organizationId, caller.actorId, request.params.id, streamOf(request)))
      },
    )
  })

  app.get(
    '/v1/files/:id/content',
    {
      handlerTimeout: UPLOAD_TIMEOUT_MS,
      schema: { operationId: 'fetchFile', description: 'The bytes of a file', params, response: { 200: z.any() } },
    },
    async (request, reply) => {
      const row = await asCaller(request, null, async (tx, caller) => {
        const found = await files.fileOf(tx, request.params.id)
        requirePurpose(caller, found.purpose, 'read')
        if (found.status !== 'STORED') throw new Refusal(files.errors.fileNotUploaded)
        return found
      })
      return reply
        .headers({ ...downloadHeaders(row.name, 'application/octet-stream'), 'content-length': row.size })
        .send(files.stream(row, content => content))
    },
  )
}

/** A request without a body has no stream to read. */
function streamOf(request: FastifyRequest<{ Body: Readable }>): Readable {
  return request.body ?? request.raw
}
