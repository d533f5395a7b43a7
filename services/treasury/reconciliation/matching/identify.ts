// Who stands behind a bank line: by account number, by an alias that was learnt, or by name.
import { KnownNames } from './knownNames.ts'
import {
  accountNumbersIn,
  chunksOf,
  describedWords,
  type Name,
  lastLetterOf,
  nameKey,
  nameOf,
  nameSimilarity,
  nameWords,
  SAME_NAME,
  SIMILAR_NAME,
} from '../../bankText/public.ts'
import { bareNumber } from '../../accountNumber.ts'
import type { Counterparty, Line } from './types.ts'

/** Two counterparties whose names fit nearly as well leave it open which one is meant. */
const CLEARLY_BETTER = 10
/** The text holds the name, and other words beside it. */
const HOLDS_NAME = 88
/** A word that so many share tells nobody apart; looking it up would cost and not help. */
const COMMON_WORD = 400
/** So many to compare are enough. */
const ENOUGH = 40
/** Names elsewhere, of which nothing is known: a register of three tells little of how frequent a word is. */
const OTHER_NAMES = 200
/** Of names of which only the beginning is seen, so many belong to a sister company or to a stranger whose name goes on differently. */
const GOES_ON_DIFFERENTLY = 0.01
/** So many best are remembered. */
const CONSIDERED = 5

export type Identification = {
  kind: 'ACCOUNT' | 'ALIAS' | 'NAME'
  /** 100 for account and alias. */
  similarity: number
  /** The account number that was recognized; of an alias or a name, the text of the line tells. */
  number?: string
}

export type Parties = {
  /** Counterparties that the line may come from. */
  found: ReadonlyMap<string, Identification>
  /** The one that it surely comes from, if so. */
  certain: string | null
}

const NOBODY: ReadonlySet<string> = new Set()
const NAMELESS = nameOf([])
const UNKNOWN: Parties = { found: new Map(), certain: null }

/** `lastLetters`: single letters that names of it end with. */
type Named = { id: string; names: Name[]; lastLetters: ReadonlySet<string> }

/** A party's name as lines write it, with what was made of it once: one payer sends many lines. */
type Seen = {
  name: Name
  /** Whom it means, if somebody has the very name. */
  exactly: Parties | null
  /** By the other words of the text, whom it may mean. */
  likely: Map<string, Parties>
}

/** Counterparties, ready to be looked up. */
export class Directory {
  private readonly byAccount = new Map<string, Set<string>>()
  private readonly byAlias = new Map<string, Set<string>>()
  private readonly byWord = new Map<string, Set<number>>()
  private readonly byId = new Map<string, Named>()
  private readonly named: Named[] = []
  private readonly known: KnownNames
  private readonly byWholeName = new Map<string, Set<string>>()
  private readonly seen = new Map<string | null, Seen>()

  constructor(counterparties: Iterable<Counterparty>) {
    for (const counterparty of counterparties) this.add(counterparty)
    this.known = new KnownNames(this.named.map(({ names }) => names))
  }

  private add({ id, names, learntAliases, accountNumbers, learntAccountNumbers }: Counterparty) {
    const keys = [...new Set(names.map(nameKey))].filter(Boolean)
    const lastLetters = new Set(names.map(lastLetterOf).filter(letter => letter !== null))
    const entry = { id, names: keys.map(key => nameOf(key.split(' '))), lastLetters }
    const place = this.named.push(entry) - 1
    this.byId.set(id, entry)
    for (const key of keys) addTo(this.byWholeName, key, id)
    for (const { words } of entry.names) for (const word of words) addTo(this.byWord, word, place)
    for (const number of [...accountNumbers, ...learntAccountNumbers]) addTo(this.byAccount, bareNumber(number), id)
    for (const alias of learntAliases) addTo(this.byAlias, nameKey(alias), id)
  }

  /**
   * The chance that somebody else is called so: each word of the name as frequent as it is among the names that are known. Beside a word that
   * the counterparty's name lacks it may well be somebody else. Where words of the counterparty's name were not seen, those that were don't
   * come about independently: families of companies share them.
   */
  chanceOfNamesake(counterpartyId: string, seen: Name): number {
    const names = this.byId.get(counterpartyId)?.names ?? []
    const known = names.flatMap(({ words }) => words)
    const share = (word: string) => (this.byWord.get(word)?.size ?? 1) / (this.named.length + OTHER_NAMES)
    const last = seen.words.length - 1
    let chance = 1
    let isCut = false
    for (const [place, word] of seen.words.entries()) {
      const whole = known.find(other => other === word || (place === last && other.startsWith(word)))
      if (whole === undefined) return 1
      chance *= share(whole)
      isCut = whole !== word
    }
    if (this.goesOnAsNobody(counterpartyId, seen)) return 1
    // Many words begin as the one that was cut: `CITRA GEMILANG KEN` may be Kencana, or Kenari.
    const isWhole = !isCut && names.some(({ words }) => words.length <= seen.words.length)
    return isWhole ? chance : Math.max(chance, GOES_ON_DIFFERENTLY)
  }

  /** Whether a name ends with one letter of a word that no name of the counterparty goes on with: `ANUGERAH LESTARI O` is not Anugerah Lestari. */
  private goesOnAsNobody(counterpartyId: string, { words: seen, lastLetter }: Name): boolean {
    const party = this.byId.get(counterpartyId)
    if (lastLetter === null || !party || party.lastLetters.has(lastLetter)) return false
    return !party.names.some(({ words }) => words.some(word => word.startsWith(lastLetter) && !seen.includes(word)))
  }

  /** How well a counterparty's names fit, in percent; 0 for an unknown one. */
  similarityTo(counterpartyId: string, seen: Name): number {
    const names = this.byId.get(counterpartyId)?.names ?? []
    return names.reduce((best, name) => Math.max(best, nameSimilarity(seen, name)), 0)
  }

  /** `chunks`, when they were taken from the description before; `seen`, when the party's name was looked up. */
  identify(
    { description, partyName }: Pick<Line, 'description' | 'partyName'>,
    chunks = chunksOf(description),
    seen = this.seenAs(partyName),
  ): Parties {
    const named = this.byName(seen, chunks)
    const numbers = accountNumbersIn(chunks)
    if (numbers.every(number => !this.byAccount.has(bareNumber(number)))) return named
    const found = new Map(named.found)
    const owners = new Set<string>()
    for (const number of numbers)
      for (const id of this.byAccount.get(bareNumber(number)) ?? []) {
        owners.add(id)
        found.set(id, { kind: 'ACCOUNT', similarity: 100, number })
      }
    return { found, certain: only(owners) ?? named.certain }
  }

  /** By learnt alias and by name. Whoever has the very name leaves no room for who has one like it. */
  private byName(seen: Seen, chunks: readonly string[]): Parties {
    if (seen.exactly) return seen.exactly
    const described = describedWords(chunks)
    const text = described.join(' ')
    let parties = seen.likely.get(text)
    if (!parties) {
      parties = this.partiesOf(seen.name, this.likely(seen.name, described))
      seen.likely.set(text, parties)
    }
    return parties
  }

  /** A party's name, for comparing, and whom it may mean. */
  seenAs(partyName: string | null): Seen {
    let seen = this.seen.get(partyName)
    if (!seen) {
      const name = partyName === null ? NAMELESS : nameOf(nameWords(partyName), lastLetterOf(partyName))
      const owners = this.byWholeName.get(name.words.join(' '))
      const exactly = owners
        ? this.partiesOf(
            name,
            Array.from(owners, id => [id, 100]),
          )
        : null
      this.seen.set(partyName, (seen = { name, exactly, likely: new Map() }))
    }
    return seen
  }

  /** `names`: whose names fit, with how well in percent, best first. */
  private partiesOf({ words }: Name, names: readonly [string, number][]): Parties {
    const aliases = this.byAlias.get(words.join(' ')) ?? NOBODY
    if (names.length === 0 && aliases.size === 0) return UNKNOWN
    const found = new Map<string, Identification>()
    for (const [id, similarity] of names) found.set(id, { kind: 'NAME', similarity })
    for (const id of aliases) found.set(id, { kind: 'ALIAS', similarity: 100 })
    return { found, certain: only(aliases) ?? clearly(names) }
  }

  /** The counterparties whose names fit best, best first. */
  private likely(seen: Name, described: readonly string[]): [string, number][] {
    const hits = new Set<number>()
    this.lookUp(seen.words, hits)
    this.lookUp(described, hits)
    const { beginnings } = nameOf(described)
    const answer: [string, number][] = []
    for (const place of hits) {
      const similar = this.known.similarity(place, seen)
      const held = this.known.isHeldBy(place, described, beginnings) ? HOLDS_NAME : 0
      const similarity = Math.max(similar, held)
      if (similarity >= SIMILAR_NAME) answer.push([this.named[place]!.id, similarity])
    }
    answer.sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    return answer.slice(0, CONSIDERED)
  }

  /** Adds who shares a word, rarest words first: whoever has the name has its rarest word too. */
  private lookUp(words: readonly string[], hits: Set<number>) {
    const places = words.map(word => this.byWord.get(word)).filter(found => found !== undefined)
    let looked = 0
    for (const found of places.sort((one, other) => one.size - other.size)) {
      if (looked >= ENOUGH || found.size > COMMON_WORD) break
      for (const place of found) hits.add(place)
      looked += found.size
    }
  }
}

function addTo<K, V>(map: Map<K, Set<V>>, key: K, value: V) {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}

function only(ids: ReadonlySet<string>): string | null {
  return ids.size === 1 ? [...ids][0]! : null
}

function clearly(names: readonly [string, number][]): string | null {
  const [best, second] = names
  if (!best || best[1] < SAME_NAME) return null
  return second && second[1] > best[1] - CLEARLY_BETTER ? null : best[0]
}
