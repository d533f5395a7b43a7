import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import query, { type ActivityLogPageQuery } from '../../../web/__generated__/ActivityLogPageQuery.graphql.ts'
import { type PageEntryPoint, resource } from '../../../web/relay/entryPoint.ts'
import { RequestFailed } from '../../../web/relay/operation.ts'
import { PreloadedPage } from '../../../web/relay/preload.tsx'

const entryPoint: PageEntryPoint<{ page: ActivityLogPageQuery }> = {
  root: resource('Test', async () => () => null),
  getPreloadProps: () => ({ queries: { page: { parameters: query, variables: { filter: null } } } }),
}
/** What a component that is not loaded yet suspends with. */
function thrownBy(read: () => unknown): unknown {
  try {
    return read()
  } catch (thrown) {
    return thrown
  }
}

const nowhere = { params: {}, search: new URLSearchParams() }

/** A page, with its requests and the number of disposals. */
function load(screen = entryPoint) {
  const asked = vi.fn()
  const givenUp = vi.fn()
  const released = vi.fn()
  const unanswered = () =>
    Observable.create<GraphQLResponse>(() => {
      asked()
      return givenUp
    })
  const environment = new Environment({ network: Network.create(unanswered), store: new Store(new RecordSource()) })
  const retain = environment.retain.bind(environment)
  environment.retain = operation => {
    const { dispose } = retain(operation)
    return {
      dispose: () => {
        released()
        dispose()
      },
    }
  }
  return {
    page: new PreloadedPage(environment, screen, nowhere, { fresh: true, within: false }),
    asked,
    givenUp,
    released,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a preloaded page', () => {
  test('asks the server at once, and once', () => {
    expect(load().asked).toHaveBeenCalledOnce()
  })

  test('whose code can’t be fetched says so instead of waiting for ever, and the next visit fetches it', async () => {
    const Screen = () => null
    const fetched = vi.fn(async () => Screen).mockRejectedValueOnce(new TypeError('no network'))
    const screen = { ...entryPoint, root: resource('Far', fetched) }
    const { reference } = load(screen).page
    await expect(thrownBy(reference.getComponent)).rejects.toThrow('no network')
    expect(reference.getComponent).toThrow(RequestFailed)

    const { reference: next } = load(screen).page
    await thrownBy(next.getComponent)
    expect(next.getComponent()).toBe(Screen)
  })

  test('that nobody shows is let go after half a minute, and its request given up', () => {
    const { page, released, givenUp } = load()
    vi.advanceTimersByTime(29_999)
    expect(page.isDisposed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(page.isDisposed).toBe(true)
    expect(released).toHaveBeenCalledOnce()
    expect(givenUp).toHaveBeenCalledOnce()
  })

  test('that is shown stays for as long as it is shown', () => {
    const { page, released } = load()
    const leave = page.hold()
    vi.advanceTimersByTime(3_600_000)
    expect(page.isDisposed).toBe(false)
    leave()
    vi.advanceTimersByTime(1_000)
    expect(page.isDisposed).toBe(true)
    expect(released).toHaveBeenCalledOnce()
  })

  test('survives being mounted twice, as StrictMode does', () => {
    const { page } = load()
    page.hold()()
    const leave = page.hold()
    vi.advanceTimersByTime(10_000)
    expect(page.isDisposed).toBe(false)
    leave()
    vi.advanceTimersByTime(1_000)
    expect(page.isDisposed).toBe(true)
  })

  test('is let go at once when its navigation is given up, but not while it is shown', () => {
    const given = load()
    given.page.abandon()
    expect(given.page.isDisposed).toBe(true)

    const shown = load()
    shown.page.hold()
    shown.page.abandon()
    expect(shown.page.isDisposed).toBe(false)
  })

  test('is disposed of once, however often it is told to', () => {
    const { page, released } = load()
    page.dispose()
    page.dispose()
    page.abandon()
    vi.advanceTimersByTime(60_000)
    expect(released).toHaveBeenCalledOnce()
  })
})
