// `npm run bench -- NAME [options]`: one benchmark, as it is described at the head of `bench/NAME.ts`.
import { readdirSync } from 'node:fs'

const names = readdirSync(import.meta.dirname)
  .filter(name => name.endsWith('.ts') && name !== 'main.ts')
  .map(name => name.slice(0, -3))
const [name = '', ...options] = process.argv.slice(2)

const loaded: { run?: (options: string[]) => Promise<void> } = names.includes(name) ? await import(`./${name}.ts`) : {}
if (!loaded.run) {
  console.error(`Which benchmark? One of those with a \`run\`: ${names.join(', ')}`)
  process.exit(1)
}
await loaded.run(options)
