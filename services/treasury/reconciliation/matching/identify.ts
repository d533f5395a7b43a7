// Identifies the counterparty of a bank line: by account number, by a learnt alias, or by name.
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

/** Two counterparties whose names are closer than this are ambiguous. */
const CLEARLY_BETTER = 10
/** The text contains the name in addition to other words. */
const HOLDS_NAME = 88
/** A word that so many names share doesn't distinguish them; looking it up would only cost time. */
const COMMON_WORD = 400
/** Enough names to compare. */
const ENOUGH = 40
/** Assumed number of unknown names: a list of three says little about how frequent a word is. */
const OTHER_NAMES = 200
/** The share of truncated names that belong to a sister company or a stranger whose name continues differently. */
const GOES_ON_DIFFERENTLY = 0.01
/** Number of best results kept. */
const CONSIDERED = 5

export type Identification = {
  kind: 'ACCOUNT' | 'ALIAS' | 'NAME'
  /** 100 for account and alias. */
  similarity: number
  /** The account number that was recognized; for an alias or a name, the line's text shows it. */
  number?: string
}

export type Parties = {
  /** Counterparties that the line may come from. */
  found: ReadonlyMap<string, Identification>
  /** The one that it certainly comes from, if any. */
  certain: string | null
}

const NOBODY: ReadonlySet<string> = new Set()
const NAMELESS = nameOf([])
const UNKNOWN: Parties = { found: new Map(), certain: null }

/** `lastLetters`: single letters that its names end with. */
type Named = { id: string; names: Name[]; lastLetters: ReadonlySet<string> }

/** A party's name as in lines, with cached results: one payer sends many lines. */
type Seen = {
  name: Name
  /** The counterparty with exactly this name, if any. */
  exactly: Parties | null
  /** The likely counterparties, by the other words of the text. */
  likely: Map<string, Parties>
}

/** Counterparties, indexed for lookup. */
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
   * The chance that another party has this name: the product of its words' frequencies among known names. With a word that the
   * counterparty's name lacks it may well be another party. If words of the counterparty's name were not seen, the others are not
   * independent, because groups of companies share them.
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
    // Many words begin like the truncated one: `CITRA GEMILANG KEN` may be Kencana, or Kenari.
    const isWhole = !isCut && names.some(({ words }) => words.length <= seen.words.length)
    return isWhole ? chance : Math.max(chance, GOES_ON_DIFFERENTLY)
  }

  /**
   * Whether a name ends with one letter of a word with which no name of the counterparty continues: `ANUGERAH LESTARI O` is not Anugerah
   * Lestari.
   */
  private goesOnAsNobody(counterpartyId: string, { words: seen, lastLetter }: Name): boolean {
    const party = this.byId.get(counterpartyId)
    if (lastLetter === null || !party || party.lastLetters.has(lastLetter)) return false
    return !party.names.some(({ words }) => words.some(word => word.startsWith(lastLetter) && !seen.includes(word)))
  }

  /** The similarity of the counterparty's best name, in percent; 0 for an unknown one. */
  similarityTo(counterpartyId: string, seen: Name): number {
    const names = this.byId.get(counterpartyId)?.names ?? []
    return names.reduce((best, name) => Math.max(best, nameSimilarity(seen, name)), 0)
  }

  /** `chunks`, if already taken from the description; `seen`, if the party's name was already looked up. */
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

  /** By learnt alias and by name. An exact name excludes similar ones. */
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

  /** A party's name, prepared for comparison, with the counterparties it may mean. */
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

  /** `names`: counterparties with similar names and their similarity in percent, best first. */
  private partiesOf({ words }: Name, names: readonly [string, number][]): Parties {
    const aliases = this.byAlias.get(words.join(' ')) ?? NOBODY
    if (names.length === 0 && aliases.size === 0) return UNKNOWN
    const found = new Map<string, Identification>()
    for (const [id, similarity] of names) found.set(id, { kind: 'NAME', similarity })
    for (const id of aliases) found.set(id, { kind: 'ALIAS', similarity: 100 })
    return { found, certain: only(aliases) ?? clearly(names) }
  }

  /** The counterparties with the most similar names, best first. */
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

  /** Adds names that share a word, rarest words first: the right name also contains its rarest word. */
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
