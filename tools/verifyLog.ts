// `npm run verify-log`: recomputes the activity log of every organization in both services, and names the first entry that does not hold.
import { proveAllChains } from '../services/kit/activity/verify.ts'
import { openDatabase } from '../services/kit/database/database.ts'
import { openUrls } from './start/openUrls.ts'
import { readSettings, type Service, SERVICES } from './start/settings.ts'

/** Prints the result for each chain of a service; returns whether all of them hold. */
async function verify(service: Service, url: string): Promise<boolean> {
  const database = openDatabase({ url, service, modules: [], max: 1 })
  try {
    const proofs = await proveAllChains(database)
    for (const { organizationId, entries, broken } of proofs) {
      const entry = broken?.entryId ? `, ${broken.entryId} of ${broken.at}, was changed` : ' is missing'
      const found = broken === null ? `${entries} entries verified` : `BROKEN: entry ${broken.position}${entry}`
      console.log(`${service} ${organizationId}: ${found}`)
    }
    return proofs.every(({ broken }) => broken === null)
  } finally {
    await database.close()
  }
}

const { urls, close } = await openUrls(readSettings(process.env, process.argv))
try {
  for (const service of SERVICES) if (!(await verify(service, urls[service]))) process.exitCode = 1
} finally {
  await close()
}
