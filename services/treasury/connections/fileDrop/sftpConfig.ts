// Banks' own file servers: their addresses come from the configuration and never from users, the logins from users.
import { z } from 'zod'
import { LOGIN_FIELDS } from '../../bankAccounts/public.ts'
import { json } from '../json.ts'

const server = z.strictObject({
  host: z.string().min(1),
  port: z.int().min(1).max(65_535).default(22),
  /** SHA-256 of the server's key, as `ssh-keygen -l` prints it: `SHA256:…`. */
  hostKey: z.string().regex(/^SHA256:[\w+/]{43}$/),
  /** The folder of an account's files; `{account}` stands for its number, `{companyId}` and `{cif}` for those of the login. */
  directory: z
    .string()
    .startsWith('/')
    .refine(path => !path.includes('{userId}'), 'A user id is no part of a path')
    .default('/{account}'),
  /** The user name for signing in, from `{companyId}`, `{userId}` and `{cif}`. */
  username: z.string().min(1).default('{userId}'),
  /** The login fields, if they differ from those of the bank's code. */
  asks: z.array(z.enum(LOGIN_FIELDS)).optional(),
})
export type SftpServer = z.infer<typeof server>

/** `SFTP_SERVERS`: servers by the national code of their bank, as JSON. */
export const sftpServers = json.pipe(z.record(z.string().regex(/^\d{3}$/), server))
export type SftpServers = z.infer<typeof sftpServers>
