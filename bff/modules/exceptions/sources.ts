import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { ExceptionQuery } from './treasuryExceptions.ts'

type Schemas = components['schemas']

export type ExceptionSource = Schemas['Exception'] & OfOrganization
/** Keeps the filter for fields that are resolved on demand. */
export type ExceptionConnectionSource = Connection<ExceptionSource> & OfOrganization & { filter: ExceptionQuery }
/** `actorId`: the user who changed it; null: the system. */
export type ExceptionChangeSource = { exception: ExceptionSource; actorId: string | null } & OfOrganization
export type ExceptionCommentSource = Schemas['ExceptionComment'] & OfOrganization
