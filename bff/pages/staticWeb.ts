// The built web application: hashed assets cached for a year, in Brotli where the build made it, and one page for every route. The
// playground is a build of its own.
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BrowserSettings, originsOf, pageWithSettings } from './browserSettings.ts'
import { policyOf, sendPage } from './securityHeaders.ts'
import { entriesApart, statusOfPage } from './webRoutes.ts'

type ApplicationParts = {
  directory: string
  settings: BrowserSettings
  /** The status of the page that a request visits. */
  statusOf(request: FastifyRequest): Promise<number>
}

/** The files of the application, and its page for every other path. */
export async function applicationPages(
  app: FastifyInstance,
  { directory, settings, statusOf }: ApplicationParts,
): Promise<void> {
  await serveFiles(app, directory, '/')
  const page = new PageFile(resolve(directory, 'index.html'), html => pageWithSettings(html, settings))
  const send = pageSender(page, policyOf('application', originsOf(settings)))
  // Public: contains none of the installation's settings and sends nowhere but to ourselves.
  const apart = entriesApart.map(({ file, answers }) => ({
    answers,
    send: pageSender(new PageFile(resolve(directory, file)), policyOf('application')),
  }))
  const asPublic = (reply: FastifyReply) =>
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const entry = isRoute(request) ? apart.find(each => each.answers(path)) : undefined
    if (entry) return entry.send(request, asPublic(reply.code(statusOfPage(path))))
    if (isRoute(request)) return send(request, keepingSecret(request, reply.code(await statusOf(request))))
    return reply.code(404).send({ errors: [{ message: 'There is nothing here.', extensions: { code: 'G-7' } }] })
  })
}

/** The files of the playground; returns the handler that sends its page. */
export async function playgroundPages(app: FastifyInstance, directory: string) {
  await serveFiles(app, directory, '/graphiql/')
  return pageSender(new PageFile(resolve(directory, 'index.html')), policyOf('playground'))
}

async function serveFiles(app: FastifyInstance, directory: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(directory),
    prefix,
    index: false,
    // The build may be written while the server runs: files are looked up on each request.
    wildcard: true,
    suppressWarning: true,
    decorateReply: !app.hasReplyDecorator('sendFile'),
    preCompressed: true,
    cacheControl: false,
    // A folder is no file: `/` is a page of the application.
    allowedPath: path => !/(?:\.html|\/)$/.test(path) && !path.split('/').some(part => part.startsWith('.')),
    setHeaders: (reply, path) => {
      const isHashed = /[/\\]assets[/\\]/.test(path)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}

function pageSender(page: PageFile, policy: string) {
  return (_request: FastifyRequest, reply: FastifyReply) => {
    const html = page.read()
    if (html !== undefined) return sendPage(reply, html, policy)
    return reply.code(503).type('text/plain').send('This page is not built.')
  }
}

/** A link in an email contains a secret: requests from its page must not send it as referrer. */
const keepingSecret = ({ url }: FastifyRequest, reply: FastifyReply) =>
  /[?&]token=/.test(url) ? reply.header('referrer-policy', 'no-referrer') : reply

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url

/** A page of the application, not a missing file. */
function isRoute(request: FastifyRequest): boolean {
  const { method, headers } = request
  const path = pathOf(request)
  return (
    (method === 'GET' || method === 'HEAD') &&
    !path.startsWith('/assets/') &&
    !/\.[^/]*$/.test(path) &&
    (headers.accept === undefined || headers.accept.includes('text/html') || headers.accept.includes('*/*'))
  )
}

/** A file that is read again after a build has written it. */
class PageFile {
  readonly #path: string
  readonly #finish: (html: string) => string
  #text: string | undefined
  #writtenAt: number | undefined

  constructor(path: string, finish = (html: string) => html) {
    this.#path = path
    this.#finish = finish
  }

  read(): string | undefined {
    const writtenAt = statSync(this.#path, { throwIfNoEntry: false })?.mtimeMs
    if (writtenAt === undefined) return undefined
    if (writtenAt !== this.#writtenAt) {
      this.#text = this.#finish(readFileSync(this.#path, 'utf8'))
      this.#writtenAt = writtenAt
    }
    return this.#text
  }
}
