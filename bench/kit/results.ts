// Stores the output of a benchmark: `bench/results/NAME.json` for programs, `NAME.md` for people. A run replaces the previous one, so that
// git has the history of each figure.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { commit, machine, versions } from './machine.ts'
import { report, type Table, toMarkdown } from './report.ts'

const DIRECTORY = resolve(import.meta.dirname, '../results')

export function keepResults(name: string, options: readonly string[], packages: readonly string[]): void {
  const facts = {
    benchmark: [name, ...options].join(' '),
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: commit(),
    machine: machine(),
    versions: versions(packages),
  }
  const tables = report().filter(section => typeof section !== 'string')
  const kept = { ...facts, tables: tables.map(toRecords) }
  mkdirSync(DIRECTORY, { recursive: true })
  writeFileSync(resolve(DIRECTORY, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`)
  writeFileSync(resolve(DIRECTORY, `${name}.md`), toPage(facts))
  console.log(`\nkept in bench/results/${name}.{json,md}`)
}

type Facts = {
  benchmark: string
  date: string
  commit: string
  machine: ReturnType<typeof machine>
  versions: Record<string, string>
}

function toPage({ benchmark, date, commit, machine: { cpu, cores, memoryGb, kernel }, versions }: Facts): string {
  const packages = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  const facts = [
    `\`npm run bench -- ${benchmark}\` on ${date} UTC, commit ${commit}`,
    `${cpu}, ${cores} cores, ${memoryGb} GB, ${kernel}`,
    packages.join(', '),
  ]
  const sections = report().map(section => {
    if (typeof section === 'string') return section
    return section.title === '' ? toMarkdown(section) : `## ${section.title}\n\n${toMarkdown(section)}`
  })
  return [`# ${benchmark.split(' ', 1)[0]}`, facts.map(fact => `- ${fact}`).join('\n'), ...sections].join('\n\n') + '\n'
}

/** A row as an object; numeric text becomes a number. */
function toRecords({ title, head, rows }: Table) {
  const records = rows.map(row =>
    Object.fromEntries(row.map((cell, column) => [head[column] ?? String(column), toValue(cell)])),
  )
  return { title, rows: records }
}

function toValue(cell: string): string | number {
  const plain = cell.replaceAll(',', '')
  return /^-?\d+(\.\d+)?$/.test(plain) && !/, /.test(cell) ? Number(plain) : cell
}
