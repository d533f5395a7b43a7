// `npm run verify-books`: checks the books of every organization in both services, and lists each violated invariant with the first records
// that violate it.
import { reportOf, verifyBooks } from './books/verify.ts'
import { openUrls } from './start/openUrls.ts'
import { readSettings } from './start/settings.ts'

const { urls, close } = await openUrls(readSettings(process.env, process.argv))
try {
  const { holds, lines } = reportOf(await verifyBooks(urls))
  for (const line of lines) console.log(line)
  if (!holds) process.exitCode = 1
} finally {
  await close()
}
