// Who stands behind a bank line: by account number, by an alias that was learnt, or by name.
import { accountNumbersIn, chunksOf, describedWords, nameKey, nameWords } from './normalize.ts'
import type { Counterparty, Line } from './types.ts'

/** How alike two names are when they mean one party, in percent. */
export const SAME_NAME = 85
export const SIMILAR_NAME = 60
/** Two counterparties whose names fit nearly as well leave it open which one is meant. */
const CLEARLY_BETTER = 10
/** The text holds the name, and other words beside it. */
const HOLDS_NAME = 88
/** A word that so many share tells nobody apart; looking it up would cost and not help. */
const COMMON_WORD = 400
/** So many to compare are enough. */
const ENOUGH = 40
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

function lengthOf(words: readonly string[]): number {
  let length = 0
  for (const word of words) length += word.length
  return length
}

/** Percent of letters that two names share, word by word; a last word that was cut off counts as far as it goes. */
export function nameSimilarity(seen: readonly string[], known: readonly string[]): number {
  if (!seen.length || !known.length) return 0
  const flatSeen = seen.join('')
  const flatKnown = known.join('')
  if (flatSeen === flatKnown) return 100
  // Banks cut names to 18 or so characters.
  if (flatSeen.length >= 10 && flatKnown.startsWith(flatSeen)) return 90
  const left = [...known]
  let shared = 0
  // A word that the known name lacks says more than one that was left out.
  let strange = 0
  for (let place = 0; place < seen.length; place++) {
    const word = seen[place]!
    const same = left.indexOf(word)
    if (same >= 0) {
      left[same] = TAKEN
      shared += word.length
    } else if (place === seen.length - 1 && word.length >= 3) {
      const whole = left.find(other => other.startsWith(word))
      // Counted between what was seen and the whole word, so that a cut costs little.
      if (whole !== undefined) shared += (word.length + whole.length) / 2
    } else strange += word.length
  }
  return Math.round((200 * shared) / (lengthOf(seen) + lengthOf(known) + strange))
}

/** In the place of a word that was found already. */
const TAKEN = ''

/** Whether a text holds the words of a name one after the other; only for names long enough to be no accident. */
export function holdsName(described: readonly string[], known: readonly string[]): boolean {
  if (known.length < 2 || lengthOf(known) < 8) return false
  return described.some((_, start) => known.every((word, place) => described[start + place] === word))
}

const NOBODY: ReadonlySet<string> = new Set()
const NO_WORDS: readonly string[] = []
const UNKNOWN: Parties = { found: new Map(), certain: null }

type Named = { id: string; names: string[][] }

/** A party's name as lines write it, with what was made of it once: one payer sends many lines. */
type Seen = {
  words: readonly string[]
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
  private readonly byWholeName = new Map<string, Set<string>>()
  private readonly seen = new Map<string | null, Seen>()

  constructor(counterparties: Iterable<Counterparty>) {
    for (const counterparty of counterparties) this.add(counterparty)
  }

  private add({ id, names, learntAliases, accountNumbers, learntAccountNumbers }: Counterparty) {
    const words = [...new Set(names.map(nameKey))].filter(Boolean).map(key => key.split(' '))
    const entry = { id, names: words }
    const place = this.named.push(entry) - 1
    this.byId.set(id, entry)
    for (const name of words) addTo(this.byWholeName, name.join(' '), id)
    for (const word of new Set(words.flat())) addTo(this.byWord, word, place)
    for (const number of [...accountNumbers, ...learntAccountNumbers]) addTo(this.byAccount, number, id)
    for (const alias of learntAliases) addTo(this.byAlias, nameKey(alias), id)
  }

  /** How well a counterparty's names fit, in percent; 0 for an unknown one. */
  similarityTo(counterpartyId: string, seen: readonly string[]): number {
    const names = this.byId.get(counterpartyId)?.names ?? []
    return names.reduce((best, name) => Math.max(best, nameSimilarity(seen, name)), 0)
  }

  /** Words of a party's name, for comparing. */
  wordsOf(partyName: string | null): readonly string[] {
    return this.seenAs(partyName).words
  }

  /** `chunks`, when they were taken from the description before. */
  identify(
    { description, partyName }: Pick<Line, 'description' | 'partyName'>,
    chunks = chunksOf(description),
  ): Parties {
    const named = this.byName(partyName, chunks)
    const numbers = accountNumbersIn(chunks)
    if (numbers.every(number => !this.byAccount.has(number))) return named
    const found = new Map(named.found)
    const owners = new Set<string>()
    for (const number of numbers)
      for (const id of this.byAccount.get(number) ?? []) {
        owners.add(id)
        found.set(id, { kind: 'ACCOUNT', similarity: 100, number })
      }
    return { found, certain: only(owners) ?? named.certain }
  }

  /** By learnt alias and by name. Whoever has the very name leaves no room for who has one like it. */
  private byName(partyName: string | null, chunks: readonly string[]): Parties {
    const seen = this.seenAs(partyName)
    if (seen.exactly) return seen.exactly
    const described = describedWords(chunks)
    const text = described.join(' ')
    let parties = seen.likely.get(text)
    if (!parties) {
      parties = this.partiesOf(seen.words, this.likely(seen.words, described))
      seen.likely.set(text, parties)
    }
    return parties
  }

  private seenAs(partyName: string | null): Seen {
    let seen = this.seen.get(partyName)
    if (!seen) {
      const words = partyName === null ? NO_WORDS : nameWords(partyName)
      const owners = this.byWholeName.get(words.join(' '))
      const exactly = owners
        ? this.partiesOf(
            words,
            Array.from(owners, id => [id, 100]),
          )
        : null
      this.seen.set(partyName, (seen = { words, exactly, likely: new Map() }))
    }
    return seen
  }

  /** `names`: whose names fit, with how well in percent, best first. */
  private partiesOf(words: readonly string[], names: readonly [string, number][]): Parties {
    const aliases = this.byAlias.get(words.join(' ')) ?? NOBODY
    if (names.length === 0 && aliases.size === 0) return UNKNOWN
    const found = new Map<string, Identification>()
    for (const [id, similarity] of names) found.set(id, { kind: 'NAME', similarity })
    for (const id of aliases) found.set(id, { kind: 'ALIAS', similarity: 100 })
    return { found, certain: only(aliases) ?? clearly(names) }
  }

  /** The counterparties whose names fit best, best first. */
  private likely(seen: readonly string[], described: readonly string[]): [string, number][] {
    const hits = new Set<number>()
    this.lookUp(seen, hits)
    this.lookUp(described, hits)
    const answer: [string, number][] = []
    for (const place of hits) {
      const { id, names } = this.named[place]!
      let similarity = 0
      for (const name of names)
        similarity = Math.max(similarity, nameSimilarity(seen, name), holdsName(described, name) ? HOLDS_NAME : 0)
      if (similarity >= SIMILAR_NAME) answer.push([id, similarity])
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
