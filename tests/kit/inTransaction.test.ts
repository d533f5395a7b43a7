// Events handled in the transaction that emits them: who may subscribe, in which order handlers run, and that they commit or roll back with
// it.
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../services/kit/database/database.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { type EventsOfModule, inTransaction, on, openEvents } from '../../services/kit/inTransaction.ts'
import { newId } from '../../services/kit/ids.ts'
import { freshDatabase } from '../support/database.ts'

const happened = inTransaction<{ id: string }, string>('low.happened')
const widened = inTransaction<{ id: string }>('middle.widened')
const low: EventsOfModule = { name: 'low', raises: [happened] }

describe('putting modules together', () => {
  const answer = async () => 'done'

  it.each<[string, EventsOfModule[], RegExp]>([
    [
      'an event under the name of another module',
      [{ name: 'high', raises: [happened] }],
      /high can't declare low\.happened/,
    ],
    [
      'an event that is declared twice',
      [low, { name: 'low', raises: [inTransaction('low.happened')] }],
      /declared twice/,
    ],
    [
      'an event that nobody declares',
      [{ name: 'low' }, { name: 'high', on: [on(happened, answer)] }],
      /no module declares/,
    ],
    [
      'another event of the same name',
      [low, { name: 'high', on: [on(inTransaction<object, string>('low.happened'), answer)] }],
      /no module/,
    ],
    ['a subscriber below', [{ name: 'lowest', on: [on(happened, answer)] }, low], /not below it/],
    ['a module that subscribes to its own', [{ ...low, on: [on(happened, answer)] }], /not below it/],
    [
      'two subscriptions of one module',
      [low, { name: 'high', on: [on(happened, answer), on(happened, answer)] }],
      /twice/,
    ],
  ])('refuses %s', (_, modules, reason) => {
    expect(() => openEvents(modules)).toThrow(reason)
  })
})

const organization = newId()
const actor = newId()

/** A database with its own modules, and a table that their handlers write to. */
async function withModules(...modules: EventsOfModule[]) {
  const { database, adminUrl } = await freshDatabase({ modules })
  await withAdmin(adminUrl, async admin => {
    await admin.query('create table said (place int generated always as identity, word text not null)')
    await admin.query('grant select, insert on said to treasury')
  })
  return {
    inOrganization: <T>(use: (tx: Tx) => Promise<T>) => database.inOrganization(organization, actor, use),
    database,
    words: async () =>
      withAdmin(adminUrl, async admin => {
        const { rows } = await admin.query<{ word: string }>('select word from said order by place')
        return rows.map(({ word }) => word)
      }),
  }
}

const say = (tx: Tx, word: string) => tx.execute(sql`insert into said (word) values (${word})`)

const speaker = (name: string): EventsOfModule => ({
  name,
  on: [
    on(happened, async (tx, { id }) => {
      await say(tx, `${name} ${id}`)
      return name
    }),
  ],
})

describe('raising', () => {
  it('has subscribers act one by one, the highest first, in the transaction itself', async () => {
    const { inOrganization, words } = await withModules(low, speaker('middle'), speaker('high'))
    const answers = await inOrganization(async tx => {
      await say(tx, 'before')
      return tx.raise(happened, { id: '1' })
    })
    expect(answers).toEqual(['high', 'middle'])
    expect(await words()).toEqual(['before', 'high 1', 'middle 1'])
  })

  it('answers nothing where nobody subscribes, and refuses what no module declares', async () => {
    const { inOrganization } = await withModules(low)
    expect(await inOrganization(tx => tx.raise(happened, { id: '1' }))).toEqual([])
    await expect(inOrganization(tx => tx.raise(widened, { id: '1' }))).rejects.toThrow(
      'no module declares middle.widened',
    )
  })

  it('keeps the modules of two databases apart', async () => {
    const one = await withModules(low, speaker('one'))
    const other = await withModules(low, speaker('other'))
    expect(await one.inOrganization(tx => tx.raise(happened, { id: '1' }))).toEqual(['one'])
    expect(await other.inOrganization(tx => tx.raise(happened, { id: '2' }))).toEqual(['other'])
  })

  const objecting: EventsOfModule = {
    name: 'high',
    on: [
      on(happened, async tx => {
        await say(tx, 'high')
        throw new Error('not while this stands')
      }),
    ],
  }

  it('commits nothing when a subscriber throws, nor asks those after it, even where the throw is swallowed', async () => {
    const { inOrganization, words } = await withModules(low, speaker('middle'), objecting)
    const raising = async (tx: Tx) => {
      await say(tx, 'before')
      await tx.raise(happened, { id: '1' })
    }
    await expect(inOrganization(raising)).rejects.toThrow('not while this stands')
    await expect(inOrganization(tx => raising(tx).catch(() => undefined))).rejects.toThrow('not while this stands')
    const atEnd = inOrganization(async tx => tx.atEnd(() => raising(tx).catch(() => undefined)))
    await expect(atEnd).rejects.toThrow('not while this stands')
    expect(await words()).toEqual([])
  })

  it('begins anew with a transaction that runs again after it lost', async () => {
    let attempts = 0
    const losing: EventsOfModule = {
      name: 'high',
      on: [
        on(happened, async tx => {
          await say(tx, 'high')
          if (++attempts === 1) await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`)
          return 'high'
        }),
      ],
    }
    const { inOrganization, words } = await withModules(low, losing)
    expect(await inOrganization(tx => tx.raise(happened, { id: '1' }))).toEqual(['high'])
    expect(attempts).toBe(2)
    expect(await words()).toEqual(['high'])
  })

  it('is no part of a read', async () => {
    const { database } = await withModules(low, speaker('high'))
    const reading = database.readInOrganization(organization, actor, tx => tx.raise(happened, { id: '1' }))
    await expect(reading).rejects.toThrow('whoever reads changes nothing')
  })

  it('goes on to higher modules alone: an event of the same or a lower one, raised by a subscriber, fails', async () => {
    const middle: EventsOfModule = {
      name: 'middle',
      raises: [widened],
      on: [
        on(happened, async (tx, { id }) => {
          await tx.raise(widened, { id })
          return 'middle'
        }),
      ],
    }
    const high = (event: 'happened' | 'widened'): EventsOfModule => ({
      name: 'high',
      on: [
        on(widened, async (tx, { id }) => {
          await say(tx, `high ${id}`)
          if (event === 'happened') await tx.raise(happened, { id })
          if (id === 'again') await tx.raise(widened, { id })
        }),
      ],
    })
    const rising = await withModules(low, middle, high('widened'))
    expect(await rising.inOrganization(tx => tx.raise(happened, { id: '1' }))).toEqual(['middle'])
    expect(await rising.words()).toEqual(['high 1'])
    await expect(rising.inOrganization(tx => tx.raise(widened, { id: 'again' }))).rejects.toThrow(
      /middle\.widened is raised/,
    )
    const falling = await withModules(low, middle, high('happened'))
    await expect(falling.inOrganization(tx => tx.raise(happened, { id: '1' }))).rejects.toThrow(
      /low\.happened is raised/,
    )
    expect(await falling.words()).toEqual([])
  })
})

const SIZE = 6
const rank = fc.integer({ min: 0, max: SIZE - 1 })
const subscriptions = fc.uniqueArray(fc.tuple(rank, rank), { selector: pair => pair.join(), maxLength: 20 })
const eventsOfModules = () =>
  Array.from({ length: SIZE }, (_, place) => inTransaction<readonly number[]>(`module${place}.happened`))

it('modules go together where every subscriber stands above the owner, and nowhere else', () => {
  const plan = fc.property(subscriptions, pairs => {
    const events = eventsOfModules()
    const modules = events.map((event, place) => ({
      name: `module${place}`,
      raises: [event],
      on: pairs.filter(([subscriber]) => subscriber === place).map(([, owner]) => on(events[owner]!, async () => {})),
    }))
    const open = () => openEvents(modules)
    if (pairs.every(([subscriber, owner]) => subscriber > owner)) expect(open).not.toThrow()
    else expect(open).toThrow('not below it')
  })
  fc.assert(plan)
})

it('chains of events only rise, whatever subscribers raise, so that each ends', async () => {
  const { database } = await freshDatabase({ modules: [] })
  /** Who subscribes to whose events, and whose events each emits when it handles one. */
  const plan = fc.record({
    pairs: subscriptions.map(pairs => pairs.filter(([subscriber, owner]) => subscriber > owner)),
    raises: fc.array(fc.array(rank, { maxLength: 3 }), { minLength: SIZE, maxLength: SIZE }),
    first: rank,
  })
  await database.inOrganization(organization, actor, async tx => {
    const property = fc.asyncProperty(plan, async ({ pairs, raises, first }) => {
      const events = eventsOfModules()
      const chains: (readonly number[])[] = []
      const raise = (owner: number, before: readonly number[]): Promise<unknown> =>
        transaction.raise(tx, events[owner]!, [...before, owner])
      const modules = events.map((event, place) => ({
        name: `module${place}`,
        raises: [event],
        on: pairs
          .filter(([subscriber]) => subscriber === place)
          .map(([, owner]) =>
            on(events[owner]!, async (_, chain) => {
              chains.push(chain)
              for (const next of raises[place]!) await raise(next, chain)
            }),
          ),
      }))
      const transaction = openEvents(modules)()
      const outcome = await raise(first, []).then(
        () => 'ended',
        (error: unknown) => String(error),
      )
      expect(outcome).toMatch(/^ended$|is raised while/)
      for (const chain of chains) expect(chain).toEqual([...new Set(chain)].toSorted((one, other) => one - other))
    })
    await fc.assert(property)
  })
})
