// `npm run campaign`: runs the test files that repeat their proofs with full counts (tests/support/campaign.ts), which takes hours. `npm
// run campaign -- tests/faults` runs those of a folder.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

const given = process.argv.slice(2)
const files = globSync('tests/**/*.test.{ts,tsx}')
  .filter(path => /from '[./]+support\/campaign\.ts'/.test(readFileSync(path, 'utf8')))
  .filter(path => given.length === 0 || given.some(part => path.includes(part)))
  .toSorted()
if (files.length === 0) {
  console.error('No test file with counts of its own is named so')
  process.exit(1)
}
console.log(`Full counts of ${files.length} files:\n${files.join('\n')}`)
const { status } = spawnSync(process.execPath, ['tools/test.ts', ...files], {
  stdio: 'inherit',
  env: { ...process.env, CAMPAIGN: '1' },
})
process.exit(status ?? 1)
