import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Account } from '../account.ts'
import { me, readMe } from './me.ts'

export function peopleRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/me',
    { schema: { operationId: 'getMe', description: 'The person who asks', response: { 200: me } } },
    async request => {
      const { actorId, credential } = await access.authenticate(request)
      return readMe(account, actorId, { isProgram: credential.type === 'API_TOKEN' })
    },
  )
}
