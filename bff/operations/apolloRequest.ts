// Adapts a request for Apollo: Node's headers without copying them, and the document's text if the client named it by id.
import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server'
import type { FastifyRequest } from 'fastify'

/** The operation that the client sent, in a POST's body or a GET's parameters. */
export function saidIn(request: FastifyRequest): unknown {
  return request.method === 'GET' ? fromSearch(searchOf(request)) : request.body
}

/** `text`: the admitted text; undefined if none was, so that Apollo reports why. */
export function apolloRequest(request: FastifyRequest, text: string | undefined): HTTPGraphQLRequest {
  const { method, body } = request
  const search = searchOf(request)
  return {
    method,
    headers: new RequestHeaders(request.headers),
    search: method === 'GET' && text !== undefined ? withText(search, text) : search,
    body: method === 'POST' && text !== undefined ? withQuery(body, text) : body,
  }
}

function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

/** Parses a GET's parameters just far enough to find its document. */
function fromSearch(search: string): Record<string, unknown> {
  const parameters = Object.fromEntries(new URLSearchParams(search))
  return { ...parameters, extensions: parseObject(parameters.extensions) }
}

function parseObject(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    // Apollo parses it again and reports the error.
    return undefined
  }
}

function withText(search: string, text: string): string {
  const parameters = new URLSearchParams(search)
  if (parameters.has('query')) return search
  parameters.set('query', text)
  return `?${parameters.toString()}`
}

function withQuery(body: unknown, text: string): unknown {
  if (typeof body !== 'object' || body === null || ('query' in body && body.query === text)) return body
  const { extensions: _named, ...rest } = { extensions: undefined, ...body }
  return { ...rest, query: text }
}

/** Node's headers in Apollo's interface, without a copy for every request. */
class RequestHeaders extends HeaderMap {
  readonly #headers: FastifyRequest['headers']

  constructor(headers: FastifyRequest['headers']) {
    super()
    this.#headers = headers
  }

  override get(name: string): string | undefined {
    const value = this.#headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }

  override has(name: string): boolean {
    return this.#headers[name] !== undefined
  }

  override *entries(): MapIterator<[string, string]> {
    for (const name of Object.keys(this.#headers)) {
      const value = this.get(name)
      if (value !== undefined) yield [name, value]
    }
  }

  override [Symbol.iterator](): MapIterator<[string, string]> {
    return this.entries()
  }
}
