// The modules' authorization rules, checked before their resolvers. A root field or a field of an organization without a rule is closed.
// The services check every permission again; rules only refuse earlier, before any service is called.
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import type { Permission } from '../__generated__/permissions.ts'
import type { Context } from '../context.ts'
import { Refused } from '../graph/errors.ts'
import type { Rule } from '../module.ts'
import { RULES } from '../modules.ts'

const rules = new Map<string, Rule>(Object.entries(RULES))

/** Whether permissions allow a subscription. A socket belongs to a member, or to a user without an organization. */
export function allows(field: string, permissions: ReadonlySet<string>): boolean {
  const rule = rules.get(field)
  if (rule === undefined) return false
  return rule === 'anyone' || rule === 'signedIn' || rule === 'member' || permissions.has(rule)
}

/** Adds the rules to the resolvers of a schema. */
export function guard(schema: GraphQLSchema): GraphQLSchema {
  const organization = schema.getType('Organization')
  guardFields(schema.getQueryType(), checkOfRequest)
  guardFields(schema.getMutationType(), checkOfRequest)
  guardFields(isObjectType(organization) ? organization : null, checkOfOrganization)
  return schema
}

type Check = (context: Context, parent: unknown) => void | Promise<void>

function guardFields(type: GraphQLObjectType | null | undefined, checkFor: (rule: Rule | undefined) => Check | null) {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const check = checkFor(rules.get(`${type?.name}.${field.name}`))
    if (check) field.resolve = checkedFirst(check, field.resolve ?? defaultFieldResolver)
  }
}

const checkedFirst =
  (check: Check, resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, Context> =>
  async (parent, args, context, info) => {
    await check(context, parent)
    return resolve(parent, args, context, info)
  }

const closed: Check = () => {
  throw new Refused('G-20')
}

/** A root field needs permissions in the organization that the request names. */
function checkOfRequest(rule: Rule | undefined): Check | null {
  if (rule === undefined) return closed
  if (rule === 'anyone') return null
  if (rule === 'signedIn') {
    return context => {
      if (context.credential === null) throw new Refused('G-10')
    }
  }
  if (rule === 'member') return async context => void (await context.named.grant())
  return async context => refuseWithout(await context.named.permissions(), rule)
}

/** A field of an organization needs permissions in that one, whichever organization the request names. */
function checkOfOrganization(rule: Rule | undefined): Check | null {
  if (rule === undefined || rule === 'signedIn') return closed
  if (rule === 'anyone' || rule === 'member') return null
  return async (context, parent) => refuseWithout(await context.organization(idOf(parent)).permissions(), rule)
}

function idOf(organization: unknown): string {
  if (typeof organization === 'object' && organization !== null && 'id' in organization) return String(organization.id)
  throw new TypeError('an organization without its id')
}

function refuseWithout(permissions: ReadonlySet<string>, permission: Permission) {
  if (!permissions.has(permission)) throw new Refused('G-20')
}
