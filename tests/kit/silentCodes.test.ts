// For every code of a service it is known, from the source, whether anything uses it.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { codes as account, silentCodes as silentInAccount } from '../../services/account/errors.ts'
import type { ErrorRow } from '../../services/kit/errors.ts'
import { codes as treasury, silentCodes as silentInTreasury } from '../../services/treasury/errors.ts'

/** The service's own codes that appear only in their tables. */
function silentOnes(service: 'account' | 'treasury', codes: Record<string, ErrorRow>): string[] {
  const sources = globSync(`services/{kit,${service}}/**/*.ts`, { exclude: [`services/${service}/**/errors.ts`] })
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  return Object.keys(codes).filter(
    name =>
      codes[name]?.code.startsWith('U-') &&
      !new RegExp(`\\b(?:(?:\\w+C|c)odes|errors)\\.${name}\\b|'${name}'`).test(sources),
  )
}

it('knows of every code of the account service whether something answers with it', () => {
  expect(silentOnes('account', account)).toEqual(Object.keys(account).filter(name => name in silentInAccount))
})

it('knows of every code of the treasury service whether something answers with it', () => {
  expect(silentOnes('treasury', treasury)).toEqual(Object.keys(treasury).filter(name => name in silentInTreasury))
})
