import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CodeUnreachable,
  RequestFailed,
  executeOperation,
  reloadDocument,
  whenSessionEnds,
} from '../../../web/relay/operation.ts'

const operation = { id: 'abc', name: 'TestQuery', text: null }
const ended = vi.fn()

function answer(body: unknown, status = 200) {
  const request = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: { 'x-request-id': 'request-1' },
      }),
    ),
  )
  vi.stubGlobal('fetch', request)
  return request
}

beforeEach(() => {
  ended.mockClear()
  whenSessionEnds(ended)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an operation', () => {
  test('travels by its id, for an organization, in the language of the page', async () => {
    document.documentElement.lang = 'id'
    const request = answer({ data: {} })
    await executeOperation(operation, { first: 1 }, { organization: 'org-1' })
    const init = request.mock.calls[0]?.[1]
    expect(JSON.parse(String(init?.body))).toEqual({ id: 'abc', operationName: 'TestQuery', variables: { first: 1 } })
    expect(init?.headers).toMatchObject({
      'x-organization-id': 'org-1',
      'accept-language': 'id',
      'apollo-require-preflight': 'true',
    })
  })

  test('ends the session when anything in the answer says that nobody is signed in', async () => {
    answer({
      data: { organization: null },
      errors: [{ message: '…', path: ['organization'], extensions: { code: 'G-10' } }],
    })
    await expect(executeOperation(operation, {})).rejects.toMatchObject({ code: 'G-10' })
    expect(ended).toHaveBeenCalledOnce()
  })

  test('fails with the code and the message when the whole request was refused', async () => {
    answer({ errors: [{ message: 'Too many requests.', extensions: { code: 'R-3', requestId: 'r' } }] })
    await expect(executeOperation(operation, {})).rejects.toMatchObject({
      message: 'Too many requests.',
      code: 'R-3',
      requestId: 'r',
    })
    expect(ended).not.toHaveBeenCalled()
  })

  test('keeps what is good when a field failed', async () => {
    const body = { data: { a: 1, b: null }, errors: [{ message: '…', path: ['b'], extensions: { code: 'G-1' } }] }
    answer(body)
    expect(await executeOperation(operation, {})).toEqual(body)
  })

  test('that is answered by something else than GraphQL fails with the id of the request', async () => {
    answer('<html>Bad gateway</html>', 502)
    await expect(executeOperation(operation, {})).rejects.toMatchObject({ code: 'G-1', requestId: 'request-1' })
  })

  test('that reaches nobody fails without a code', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    const failure = await executeOperation(operation, {}).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(RequestFailed)
    expect(failure).toMatchObject({ code: null })
  })
})

describe('code that can’t be fetched', () => {
  test('is asked for again by itself until the document was loaded anew for it, and then by the person', () => {
    sessionStorage.clear()
    expect(new CodeUnreachable().isTemporary).toBe(true)
    reloadDocument()
    expect(new CodeUnreachable().isTemporary).toBe(false)
    vi.useFakeTimers({ now: Date.now() + 61_000 })
    expect(new CodeUnreachable().isTemporary).toBe(true)
    vi.useRealTimers()
    sessionStorage.clear()
  })
})
