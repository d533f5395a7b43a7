// Relations: what a level of an answer reads of each organization.
import { describe, expect, test } from 'vitest'
import { Loader } from '../../../bff/graph/loader.ts'
import { byKey, byKeys, byOptionalKey, orNotFound, orNull } from '../../../bff/graph/relation.ts'
import { offlineContext } from '../support/offlineContext.ts'
import { ORGANIZATIONS } from '../support/stubServices.ts'

type Line = { organizationId: string; accountId: string; partyId: string | null; tagIds: string[] }

const range = (length: number) => Array.from({ length }, (_, index) => index)
const lines = (organizationId: string): Line[] =>
  range(50).map(index => ({
    organizationId,
    accountId: `account ${index % 6}`,
    partyId: index % 2 === 0 ? null : `party ${index % 5}`,
    tagIds: [`tag ${index % 3}`, 'deleted', `tag ${index % 4}`],
  }))

/** Loaders, one per organization, that record their calls. */
function recordingLoaders() {
  const calls: { organizationId: string; keys: readonly string[] }[] = []
  const loaders = new Map<string, Loader<string | null>>()
  const loaderOf = ({ organizationId }: { organizationId: string }) => {
    const loader =
      loaders.get(organizationId) ??
      new Loader<string | null>(null, (keys, give) => {
        calls.push({ organizationId, keys: [...keys] })
        for (const key of keys) if (key !== 'deleted') give(key, `${organizationId} ${key}`)
        return Promise.resolve()
      })
    loaders.set(organizationId, loader)
    return loader
  }
  return { calls, loaderOf }
}

describe('the batch of a relation', () => {
  const sources = [...lines(ORGANIZATIONS.own), ...lines(ORGANIZATIONS.second)].toSorted((a, b) =>
    a.accountId < b.accountId ? -1 : 1,
  )

  test('reads each key once, in one call for each organization', async () => {
    const { calls, loaderOf } = recordingLoaders()
    const { resolve } = byKey({ key: ({ accountId }: Line) => accountId, loader: loaderOf, show: orNotFound })
    const values = await resolve.batch(sources, {}, offlineContext())
    expect(values).toEqual(sources.map(({ organizationId, accountId }) => `${organizationId} ${accountId}`))
    expect(calls.map(({ organizationId }) => organizationId).toSorted()).toEqual([
      ORGANIZATIONS.own,
      ORGANIZATIONS.second,
    ])
    for (const { keys } of calls) expect(keys.toSorted()).toEqual(range(6).map(index => `account ${index}`))
  })

  test('leaves out records without a key, and records that were deleted', async () => {
    const { calls, loaderOf } = recordingLoaders()
    const party = byOptionalKey({ key: ({ partyId }: Line) => partyId, loader: loaderOf, show: orNull })
    const tags = byKeys({ keys: ({ tagIds }: Line) => tagIds, loader: loaderOf })
    const context = offlineContext()
    const own = lines(ORGANIZATIONS.own)
    const [parties, tagged] = await Promise.all([
      party.resolve.batch(own, {}, context),
      tags.resolve.batch(own, {}, context),
    ])
    expect(parties).toEqual(own.map(({ partyId }) => partyId && `${ORGANIZATIONS.own} ${partyId}`))
    expect(tagged[5]).toEqual([`${ORGANIZATIONS.own} tag 2`, `${ORGANIZATIONS.own} tag 1`])
    expect(calls).toHaveLength(1)
  })

  test('says of each record what its resolver says', async () => {
    const { loaderOf } = recordingLoaders()
    const party = byOptionalKey({ key: ({ partyId }: Line) => partyId, loader: loaderOf, show: orNull })
    const tags = byKeys({ keys: ({ tagIds }: Line) => tagIds, loader: loaderOf })
    const context = offlineContext()
    for (const { resolve } of [party, tags]) {
      const one = await Promise.all(sources.map(source => resolve(source, {}, context)))
      expect(await resolve.batch(sources, {}, context)).toEqual(one)
    }
  })

  test('asks for nothing where no record has a key', async () => {
    const { calls, loaderOf } = recordingLoaders()
    const { resolve } = byOptionalKey({ key: () => null, loader: loaderOf, show: orNull })
    expect(await resolve.batch(lines(ORGANIZATIONS.own), {}, offlineContext())).toEqual(range(50).map(() => null))
    expect(calls).toEqual([])
  })
})
