import type { MutationResolvers, Resolvers } from '../../__generated__/resolverTypes.ts'
import { pageQuery, toConnection } from '../../graph/connection.ts'
import { toPayload } from '../../graph/errors.ts'
import { shownFactor, shownPassword } from '../freshFactor.ts'
import { readMe } from '../viewer/loaders.ts'
import {
  addAuthenticator,
  confirmAuthenticator,
  endOtherSessions,
  endSession,
  finishPasskeyRegistration,
  listLinkedProviders,
  listSecurityEvents,
  listSessions,
  readFactors,
  regenerateBackupCodes,
  relinkProvider,
  removeFactor,
  renameFactor,
  startPasskeyAssertion,
  startPasskeyRegistration,
  unlinkProvider,
} from './accountAccess.ts'

const factors = {
  startPasskeyAssertion: (_root, _args, { personal }) =>
    toPayload(() => startPasskeyAssertion(personal), { options: null }),

  addAuthenticator: (_root, { input }, { personal }) =>
    toPayload(async () => ({ setup: await addAuthenticator(personal, shownPassword(input ?? {})) }), { setup: null }),

  confirmAuthenticator: (_root, { input: { uuid, ...input } }, { personal }) =>
    toPayload(
      async () => {
        const { backupCodes } = await confirmAuthenticator(personal, uuid, input)
        return { backupCodes, viewer: await readMe(personal) }
      },
      { backupCodes: null, viewer: null },
    ),

  startPasskeyRegistration: (_root, { input }, { personal }) =>
    toPayload(
      () => {
        const { passkeyAssertion } = shownFactor(input)
        return startPasskeyRegistration(personal, {
          ...(passkeyAssertion && { passkeyAssertion }),
          ...shownPassword(input),
        })
      },
      { options: null },
    ),

  finishPasskeyRegistration: (_root, { input }, { personal }) =>
    toPayload(
      async () => {
        const { backupCodes } = await finishPasskeyRegistration(personal, input)
        return { backupCodes, viewer: await readMe(personal) }
      },
      { backupCodes: null, viewer: null },
    ),

  renameFactor: (_root, { input: { uuid, name } }, { personal }) =>
    toPayload(async () => ({ factor: await renameFactor(personal, uuid, { name }) }), { factor: null }),

  removeFactor: (_root, { input: { uuid, ...input } }, { personal }) =>
    toPayload(
      async () => {
        await removeFactor(personal, uuid, shownFactor(input))
        return { viewer: await readMe(personal) }
      },
      { viewer: null },
    ),

  regenerateBackupCodes: (_root, { input }, { personal }) =>
    toPayload(
      async () => {
        const { codes } = await regenerateBackupCodes(personal, shownFactor(input))
        return { codes, viewer: await readMe(personal) }
      },
      { codes: null, viewer: null },
    ),
} satisfies MutationResolvers

const providers = {
  unlinkProvider: (_root, { input: { uuid, ...input } }, { personal }) =>
    toPayload(
      async () => {
        await unlinkProvider(personal, uuid, { ...shownFactor(input), ...shownPassword(input) })
        return { viewer: await readMe(personal) }
      },
      { viewer: null },
    ),

  relinkProvider: (_root, { input: { uuid, ...input } }, { personal }) =>
    toPayload(
      async () => {
        await relinkProvider(personal, uuid, { ...shownFactor(input), ...shownPassword(input) })
        return { viewer: await readMe(personal) }
      },
      { viewer: null },
    ),
} satisfies MutationResolvers

const sessions = {
  endSession: (_root, { input: { uuid } }, { personal }) =>
    toPayload(
      async () => {
        await endSession(personal, uuid)
        return { viewer: await readMe(personal) }
      },
      { viewer: null },
    ),

  endOtherSessions: (_root, _args, { personal }) =>
    toPayload(
      async () => {
        const { ended } = await endOtherSessions(personal)
        return { ended, viewer: await readMe(personal) }
      },
      { ended: null, viewer: null },
    ),
} satisfies MutationResolvers

export const accessResolvers = {
  Viewer: {
    secondFactors: async (_viewer, _args, { personal }) => (await readFactors(personal)).items,
    backupCodesLeft: async (_viewer, _args, { personal }) => (await readFactors(personal)).backupCodesLeft,
    linkedProviders: async (_viewer, _args, { personal }) => (await listLinkedProviders(personal)).items,
    sessions: async (_viewer, _args, { personal }) => (await listSessions(personal)).items,
    securityEvents: async (_viewer, args, { personal }) =>
      toConnection(await listSecurityEvents(personal, pageQuery(args)), args, event => event),
  },
  SecondFactor: {
    uuid: ({ id }) => id,
  },
  LinkedProvider: {
    uuid: ({ id }) => id,
  },
  UserSession: {
    uuid: ({ id }) => id,
  },
  AuthenticatorSetup: {
    uuid: ({ id }) => id,
  },
  Mutation: { ...factors, ...providers, ...sessions },
} satisfies Resolvers
