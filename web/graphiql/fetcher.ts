// Sends the playground's operations: queries and mutations over HTTP, subscriptions over the websocket. Without a token it uses the
// browser's session, as local mode allows.
import type { GraphiQLProps } from 'graphiql'
import { parse } from 'graphql'
import { createClient } from 'graphql-ws'

type Fetcher = GraphiQLProps['fetcher']
/** GraphiQL's type expects error instances, but it accepts and prints any JSON. */
type Results = Extract<ReturnType<Fetcher>, AsyncIterable<unknown>>
type Result = Extract<Awaited<ReturnType<Fetcher>>, { data?: unknown }>
type Headers = Record<string, string>

/** `organizationId` is read for every operation, so that choosing another organization needs no new editor. */
export function openFetcher(organizationId: () => string | undefined): Fetcher {
  return (request, options) => {
    const headers = withOrganization(toHeaders(options?.headers), organizationId())
    return isSubscription(request.query, request.operationName) ? subscribe(request, headers) : post(request, headers)
  }
}

async function post(request: object, headers: Headers): Promise<Result> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body: JSON.stringify(request),
    // The server refuses requests with both a token and a session cookie.
    credentials: 'authorization' in headers ? 'omit' : 'same-origin',
  })
  return (await answer.json()) as Result
}

function subscribe(
  request: { query: string; variables?: unknown; operationName?: string | null },
  headers: Headers,
): Results {
  const client = createClient({
    url: `${location.protocol.replace('http', 'ws')}//${location.host}/graphql`,
    connectionParams: {
      ...(headers['x-organization-id'] && { organizationId: headers['x-organization-id'] }),
      ...(headers.authorization && { authorization: headers.authorization }),
    },
  })
  return client.iterate({
    query: request.query,
    variables: isRecord(request.variables) ? request.variables : {},
    ...(request.operationName && { operationName: request.operationName }),
  }) as Results
}

function isSubscription(query: string, operationName: string | null | undefined): boolean {
  return parse(query).definitions.some(
    definition =>
      definition.kind === 'OperationDefinition' &&
      definition.operation === 'subscription' &&
      (!operationName || definition.name?.value === operationName),
  )
}

function toHeaders(given: unknown): Headers {
  if (!isRecord(given)) return {}
  const headers = Object.entries(given).map(([name, value]) => [name.toLowerCase(), String(value).trim()] as const)
  return Object.fromEntries(headers.filter(header => !isUnfilled(header)))
}

/** The authorization header before a token is pasted. */
const isUnfilled = ([name, value]: readonly [string, string]) => name === 'authorization' && /^(bearer)?$/i.test(value)

const withOrganization = (headers: Headers, organizationId: string | undefined): Headers =>
  organizationId === undefined ? headers : { 'x-organization-id': organizationId, ...headers }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
