import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { ExceptionQuery } from './treasuryExceptions.ts'

type Schemas = components['schemas']

export type ExceptionSource = Schemas['Exception'] & OfOrganization
/** The filter is kept for the fields that are resolved only when asked. */
export type ExceptionConnectionSource = Connection<ExceptionSource> & OfOrganization & { filter: ExceptionQuery }
/** `actorId`: who changed it; null: the system. */
export type ExceptionChangeSource = { exception: ExceptionSource; actorId: string | null } & OfOrganization
export type ExceptionCommentSource = Schemas['ExceptionComment'] & OfOrganization
