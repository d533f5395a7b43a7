// `npm run setup`: prints the link that creates the first owner of an installation with a configured database.
import { openServiceDatabase } from './start/databases.ts'
import { printSetupLink } from './start/firstRun.ts'
import { say } from './start/say.ts'
import { readSettings } from './start/settings.ts'

try {
  const settings = readSettings(process.env, process.argv)
  if (settings.databaseUrls.account === undefined)
    throw new Error('ACCOUNT_DATABASE_URL is not set. Without it, npm start prints the link.')
  const isOpen = await printSetupLink(await openServiceDatabase('account', settings), settings)
  if (!isOpen) say('setup', 'Arus is already set up: it has an owner.')
} catch (error) {
  say('setup', error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
