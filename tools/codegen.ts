// `npm run codegen`: writes all committed generated files, or some with `npm run codegen -- openapi graphql`. With --check it writes
// nothing, lists files that would differ, and exits with 1 if there are any.
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Step = { name: string; group: string; command: string[]; writes: string[]; needs?: string }

const bin = (name: string) => `node_modules/${name}`
const OPENAPI_TYPESCRIPT = 'tools/contract-types/node_modules/openapi-typescript/bin/cli.js'
const SERVICES = ['account', 'treasury']

/** In order: each step reads the output of earlier ones. */
const STEPS: Step[] = [
  {
    name: 'names that modules bring along',
    group: 'openapi',
    command: ['tools/codegen/manifests.ts'],
    writes: [
      'bff/__generated__/filePurposes.ts',
      'bff/modules/base/names.generated.graphql',
      'services/kit/activity/records.generated.ts',
      'services/kit/files/purposes.generated.ts',
      'services/treasury/numbers/kinds.generated.ts',
      'services/kit/recordImports/kinds.generated.ts',
    ],
  },
  {
    name: 'contract of treasury with account',
    group: 'openapi',
    command: ['tools/codegen/contract.ts'],
    writes: ['services/treasury/contract.json', 'services/account/contract.generated.ts'],
  },
  ...SERVICES.flatMap(service => [
    {
      name: `${service} contract`,
      group: 'openapi',
      command: ['tools/codegen/openapi.ts', service],
      writes: [`services/${service}/openapi.json`],
    },
    {
      name: `${service} types`,
      group: 'openapi',
      command: [OPENAPI_TYPESCRIPT, `services/${service}/openapi.json`, '-o', `bff/rest/${service}.generated.ts`],
      writes: [`bff/rest/${service}.generated.ts`],
      needs: `services/${service}/openapi.json`,
    },
  ]),
  {
    name: 'time limits',
    group: 'openapi',
    command: ['tools/codegen/timeLimits.ts', ...SERVICES],
    writes: ['bff/rest/timeLimits.generated.ts'],
  },
  {
    name: 'permissions',
    group: 'openapi',
    command: ['tools/codegen/permissions.ts'],
    writes: [
      'bff/modules/base/permissions.generated.graphql',
      'bff/__generated__/permissions.ts',
      'web/permissions.generated.ts',
    ],
  },
  {
    name: 'schema and resolver types',
    group: 'graphql',
    command: [bin('@graphql-codegen/cli/cjs/bin.js'), '--config', 'codegen.ts'],
    writes: ['schema.graphql', 'bff/__generated__/**'],
  },
  {
    name: 'relay artifacts',
    group: 'relay',
    command: [bin('relay-compiler/cli.js'), 'relay.config.js'],
    writes: ['web/**/__generated__/**', 'web/relay/persisted.json'],
    needs: 'relay.config.js',
  },
  {
    name: 'trusted documents',
    group: 'relay',
    command: ['tools/codegen/prunePersisted.ts'],
    writes: ['web/relay/persisted.json'],
    needs: 'relay.config.js',
  },
  {
    name: 'addresses of pages',
    group: 'relay',
    command: ['tools/codegen/webRoutes.ts'],
    writes: ['bff/pages/webRoutes.generated.ts'],
  },
  {
    name: 'ids of messages',
    group: 'messages',
    command: ['tools/codegen/messageIds.ts'],
    writes: ['web/i18n/messageIds.generated.ts'],
  },
  {
    name: 'error and permission pages',
    group: 'docs',
    command: ['tools/codegen/docs.ts'],
    writes: ['docs/generated/**'],
  },
]

type Contents = Map<string, string>

function read(patterns: string[]): Contents {
  const files = globSync(patterns).filter(path => statSync(path).isFile())
  return new Map(files.map(path => [path, readFileSync(path, 'utf8')]))
}

/** Restores the previous contents of files. */
function restore(before: Contents, after: Contents) {
  for (const path of after.keys()) if (!before.has(path)) rmSync(path)
  for (const [path, text] of before) {
    if (after.get(path) === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

const differences = (before: Contents, after: Contents) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(path => before.get(path) !== after.get(path)).sort()

function run({ name, command }: Step): Promise<boolean> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
    child.on('exit', code => {
      if (code !== 0) console.error(`${name} failed:\n${output}`)
      resolve(code === 0)
    })
  })
}

const argv = process.argv.slice(2)
const check = argv.includes('--check')
const groups = argv.filter(argument => !argument.startsWith('--'))
const unknown = groups.filter(group => !STEPS.some(step => step.group === group))
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}`)
const steps = STEPS.filter(step => groups.length === 0 || groups.includes(step.group))
const written = steps.flatMap(step => step.writes)

const before = read(written)
let failed = false
for (const step of steps) {
  if (step.needs !== undefined && !existsSync(step.needs)) continue
  const began = performance.now()
  const ok = await run(step)
  failed ||= !ok
  if (ok && !check) console.log(`${step.name}: ${Math.round(performance.now() - began)} ms`)
}
if (check) {
  const after = read(written)
  const drifted = differences(before, after)
  restore(before, after)
  for (const path of drifted) console.error(`${path} is not what \`npm run codegen\` writes`)
  failed ||= drifted.length > 0
}
process.exit(failed ? 1 : 0)
