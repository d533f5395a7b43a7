import { describe, expect, it } from 'vitest'
import { readStatement } from '../../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { ACCOUNT_NUMBER, chunksOf, optionsFor } from '../writers.ts'
import { banks } from './banks.ts'
import type { Add, Case } from './cases.ts'
import { dialects } from './dialects.ts'

const cases: Case[] = []
const add: Add = (name, bankCode, file, wanted, mapping) =>
  void cases.push({ name, bankCode, file, wanted, mapping: mapping ?? null })
banks(add, ACCOUNT_NUMBER)
dialects(add, ACCOUNT_NUMBER)

/** The result of a file: rejected, asked about, or stored, with the number of lines and their sum. */
async function outcomesOf({ bankCode, file, mapping }: Case): Promise<string[]> {
  const { issues, lines } = await readStatement(chunksOf(file), optionsFor({ bankCode, ...(mapping && { mapping }) }))
  if (issues.errors > 0) return ['refused']
  const sum = lines.reduce((all, line) => all + (line.direction === 'DEBIT' ? -line.amountMinor : line.amountMinor), 0n)
  return [...(issues.warnings > 0 ? ['asked'] : []), `${lines.length}:${sum}`]
}

describe('a file written by hand', () => {
  it.each(cases.map((each, at) => [`${at}, ${each.bankCode}: ${each.name}`, each] as const))('%s', async (_, each) => {
    const outcomes = await outcomesOf(each)
    const wanted = each.wanted.split('|')
    expect(
      outcomes.some(outcome => wanted.includes(outcome)),
      `${outcomes.join(', ')} is none of ${each.wanted}`,
    ).toBe(true)
  })

  it('is one of very many', () => expect(cases.length).toBeGreaterThan(330))
})
