// The built web application: hashed assets for a year, in Brotli where the build has made it, and one page for every route.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from './securityHeaders.ts'

/** What `/` and every route of the application answer. */
const APPLICATION = 'index.html'
const PLAYGROUND = 'graphiql/index.html'

export async function staticWeb(app: FastifyInstance, directory: string): Promise<void> {
  if (existsSync(directory)) {
    await app.register(fastifyStatic, {
      root: join(process.cwd(), directory),
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.html', '**/*.html.br', '**/*.html.gz'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = /[/\\]assets[/\\]/.test(path)
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
  }
  const pages = new Pages(directory)
  app.setNotFoundHandler((request, reply) => {
    if (!isRoute(request)) return reply.code(404).send({ errors: [{ message: 'There is nothing here.' }] })
    const html = pages.read(APPLICATION)
    if (html === undefined)
      return reply.code(503).type('text/plain').send('The web application is not built. Run: npm run build')
    return sendPage(reply, html, 'application')
  })
}

/** The playground, when it is built. */
export function playgroundPage(directory: string) {
  const pages = new Pages(directory)
  return (_request: FastifyRequest, reply: FastifyReply) => {
    const html = pages.read(PLAYGROUND)
    if (html !== undefined) return sendPage(reply, html, 'playground')
    return reply.code(503).type('text/plain').send('The playground is not built. Run: npm run build')
  }
}

/** A page of the application, not a file that is missing. */
function isRoute({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? url
  return (
    (method === 'GET' || method === 'HEAD') &&
    !path.startsWith('/assets/') &&
    !/\.[a-z\d]{2,5}$/i.test(path) &&
    (headers.accept === undefined || headers.accept.includes('text/html') || headers.accept.includes('*/*'))
  )
}

/** HTML files, read again when a build has written them anew. */
class Pages {
  readonly #directory: string
  readonly #held = new Map<string, { html: string; writtenAt: number }>()

  constructor(directory: string) {
    this.#directory = directory
  }

  read(name: string): string | undefined {
    const path = join(this.#directory, name)
    const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (writtenAt === undefined) return undefined
    let held = this.#held.get(name)
    if (held?.writtenAt !== writtenAt) {
      held = { html: readFileSync(path, 'utf8'), writtenAt }
      this.#held.set(name, held)
    }
    return held.html
  }
}
